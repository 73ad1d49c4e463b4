import type { Dashboard } from '#app/dashboard-contract.ts';
import { describeDue } from '#features/business/lateness.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { shortTime, weekdayDate } from '#platform/dates/short-dates.ts';

export type QueueRow = Dashboard['queue'][number];
export type QueueItem = QueueRow['items'][number];

const labels: Record<QueueItem['kind'], string> = {
  lead: 'Enquiry',
  appointment: 'Appointment to confirm',
  visit: 'Visit to book again',
  quote: 'Quote to write',
  'unsent-quote': 'Quote to send',
  chat: 'Chat for the team',
  step: 'Follow-up',
};

/** What somebody waits for, and since when or for whom. */
export function describeItem({ kind, since, owner }: QueueItem): string {
  const label = labels[kind];
  if (kind === 'step') return owner ? `${label} for ${owner}` : label;
  const day = weekdayDate(dayInLondon(new Date(since)));
  if (kind === 'quote' || kind === 'unsent-quote') return `${label}, visited ${day}`;
  return `${label}, ${day}, ${shortTime(since)}`;
}

/** When the first promise of a row is due, or how late it is; undefined where nothing was promised by a time. */
export function describeWait(
  items: readonly QueueItem[],
  now: Date,
): ReturnType<typeof describeDue> | undefined {
  const first = items.find(({ due }) => due !== null);
  if (!first?.due) return undefined;
  const wait = describeDue(new Date(first.due), now);
  // Nobody was promised an hour.
  if (first.kind === 'step' && wait.state !== 'late')
    return { words: 'Due today', state: 'running' };
  return wait;
}
