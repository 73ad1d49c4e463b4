import { expect, it } from 'vitest';
import type { QueueItem } from './queue-words.ts';
import { describeItem, describeWait } from './queue-words.ts';

const now = new Date('2027-06-16T12:00:00Z');
const item = (kind: QueueItem['kind'], more: Partial<QueueItem> = {}): QueueItem => ({
  kind,
  id: 'one',
  about: null,
  since: '2027-06-15T09:30:00Z',
  due: null,
  owner: null,
  ...more,
});

it.each<[QueueItem, string]>([
  [item('lead'), 'Enquiry, Tue 15 Jun, 10:30'],
  [item('appointment'), 'Appointment to confirm, Tue 15 Jun, 10:30'],
  [item('visit'), 'Visit to book again, Tue 15 Jun, 10:30'],
  [item('chat'), 'Chat for the team, Tue 15 Jun, 10:30'],
  [item('quote'), 'Quote to write, visited Tue 15 Jun'],
  [item('unsent-quote'), 'Quote to send, visited Tue 15 Jun'],
  [item('step', { owner: 'Mo' }), 'Follow-up for Mo'],
])('names what somebody waits for: %j', (one, words) => {
  expect(describeItem(one)).toBe(words);
});

it.each<[string, QueueItem[], ReturnType<typeof describeWait>]>([
  ['nothing of a quote', [item('quote')], undefined],
  [
    'what is promised',
    [item('quote'), item('lead', { due: '2027-06-16T09:00:00Z' })],
    { words: 'Late by 3 hours', state: 'late' },
  ],
  [
    'a follow-up of today without an hour',
    [item('step', { due: '2027-06-16T23:00:00Z' })],
    { words: 'Due today', state: 'running' },
  ],
  [
    'a follow-up of yesterday by our opening hours',
    [item('step', { due: '2027-06-15T23:00:00Z' })],
    { words: 'Late by 5 hours', state: 'late' },
  ],
])('says of a row, %s', (_what, items, words) => {
  expect(describeWait(items, now)).toEqual(words);
});
