import { formatPence, toPence } from '#platform/units/pounds.ts';
import { capitalise, listOf, sizeText, standardOf } from '../../conversation/describe-record.ts';
import type { ChargeFact } from '../../conversation/job/estimate-fact.ts';
import { hasSameSides, type PricedJob, type RoomRecord } from '../../conversation/record.ts';
import type { Turn } from '../../turn.ts';
import { type ExtrasWanted, readExtras } from '../observe/extras/read-extras.ts';
import type { PartLeftOut } from '../observe/extras/read-left-out.ts';
import { edgingName } from './name-accessories.ts';
import { sumOf } from './price-job.ts';
import { toEstimateJob } from './to-estimate-job.ts';

/** Work beside the fitting that a job could have as well, in pence, and the area that it is for. */
export type ExtraPrices = {
  areaM2: number;
  uplift: number;
  furniture: number;
  furnitureRoom: number;
  doorTrim: number;
  /** Of every room; nothing on stairs alone. */
  levelling: number;
  /** Under the thin floors, where others are laid with them. */
  plywood: number;
};

/** What decides on the price of work beside the fitting. */
type JobOfWork = Pick<PricedJob, 'rooms' | 'flight' | 'floor' | 'fitted'>;

/** What jobs come to as they are wanted: with the work beside the fitting, and without what is left out. */
export async function sayWithExtras(turn: Turn, jobs: readonly PricedJob[]): Promise<string[]> {
  const { record, message } = turn;
  const wanted = { ...record.extras, ...readExtras(message.plain) };
  if (Object.keys(wanted).length > 0) record.extras = wanted;
  delete record.inAllPence;
  const works = await priceWorks(turn, jobs);
  const gone = partsLeftOut(record, jobs);
  const within = (record.without ?? []).filter((part) => isWithin(part, jobs));
  const kept = within.map((part) => `That has the ${nameOf(part, jobs)} in it: ${ifSound}`);
  if (works.length + gone.length === 0) return kept;
  const saved = gone.reduce((sum, { pence }) => sum + pence, 0);
  const all = works.reduce((sum, { pence }) => sum + pence, sumOf(jobs) - saved);
  record.inAllPence = all;
  const isOne = works.length + gone.length === 1;
  const told = [...listItems('with', works, isOne), ...listItems('without', gone, isOne)].join(
    ' and ',
  );
  const isSeenFirst = works.some(({ work }) => work === 'levelling' || work === 'plywood');
  return [
    `${capitalise(told)} it’s ${formatPence(all)} in all.${isSeenFirst ? ` ${atVisit(works)}` : ''}`,
    ...kept,
  ];
}

const atVisit = (works: readonly Work[]): string => {
  const named = (['levelling', 'plywood'] as const).filter((one) =>
    works.some(({ work }) => work === one),
  );
  return `The ${listOf(named)} ${named.length > 1 ? 'are' : 'is'} confirmed at the free measure.`;
};

type Item = { name: string; pence: number };
type Work = Item & { work: keyof ExtrasWanted };

/** What jobs come to as they are wanted so far, without one work that is asked about. */
export async function priceBeside(
  turn: Turn,
  jobs: readonly PricedJob[],
  asked: keyof ExtrasWanted | undefined,
): Promise<{ pence: number; names: string[] }> {
  const works = (await priceWorks(turn, jobs)).filter(({ work }) => work !== asked);
  const gone = partsLeftOut(turn.record, jobs);
  const saved = gone.reduce((sum, { pence }) => sum + pence, 0);
  const pence = works.reduce((sum, one) => sum + one.pence, sumOf(jobs) - saved);
  return { pence, names: works.map(({ name }) => name) };
}

/** "With the old floor taken up, £30.00," alone; "(£30.00)" among others. */
function listItems(word: string, items: readonly Item[], isOne: boolean): string[] {
  const told = items.map(({ name, pence }) =>
    isOne ? `${name}, ${formatPence(pence)},` : `${name} (${formatPence(pence)})`,
  );
  return items.length === 0 ? [] : [`${word} ${listOf(told)}`];
}

const ifSound = 'if yours is sound, tell us at the free measure.';

function nameOf(part: PartLeftOut, jobs: readonly PricedJob[]): string {
  if (part === 'underlay') return 'underlay';
  if (part === 'doorBars') return 'door bars';
  const own = jobs.filter((job) => penceOf(part, job) > 0);
  const edgings = (own.length > 0 ? own : jobs).map(({ floor }) => edgingName(floor.kind));
  return listOf([...new Set(edgings)]);
}

/** The parts that jobs are wanted without, and that are in their sum. */
const partsLeftOut = ({ without = [] }: Turn['record'], jobs: readonly PricedJob[]): Item[] =>
  without.flatMap((part) => {
    const pence = jobs.reduce((sum, job) => sum + penceOf(part, job), 0);
    return pence > 0 ? [{ name: nameOf(part, jobs), pence }] : [];
  });

/** Whether a part is in a sum that does not tell it apart. */
const isWithin = (part: PartLeftOut, jobs: readonly PricedJob[]): boolean =>
  jobs.some(
    ({ estimate: { breakdown, charges: all }, fittingIncluded }) =>
      fittingIncluded || (part !== 'underlay' && !all && breakdown.accessories > 0),
  );

const charges: Record<Exclude<PartLeftOut, 'underlay'>, readonly string[]> = {
  edging: ['edging'],
  doorBars: ['doorBars', 'hardDoorBars', 'rampDoorBars'],
};

