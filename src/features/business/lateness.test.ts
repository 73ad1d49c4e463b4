import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { describeDue, formatOpenTime, openTimeBetween } from './lateness.ts';

/** A Wednesday in summer, 1pm in London. */
const due = new Date('2027-06-16T12:00:00Z');

it.each([
  ['three days before', '2027-06-13T12:00:00Z', 'Due Wednesday 1pm', 'running'],
  ['the day before', '2027-06-15T12:00:00Z', 'Due tomorrow 1pm', 'running'],
  ['early on the day', '2027-06-16T06:59:00Z', 'Due today 1pm', 'running'],
  ['less than four opening hours before', '2027-06-16T08:01:00Z', 'Due today 1pm', 'urgent'],
  ['on the minute', '2027-06-16T12:00:00Z', 'Due today 1pm', 'urgent'],
  ['half an hour after', '2027-06-16T12:30:00Z', 'Late by under an hour', 'late'],
  ['an hour after', '2027-06-16T13:00:00Z', 'Late by 1 hour', 'late'],
  ['in the night after', '2027-06-16T22:00:00Z', 'Late by 5 hours', 'late'],
  ['at one the next day', '2027-06-17T12:00:00Z', 'Late by 1 day', 'late'],
  ['two days after', '2027-06-18T12:00:00Z', 'Late by 2 days', 'late'],
  ['at Sunday midnight', '2027-06-20T23:00:00Z', 'Late by 3 days', 'late'],
  ['a year after', '2028-06-16T12:00:00Z', 'Late by over 60 days', 'late'],
])('what is due on Wednesday at 1pm is, %s, %j: %s', (_when, now, words, state) => {
  expect(describeDue(due, new Date(now))).toEqual({ words, state });
});

it.each([
  ['a Sunday', '2026-11-29T00:00:00Z', '2026-11-30T00:00:00Z', 0],
  ['Christmas Day and Boxing Day', '2026-12-25T00:00:00Z', '2026-12-28T00:00:00Z', 0],
  ['a weekday', '2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z', 10],
  ['a Saturday', '2026-11-28T00:00:00Z', '2026-11-29T00:00:00Z', 7],
  ['a part of a day', '2026-12-01T09:15:00Z', '2026-12-01T10:00:00Z', 0.75],
  ['nothing backwards', '2026-12-02T09:00:00Z', '2026-12-01T09:00:00Z', 0],
])('counts the opening hours of %s', (_what, from, to, hours) => {
  expect(openTimeBetween(new Date(from), new Date(to))).toBe(hours * 3_600_000);
});

it.each([
  [59, 'under an hour'],
  [60, '1 hour'],
  [599, '9 hours'],
  [600, '1 day'],
  [1_200, '2 days'],
])('calls %d opening minutes %s', (minutes, words) => {
  expect(formatOpenTime(minutes * 60_000)).toBe(words);
});

it('is the sum of its parts', () => {
  const from = Date.parse('2026-01-01T00:00:00Z');
  const minute = fc.integer({ min: 0, max: 20 * 24 * 60 });
  fc.assert(
    fc.property(minute, minute, minute, (start, some, more) => {
      const at = (minutes: number) => new Date(from + minutes * 60_000);
      const one = openTimeBetween(at(start), at(start + some));
      const both = openTimeBetween(at(start), at(start + some + more));
      expect(both).toBe(one + openTimeBetween(at(start + some), at(start + some + more)));
    }),
    { numRuns: 50 },
  );
});
