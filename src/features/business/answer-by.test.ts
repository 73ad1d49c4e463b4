import { expect, it } from 'vitest';
import { dayInLondon, weekdayOf } from '#platform/dates/london-time.ts';
import { fc } from '#tests/support/properties.ts';
import { answerBy, formatAnswerBy, sayConfirmBy } from './answer-by.ts';
import { holidaysBetween } from './bank-holidays.ts';

it.each([
  ['a weekday', '2026-12-01T10:00:00Z', '2026-12-02T10:00:00.000Z', 'Wednesday 10am'],
  ['between two hours', '2026-12-01T10:20:00Z', '2026-12-02T11:00:00.000Z', 'Wednesday 11am'],
  ['noon', '2026-12-01T12:00:00Z', '2026-12-02T12:00:00.000Z', 'Wednesday 12pm'],
  ['an evening', '2026-12-01T20:00:00Z', '2026-12-03T10:00:00.000Z', 'Thursday 10am'],
  ['a night', '2026-12-01T03:00:00Z', '2026-12-02T10:00:00.000Z', 'Wednesday 10am'],
  ['a Friday evening', '2026-11-27T17:30:00Z', '2026-11-30T10:00:00.000Z', 'Monday 10am'],
  ['a Saturday', '2026-11-28T17:00:00Z', '2026-11-30T10:00:00.000Z', 'Monday 10am'],
  ['a Sunday morning', '2026-11-29T09:00:00Z', '2026-11-30T09:00:00.000Z', 'Monday 9am'],
  ['Christmas Eve', '2026-12-24T12:00:00Z', '2026-12-29T10:00:00.000Z', 'Tuesday 10am'],
  ['summer time', '2027-06-14T12:00:00Z', '2027-06-15T12:00:00.000Z', 'Tuesday 1pm'],
  ['the clocks going back', '2026-10-24T18:00:00Z', '2026-10-26T10:00:00.000Z', 'Monday 10am'],
])('answers what is asked on %s in opening hours', (_when, at, due, words) => {
  const asked = new Date(at);
  expect(answerBy(asked).toISOString()).toBe(due);
  expect(formatAnswerBy(new Date(due), asked)).toBe(words);
});

it('names the date of an answer that is a week away', () => {
  const due = new Date('2026-12-29T10:00:00Z');
  expect(sayConfirmBy(due, new Date('2026-12-22T10:00:00Z'))).toBe(
    'We’ve got your request. We’ll confirm by Tue 29 Dec 2026, 10am.',
  );
});

it('never answers sooner than promised, on a closed day, or after more than six days', () => {
  const from = Date.parse('2026-01-01T00:00:00Z');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 * 365 * 24 * 60 }), (minutes) => {
      const asked = new Date(from + minutes * 60_000);
      const due = answerBy(asked);
      const hours = (due.getTime() - asked.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThanOrEqual(24);
      expect(hours).toBeLessThan(6 * 24);
      const day = dayInLondon(due);
      expect([weekdayOf(day) === 0, holidaysBetween(day, day)]).toEqual([false, []]);
    }),
  );
});
