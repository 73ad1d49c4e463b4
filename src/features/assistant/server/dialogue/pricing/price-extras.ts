import { formatPence, toPence } from '#platform/units/pounds.ts';
import type { ChargeFact } from '../../conversation/estimate-fact.ts';
import type { PricedJob } from '../../conversation/record.ts';
import { asksUplift } from '../../tools/describe-extras.ts';
import type { Turn } from '../../turn.ts';
import { sumOf } from './price-job.ts';
import { toEstimateJob } from './to-estimate-job.ts';

/** Work beside the fitting that a job could have as well, in pence. */
export type ExtraPrices = {
  uplift: number;
  furniture: number;
  furnitureRoom: number;
  doorTrim: number;
};

/** What jobs come to with the old floor taken up, once that was asked for. */
export async function sayWithUplift(turn: Turn, jobs: readonly PricedJob[]): Promise<string[]> {
  const { record, message } = turn;
  if (asksUplift(message.plain)) record.wantsUplift = true;
  const extras = record.wantsUplift ? await priceExtras(turn, jobs) : undefined;
  if (!extras) return [];
  const all = formatPence(sumOf(jobs) + extras.uplift);
  return [`With the old floor taken up, ${formatPence(extras.uplift)}, it’s ${all} in all.`];
}

/**
 * Asks the calculator what jobs that are had together would cost with all extras, which are one job of work whatever
 * the floors; nothing where one is without fitting, which has none.
 */
export async function priceExtras(
  turn: Turn,
  jobs: readonly PricedJob[],
): Promise<ExtraPrices | undefined> {
  const [first] = jobs;
  if (!first || jobs.some(({ fitted }) => !fitted)) return undefined;
  const rooms = jobs.flatMap((job) => job.rooms);
  const withStairs = jobs.find(({ flight }) => flight);
  const { floor, flight } = withStairs ?? first;
  const asked = toEstimateJob(turn, { rooms, floor: { kind: floor.kind }, fitted: true, flight });
  const { charges } = await turn.tools.estimate({
    ...asked,
    extras: {
      uplift: true,
      furnitureRooms: Math.min(Math.max(1, rooms.length), asked.rooms.length),
      doorTrims: 1,
      plywood: [],
      levelling: [],
    },
  });
  const find = (...names: string[]): ChargeFact | undefined =>
    charges?.find(({ name }) => names.includes(name));
  const [uplift, furniture, trim] = [
    find('uplift', 'upliftMinimum'),
    find('furniture'),
    find('doorTrims'),
  ];
  if (!uplift?.price || !furniture?.price || !furniture.unitPrice || !trim?.price) return undefined;
  return {
    uplift: toPence(uplift.price),
    furniture: toPence(furniture.price),
    furnitureRoom: toPence(furniture.unitPrice),
    doorTrim: toPence(trim.price),
  };
}
