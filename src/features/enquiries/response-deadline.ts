import { answerBy } from '#features/business/answer-by.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Promised = { createdAt: string; followedUp: boolean; followedUpAt: string | null };

/**
 * The state of the promise to respond within 24 hours, or when we are open again: the time left until a follow-up, then whether it was
 * kept. Hours are rounded down, so that the time left is never overstated.
 */
export function describeResponseDeadline(
  { createdAt, followedUp, followedUpAt }: Promised,
  now: Date,
): { words: string; state: 'running' | 'urgent' | 'late' | 'kept' | 'missed' } {
  const due = answerBy(new Date(createdAt)).getTime();
  const end = followedUp && followedUpAt ? new Date(followedUpAt).getTime() : now.getTime();
  const left = due - end;
  const length = describeLength(Math.abs(left));
  if (followedUp)
    return left >= 0
      ? { words: 'In time', state: 'kept' }
      : { words: `${length} late`, state: 'missed' };
  if (left < 0) return { words: `Late by ${length}`, state: 'late' };
  return { words: `${length} left`, state: left < 4 * hourMs ? 'urgent' : 'running' };
}

function describeLength(ms: number): string {
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  if (ms < 48 * hourMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / (24 * hourMs))} days`;
}
