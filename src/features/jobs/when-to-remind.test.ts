import { expect, it } from 'vitest';
import { countDueReminders } from './when-to-remind.ts';

const quote = { sentAt: new Date('2027-03-22T23:30:00Z'), validUntil: '2027-04-21' };
const due = (now: string, more = {}) => countDueReminders({ ...quote, ...more }, new Date(now));

it('counts the reminders 3 and 7 London days after sending and on the last day, from 9am', () => {
  expect(due('2027-03-24T12:00:00Z')).toBe(0);
  expect(due('2027-03-25T08:59:00Z')).toBe(0);
  expect(due('2027-03-25T09:00:00Z')).toBe(1);
  // The clocks have changed.
  expect(due('2027-03-29T07:59:00Z')).toBe(0);
  expect(due('2027-03-29T08:00:00Z')).toBe(2);
  expect(due('2027-04-20T12:00:00Z')).toBe(2);
  expect(due('2027-04-21T08:00:00Z')).toBe(3);
  expect(due('2027-04-22T12:00:00Z')).toBe(0);
});

it('has one on the last day of a quote that stands for two days', () => {
  expect(due('2027-03-24T12:00:00Z', { validUntil: '2027-03-24' })).toBe(3);
});

it('has none on the day on which it was sent, be it its last', () => {
  expect(due('2027-03-22T23:40:00Z', { validUntil: '2027-03-22' })).toBe(0);
});
