import { expect, it } from 'vitest';
import { describeResponseDeadline } from './response-deadline.ts';

const createdAt = '2027-06-15T12:00:00Z';
const open = { createdAt, followedUp: false, followedUpAt: null };

it.each([
  ['2027-06-15T12:00:00Z', 'Due tomorrow 1pm', 'running'],
  ['2027-06-16T11:15:00Z', 'Due today 1pm', 'urgent'],
  ['2027-06-16T14:30:00Z', 'Late by 2 hours', 'late'],
  ['2027-06-21T12:00:00Z', 'Late by 3 days', 'late'],
])('at %s an enquiry without follow-up shows %s', (now, words, state) => {
  expect(describeResponseDeadline(open, new Date(now))).toEqual({ words, state });
});

it.each([
  ['2027-06-16T11:00:00Z', 'In time', 'kept'],
  ['2027-06-16T12:10:00Z', 'Under an hour late', 'missed'],
  ['2027-06-16T14:30:00Z', '2 hours late', 'missed'],
])('with a follow-up at %s it shows %s from then on', (followedUpAt, words, state) => {
  const lead = { createdAt, followedUp: true, followedUpAt };
  expect(describeResponseDeadline(lead, new Date('2030-01-01T00:00:00Z'))).toEqual({
    words,
    state,
  });
});
