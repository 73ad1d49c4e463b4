import { formatPence, toPence } from '#platform/units/pounds.ts';
import { listOf } from '../../conversation/describe-record.ts';
import type { ChargeFact } from '../../conversation/estimate-fact.ts';
import type { PricedJob } from '../../conversation/record.ts';
import type { Turn } from '../../turn.ts';
import { type ExtrasWanted, readExtras } from '../observe/project/read-extras.ts';
import { sumOf } from './price-job.ts';
import { toEstimateJob } from './to-estimate-job.ts';

/** Work beside the fitting that a job could have as well, in pence. */
export type ExtraPrices = {
  uplift: number;
  furniture: number;
  furnitureRoom: number;
  doorTrim: number;
};

/** What jobs come to with the work beside the fitting, once that was asked for. */
export async function sayWithExtras(turn: Turn, jobs: readonly PricedJob[]): Promise<string[]> {
  const { record, message } = turn;
  const wanted = { ...record.extras, ...readExtras(message.plain) };
  if (Object.keys(wanted).length === 0) return [];
  record.extras = wanted;
  return sayExtras(turn, jobs, wanted);
}

/** The sum of jobs with the work beside the fitting that is wanted. */
export async function sayExtras(
  turn: Turn,
  jobs: readonly PricedJob[],
  wanted: ExtrasWanted,
): Promise<string[]> {
  const extras = await priceExtras(turn, jobs);
  if (!extras) return [];
  const { uplift, furniture, doors = 0 } = wanted;
  const works = [
    ...(uplift ? [{ name: 'the old floor taken up', pence: extras.uplift }] : []),
    ...(furniture ? [{ name: 'the furniture moved', pence: extras.furniture }] : []),
    ...(doors > 0
      ? [
          {
            name: `${doors} ${doors === 1 ? 'door' : 'doors'} trimmed`,
            pence: doors * extras.doorTrim,
          },
        ]
      : []),
  ];
  const all = works.reduce((sum, { pence }) => sum + pence, sumOf(jobs));
  const [only, ...others] = works;
  const told =
    only && others.length === 0
      ? `${only.name}, ${formatPence(only.pence)},`
      : listOf(works.map(({ name, pence }) => `${name} (${formatPence(pence)})`));
  return [`With ${told} it’s ${formatPence(all)} in all.`];
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
