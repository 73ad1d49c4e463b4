import { expect, test } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { driveTimeText } from './drive-time.ts';

test.each([
  ['Bath', 11.8, '25 minutes'],
  ['Corsham', 3.9, '10 minutes'],
  ['Swindon', 16.6, '35 minutes'],
  ['next door', 0, 'under 10 minutes'],
])('the drive to %s', (_, miles, text) => {
  expect(driveTimeText(miles)).toBe(text);
});

test('a longer way never takes less', () => {
  const minutes = (miles: number) => Number(/\d+/.exec(driveTimeText(miles))?.[0]);
  const miles = fc.double({ min: 0, max: 200, noNaN: true });
  fc.assert(
    fc.property(miles, miles, (a, b) => {
      expect(minutes(Math.min(a, b))).toBeLessThanOrEqual(minutes(Math.max(a, b)));
    }),
  );
});
