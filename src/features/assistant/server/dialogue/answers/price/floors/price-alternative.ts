import { formatPence } from '#platform/units/pounds.ts';
import type { PricedJob } from '../../../../conversation/record.ts';
import type { Turn } from '../../../../turn.ts';
import { describeJob, priceJob, sumOf } from '../../../pricing/price-job.ts';

/** "Vinyl or laminate in the lounge, carpet in the bedrooms": the same with the other floor in that room. */
export async function priceAlternative(turn: Turn, jobs: readonly PricedJob[]): Promise<string[]> {
  const base = jobs.find(({ rooms }) => rooms.length > 0 && rooms.every((room) => room.floorOr));
  const floor = base?.rooms[0]?.floorOr;
  if (!base || !floor) return [];
  const job = await priceJob(turn, { ...base, floor });
  const pence = sumOf(jobs) - base.totalPence + job.totalPence;
  return [
    `Or: ${describeJob(job)}`,
    ...(jobs.length > 1 ? [`Together then: ${formatPence(pence)}.`] : []),
  ];
}
