import { formatPence } from '#platform/units/pounds.ts';
import { floorName } from '../../../../conversation/describe-record.ts';
import { type FloorChoice, isSameFloor, type PricedJob } from '../../../../conversation/record.ts';
import type { Turn } from '../../../../turn.ts';
import { priceJob } from '../../../pricing/price-job.ts';
import { choiceOf } from '../../../products/choose-floor.ts';
import { fittingFloors } from '../../../products/superlatives/cheapest-floor.ts';

const asksLess = /\b(?:cheap\w*|least|lowest|inexpensive|affordable)\b/i;

/** Why the cheapest carpet of a job with stairs is not the cheapest of all, and what it is with that one in the rooms. */
export async function sayOfStairsCarpet(
  turn: Turn,
  [job, ...others]: readonly PricedJob[],
): Promise<string[]> {
  const { catalogue, message, record } = turn;
  if (!job?.flight || others.length > 0 || job.rooms.length === 0) return [];
  if (!asksLess.test(message.plain)) return [];
  const wishes = record.wishes.filter((wish) => wish !== 'stairs');
  const cheapestOf = (where: Pick<PricedJob, 'rooms' | 'flight'>): FloorChoice | undefined => {
    const first = fittingFloors(catalogue, where, wishes).find(
      ({ category }) => category === 'carpet',
    );
    return first && choiceOf(first);
  };
  const floor = cheapestOf({ rooms: job.rooms });
  const onStairs = cheapestOf(job);
  if (!floor || !onStairs || !isSameFloor(onStairs, job.floor)) return [];
  if (isSameFloor(floor, job.floor)) return [];
  const { fitted } = job;
  const rooms = await priceJob(turn, { rooms: job.rooms, floor, fitted });
  const stairs = await priceJob(turn, { rooms: [], floor: job.floor, fitted, flight: job.flight });
  const pence = rooms.totalPence + stairs.totalPence;
  if (pence >= job.totalPence) return [];
  return [
    `That’s the cheapest that may go on stairs. With ${floorName(floor)} in the rooms and this one on the stairs alone it’s ${formatPence(pence)}.`,
  ];
}