/** What a part of a job comes to; nothing in a floor that is sold with its fitting. */
function penceOf(part: PartLeftOut, { estimate, fittingIncluded }: PricedJob): number {
  if (fittingIncluded) return 0;
  if (part === 'underlay') return toPence(estimate.breakdown.underlay);
  return (estimate.charges ?? [])
    .filter(({ name }) => charges[part].includes(name))
    .reduce((sum, { price = 0 }) => sum + toPence(price), 0);
}

/** The work beside the fitting that is wanted with jobs, with its prices. */
async function priceWorks(turn: Turn, jobs: readonly PricedJob[]): Promise<Work[]> {
  const wanted = turn.record.extras ?? {};
  if (Object.keys(wanted).length === 0) return [];
  const extras = await priceExtras(turn, jobs);
  if (!extras) return [];
  const { uplift, furniture, doors = 0, levelling, plywood } = wanted;
  return [
    ...(uplift
      ? [{ work: 'uplift' as const, name: nameUplift(turn.record, jobs), pence: extras.uplift }]
      : []),
    ...(furniture
      ? [{ work: 'furniture' as const, name: 'the furniture moved', pence: extras.furniture }]
      : []),
    ...(doors > 0
      ? [
          {
            work: 'doors' as const,
            name: `${doors} ${doors === 1 ? 'door' : 'doors'} trimmed`,
            pence: doors * extras.doorTrim,
          },
        ]
      : []),
    ...(levelling && extras.levelling > 0
      ? [
          {
            work: 'levelling' as const,
            name: 'levelling of the whole floor',
            pence: extras.levelling,
          },
        ]
      : []),
    ...(plywood && extras.plywood > 0
      ? [{ work: 'plywood' as const, name: 'plywood', pence: extras.plywood }]
      : []),
  ];
}

/** "The old floor in the kitchen taken up" */
function nameUplift(record: Turn['record'], jobs: readonly PricedJob[]): string {
  const rooms = roomsUp(record, jobs);
  return rooms.length > 0 ? `the old floor in ${listOf(rooms)} taken up` : 'the old floor taken up';
}

/**
 * Asks the calculator what jobs that are had together would cost with all extras, which are one job of work whatever
 * the floors; nothing where one is without fitting, which has none.
 */
export async function priceExtras(
  turn: Turn,
  jobs: readonly JobOfWork[],
): Promise<ExtraPrices | undefined> {
  const [first] = jobs;
  if (!first || jobs.some(({ fitted }) => !fitted)) return undefined;
  const rooms = jobs.flatMap((job) => job.rooms);
  const withStairs = jobs.find(({ flight }) => flight);
  const { floor, flight } = withStairs ?? first;
  const asked = toEstimateJob(turn, { rooms, floor: { kind: floor.kind }, fitted: true, flight });
  const ofRooms = asked.rooms.flatMap((room, at) => ('stairs' in room ? [] : [at]));
  const { charges, totalArea } = await turn.tools.estimate({
    ...asked,
    extras: {
      uplift: true,
      furnitureRooms: Math.min(Math.max(1, rooms.length), asked.rooms.length),
      doorTrims: 1,
      plywood: ofRooms,
      levelling: ofRooms,
    },
  });
  const find = (...names: string[]): ChargeFact | undefined =>
    charges?.find(({ name }) => names.includes(name));
  const [uplift, furniture, trim, levelling, ply] = [
    find('uplift', 'upliftMinimum'),
    find('furniture'),
    find('doorTrims'),
    find('levelling'),
    find('plywood'),
  ];
  const ofSome = withOldFloorUp(turn.record, jobs);
  const upOfSome = ofSome && (await priceExtras(turn, ofSome));
  const thin = jobs.filter(({ floor: { kind: one } }) => standardOf(one) === 'vinyl');
  const isMixed = thin.length > 0 && thin.length < jobs.length;
  const underThin = isMixed ? await priceExtras(turn, thin) : undefined;
  if (!uplift?.price || !furniture?.price || !furniture.unitPrice || !trim?.price) return undefined;
  return {
    areaM2: totalArea,
    uplift: upOfSome?.uplift ?? toPence(uplift.price),
    furniture: toPence(furniture.price),
    furnitureRoom: toPence(furniture.unitPrice),
    doorTrim: toPence(trim.price),
    levelling: toPence(levelling?.price ?? 0),
    plywood: underThin?.plywood ?? toPence(ply?.price ?? 0),
  };
}

/** The jobs are of the record as it was stored: a room is known by its name and its sides. */
const keepsOldFloor = ({ rooms }: Turn['record'], room: RoomRecord): boolean =>
  rooms.some((one) => one.keepsOldFloor && one.name === room.name && hasSameSides(one, room));

/** Jobs with those rooms alone in which the old floor comes up; nothing where that is all of them. */
function withOldFloorUp(
  record: Turn['record'],
  jobs: readonly JobOfWork[],
): JobOfWork[] | undefined {
  const rooms = jobs.flatMap((job) => job.rooms);
  const isUp = (room: RoomRecord) => !keepsOldFloor(record, room);
  const up = rooms.filter(isUp);
  if (up.length === 0 || up.length === rooms.length) return undefined;
  return jobs
    .map((job) => ({ ...job, rooms: job.rooms.filter(isUp) }))
    .filter((job) => job.rooms.length > 0);
}

/** The rooms in which the old floor comes up, by name, where it stays down in others. */
export function roomsUp(record: Turn['record'], jobs: readonly PricedJob[]): string[] {
  const names = (withOldFloorUp(record, jobs) ?? []).flatMap((job) =>
    job.rooms.map((room) => room.name ?? sizeText(room)),
  );
  return names.map((name) => (/\d$/.test(name) ? name : `the ${name}`));
}
