import { consider, type PricedJob } from '../../../conversation/record.ts';
import type { Turn } from '../../../turn.ts';

/** Notes jobs as the last ones that were priced. @returns the lines that tell their prices */
export function noteJobs(
  turn: Turn,
  jobs: readonly PricedJob[],
  lines: readonly string[],
): string[] {
  const { record } = turn;
  record.pricedBefore = [...record.priced, ...record.pricedBefore].slice(0, 6);
  record.priced = [...jobs];
  const last = jobs.findLast(({ fitted }) => fitted) ?? jobs.at(-1);
  if (last) record.estimateId = last.estimate.id;
  delete record.settled;
  for (const { floor } of jobs) consider(record, floor);
  turn.evidence.push(...lines);
  return [...lines];
}
