import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { readTimeRanges, writeTimeRanges } from './time-ranges.ts';

it('reads times of a day in order', () => {
  expect(readTimeRanges('9:00-11:00, 11:30 – 13:00')).toEqual([
    { from: '09:00', to: '11:00' },
    { from: '11:30', to: '13:00' },
  ]);
});

it.each([
  '',
  '9-11',
  '9:00',
  '9:00-9:00',
  '11:00-9:00',
  '9:00-24:00',
  '9:60-10:00',
  '9:00-11:00,',
  '9:00-11:00,10:00-12:00',
  '13:00-15:00,9:00-11:00',
  '9:00-11:00-13:00',
])('refuses %j', (text) => {
  expect(readTimeRanges(text)).toBeUndefined();
});

it('reads what it writes', () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 24 * 60 - 1 }), {
    minLength: 2,
    maxLength: 16,
  });
  fc.assert(
    fc.property(times, (minutes) => {
      const sorted = minutes.toSorted((a, b) => a - b).map(asTime);
      const ranges = Array.from({ length: Math.floor(sorted.length / 2) }, (_, i) => ({
        from: sorted[2 * i] ?? '',
        to: sorted[2 * i + 1] ?? '',
      }));
      expect(readTimeRanges(writeTimeRanges(ranges))).toEqual(ranges);
    }),
  );
});

const asTime = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
