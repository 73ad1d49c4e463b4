import { deadlineLooks } from '#platform/client/staff/staff-table.tsx';
import { describeResponseDeadline } from '../../response-deadline.ts';

type TimeLeftProps = Parameters<typeof describeResponseDeadline>[0] & { now: Date };

/** When an answer is due or how late it is, or whether the promise was kept. */
export function TimeLeft({ now, ...promised }: TimeLeftProps) {
  const { words, state } = describeResponseDeadline(promised, now);
  return <span className={`tabular-nums ${deadlineLooks[state]}`}>{words}</span>;
}
