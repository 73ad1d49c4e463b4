import { answerBy } from '#features/business/answer-by.ts';
import { describeDue, formatOpenTime, openTimeBetween } from '#features/business/lateness.ts';

type Promised = { createdAt: string; followedUp: boolean; followedUpAt: string | null };

/**
 * The state of the promise to respond within 24 hours, or when we are open again: when it is due or by how much it is
 * late until a follow-up, then whether it was kept.
 */
export function describeResponseDeadline(
  { createdAt, followedUp, followedUpAt }: Promised,
  now: Date,
): { words: string; state: 'running' | 'urgent' | 'late' | 'kept' | 'missed' } {
  const due = answerBy(new Date(createdAt));
  if (!followedUp) return describeDue(due, now);
  const end = followedUpAt ? new Date(followedUpAt) : now;
  return end <= due
    ? { words: 'In time', state: 'kept' }
    : { words: `${capitalise(formatOpenTime(openTimeBetween(due, end)))} late`, state: 'missed' };
}

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
