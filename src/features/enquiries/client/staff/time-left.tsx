import { describeResponseDeadline } from '../../response-deadline.ts';

/** Classes of a deadline by its state. */
export const deadlineLooks = {
  running: 'text-ink-soft',
  urgent: 'font-semibold text-ink',
  late: 'font-semibold text-error',
  kept: 'text-ink-soft',
  missed: 'text-ink-soft',
};

type TimeLeftProps = Parameters<typeof describeResponseDeadline>[0] & { now: Date };

/** When an answer is due or how late it is, or whether the promise was kept. */
export function TimeLeft({ now, ...promised }: TimeLeftProps) {
  const { words, state } = describeResponseDeadline(promised, now);
  return <span className={`tabular-nums ${deadlineLooks[state]}`}>{words}</span>;
}
