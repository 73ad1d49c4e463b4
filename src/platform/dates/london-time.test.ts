import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import {
  addDays,
  dayInLondon,
  daysBetween,
  instantInLondon,
  isDay,
  weekdayOf,
} from './london-time.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day in London', () => {
  it.each([
    ['2026-01-15T23:59:59Z', '2026-01-15'],
    ['2026-07-15T22:59:59Z', '2026-07-15'],
    ['2026-07-15T23:00:00Z', '2026-07-16'],
    ['2026-03-29T00:59:59Z', '2026-03-29'],
    ['2026-10-24T23:00:00Z', '2026-10-25'],
    ['2026-10-25T23:59:59Z', '2026-10-25'],
    ['2028-02-29T12:00:00Z', '2028-02-29'],
  ])('at %s is %s', (instant, expected) => {
    expect(dayInLondon(new Date(instant))).toBe(expected);
  });

  it.each([
    ['2026-03-28', '09:00', '2026-03-28T09:00:00Z'],
    ['2026-03-29', '09:00', '2026-03-29T08:00:00Z'],
    ['2026-03-29', '00:00', '2026-03-29T00:00:00Z'],
    ['2026-03-30', '00:00', '2026-03-29T23:00:00Z'],
    ['2026-10-24', '09:00', '2026-10-24T08:00:00Z'],
    ['2026-10-25', '00:00', '2026-10-24T23:00:00Z'],
    ['2026-10-25', '09:00', '2026-10-25T09:00:00Z'],
  ])('%s at %s is the instant %s, on both sides of the clock changes', (on, time, instant) => {
    expect(instantInLondon(on, time)).toEqual(new Date(instant));
  });

  it('begins at midnight; the instant before belongs to the previous day', () => {
    fc.assert(
      fc.property(day, (on) => {
        const midnight = instantInLondon(on, '00:00');
        expect(dayInLondon(midnight)).toBe(on);
        expect(dayInLondon(new Date(midnight.getTime() - 1))).toBe(addDays(on, -1));
      }),
    );
  });

  it('converts a London time to the instant at which London clocks show it', () => {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      hour: '2-digit',
      minute: '2-digit',
    });
    fc.assert(
      fc.property(day, fc.constantFrom('09:00', '11:00', '13:00', '15:00', '17:00'), (on, time) => {
        expect(clock.format(instantInLondon(on, time))).toBe(time);
      }),
    );
  });

  it('adds and counts days consistently', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (from, days) => {
        const to = addDays(from, days);
        expect(isDay(to)).toBe(true);
        expect(daysBetween(from, to)).toBe(days);
        expect(weekdayOf(to)).toBe((((weekdayOf(from) + days) % 7) + 7) % 7);
      }),
    );
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '26-01-01', '', '2026-04-31'])(
    'is not %s',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it('is 29 February in a leap year', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  });
});
