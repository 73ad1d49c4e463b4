import { vatMark } from '#features/business/facts.ts';
import { formatPence, formatPounds, toPence } from '#platform/units/pounds.ts';
import {
  capitalise,
  flightText,
  floorName,
  listOf,
  sizeText,
  tidy,
} from '../../conversation/describe-record.ts';
import type { EstimateFact } from '../../conversation/job/estimate-fact.ts';
import type { ConversationRecord, Flight, PricedJob } from '../../conversation/record.ts';
import { findLanding } from '../../nlu/room-sizes/flights.ts';
import type { Turn } from '../../turn.ts';
import { underlayName } from '../observe/project/choose-underlay.ts';
import { nameAccessories } from './name-accessories.ts';
import { waysToPlace } from './place-parts.ts';
import { type Job, productOf, toEstimateJob, toStairs, underlayFor } from './to-estimate-job.ts';

const rollWidths = [2, 3, 4, 5] as const;

const stairsByStep =
  'Stairs aren’t in that figure: tell me the number of steps and I’ll add them. We check it all at the free measure.';
const stairsAtVisit =
  'Stairs aren’t in that figure: on a hard floor we price them at the free measure.';
const stairsLeftOut = 'The stairs aren’t in that figure.';

/** Asks about a flight that turns what its price depends on. */
export const askForWinders = (steps: number) =>
  `How many of the ${steps} steps are winders, the triangular ones that go round the turn? If the turn is a small landing, say none. We check it all at the free measure.`;

/** Says that a price is without stairs, and how they get one. */
export function sayStairsMissing(
  { stairsFloor, flight, turningSteps }: ConversationRecord,
  jobs: readonly PricedJob[],
): string {
  const floors = stairsFloor ? [stairsFloor] : jobs.map(({ floor }) => floor);
  if (!floors.some(({ kind }) => kind === 'carpet')) return stairsAtVisit;
  if (flight) return stairsLeftOut;
  return turningSteps ? `${stairsLeftOut} ${askForWinders(turningSteps)}` : stairsByStep;
}

/** Says which width was assumed where none was told, and that stairs are measured before the quote. */
export function sayStairsChecked(flight: Flight): string {
  const { widthMm, runnerMm } = flight;
  const isAssumed = widthMm === undefined && runnerMm === undefined;
  return isAssumed
    ? `That’s for stairs ${toStairs(flight, undefined).width} m wide: we check yours at the free measure.`
    : 'We check your stairs at the free measure.';
}

/**
 * Works out a job's price as one that the reply tells.
 * @throws what the calculator throws
 */
export async function priceJob(turn: Turn, of: Job): Promise<PricedJob> {
  const job = await workOutJob(turn, of);
  turn.jobs.push(job);
  return job;
}

/**
 * Prices a job with the calculator, on the cheaper roll unless one was asked for; where it is not known on which wall
 * a bay or the other part of an L lies, the dearest way.
 * @throws what the calculator throws
 */
export async function workOutJob(turn: Turn, of: Job): Promise<PricedJob> {
  const ways = Math.max(1, ...of.rooms.map((room) => waysToPlace(room).length));
  const jobs: PricedJob[] = [];
  for (let way = 0; way < ways; way += 1) jobs.push(await priceOneWay(turn, of, way));
  const [dearest, ...others] = jobs.toSorted((one, other) => other.totalPence - one.totalPence);
  const min = others.at(-1)?.totalPence;
  return {
    ...(dearest as PricedJob),
    ...(min !== undefined && min !== dearest?.totalPence && { minPence: min }),
  };
}

async function priceOneWay(turn: Turn, of: Job, way: number): Promise<PricedJob> {
  const { rooms, floor, fitted, rollWidth, flight } = of;
  const asked = toEstimateJob(turn, of, way);
  let estimate = await turn.tools.estimate(asked);
  const { otherWidth } = estimate;
  const isOtherCheaper =
    rollWidth === undefined && otherWidth !== null && otherWidth.total < estimate.breakdown.total;
  const width = rollWidths.find((known) => known === otherWidth?.rollWidth);
  if (isOtherCheaper && width)
    estimate = await turn.tools.estimate({ ...asked, carpetWidth: width });
  const fittingIncluded = productOf(turn, floor)?.fittingIncluded ?? false;
  const underlay = underlayFor(turn, of);
  return {
    rooms: [...rooms],
    ...(flight && { flight }),
    floor,
    fitted: fitted || fittingIncluded,
    totalPence: toPence(estimate.breakdown.total),
    fittingIncluded,
    ...(underlay && { underlay: underlayName(underlay.name) }),
    estimate: pickFacts(estimate),
  };
}

/** Notes the products of priced jobs as shown. */
export function showJobs({ shown }: Turn, jobs: readonly PricedJob[]) {
  for (const job of jobs) if (job.floor.slug) shown.push({ slug: job.floor.slug, job });
}

/** The calculator's answer holds every piece of the plan as well, which the record need not. */
function pickFacts({
  id,
  totalArea,
  breakdown,
  charges,
  plan,
  otherWidth,
  packs,
  promisePercent,
}: EstimateFact): EstimateFact {
  const { materials, underlay, accessories, installation, total } = breakdown;
  return {
    id,
    totalArea,
    breakdown: { materials, underlay, accessories, installation, total },
    charges: charges?.map(({ line, name, quantity, unitPrice, price }) => ({
      line,
      name,
      ...(quantity !== undefined && { quantity }),
      ...(unitPrice !== undefined && { unitPrice }),
      ...(price !== undefined && { price }),
    })),
    plan: plan && {
      rollWidth: plan.rollWidth,
      lengthMetres: plan.lengthMetres,
      joins: plan.joins,
      ...(plan.boughtArea !== undefined && { boughtArea: plan.boughtArea }),
      layouts: (plan.layouts ?? []).flatMap(({ room, joins }) =>
        joins.length > 0
          ? [{ room, joins: joins.map(({ x1, y1, x2, y2 }) => ({ x1, y1, x2, y2 })) }]
          : [],
      ),
    },
    otherWidth: otherWidth && { rollWidth: otherWidth.rollWidth, total: otherWidth.total },
    packs,
    ...(promisePercent && { promisePercent }),
  };
}

/** "Lounge, 4 × 3.5 m (14 m²), in Bradford Twist in Oat, supplied and fitted: £686.54 including VAT." */
export function describeJob(job: PricedJob): string {
  const { floor, fitted, totalPence } = job;
  return `${describeRooms(job)} in ${floorName(floor)}, ${fittingText(fitted)}: ${formatPence(totalPence)} ${vatMark}.`;
}

export const fittingText = (fitted: boolean) => (fitted ? 'supplied and fitted' : 'supply only');

/** More rooms of one size are told by their number. */
const maxSizes = 4;

/** "Lounge 4 × 3.5 m, 13 stairs (25 m²)" */
export function describeRooms({ rooms, flight, estimate }: PricedJob): string {
  const [first] = rooms;
  const home = first?.home && rooms.every((room) => room.home === first.home) ? first.home : '';
  const sizes = rooms.map((room) => `${room.name ? `${room.name} ` : ''}${sizeText(room)}`);
  const isLong = sizes.length > maxSizes && new Set(sizes).size === 1;
  const told = isLong && first ? [`${sizes.length} rooms of ${sizes[0]}`] : sizes;
  const named = [...told, ...(flight ? [flightText(flight)] : [])].join(', ');
  return `${home ? `${capitalise(home)}: ${named}` : capitalise(named)} (${tidy(estimate.totalArea)} m²)`;
}

/** What the sum is made of, in one sentence. */
export function describeBreakdown({
  estimate,
  fittingIncluded,
  fitted,
  floor,
  underlay: underlayIn = 'underlay',
}: PricedJob): string {
  const { materials, underlay, accessories, installation } = estimate.breakdown;
  if (fittingIncluded) return 'Underlay, gripper and fitting are included in that price.';
  const parts = [
    `${floorName(floor)} ${formatPounds(materials)}`,
    ...(underlay > 0 ? [`${underlayIn} ${formatPounds(underlay)}`] : []),
    ...(accessories > 0
      ? [`${nameAccessories(floor.kind, estimate.charges)} ${formatPounds(accessories)}`]
      : []),
    ...(installation > 0 ? [`fitting ${formatPounds(installation)}`] : []),
  ];
  return `That’s everything: ${listOf(parts)}.${fitted ? '' : ' Fitting isn’t in it.'}`;
}

/** "Cut from a 5 m roll without a join; from a 4 m roll it would be £712.30." Empty for what is cut to size. */
export function describeRoll({ estimate }: PricedJob): string[] {
  const { plan, packs, otherWidth } = estimate;
  if (packs !== null) return [packs === 1 ? 'That’s one pack.' : `That’s ${packs} packs.`];
  if (!plan) return [];
  const joins =
    plan.joins === 0 ? '' : plan.joins === 1 ? ', with one join' : `, with ${plan.joins} joins`;
  return [
    `Cut from a ${plan.rollWidth} m roll${joins}.`,
    ...(otherWidth
      ? [`From a ${otherWidth.rollWidth} m roll it would be ${formatPounds(otherWidth.total)}.`]
      : []),
  ];
}

/** Where the joins lie: "across the lounge, 4 m from one end". */
export function describeJoins({ rooms, flight, estimate }: PricedJob): string[] {
  const landing = flight && findLanding(rooms);
  const laid = rooms.filter((room) => room !== landing);
  return (estimate.plan?.layouts ?? []).flatMap(({ room: at, joins }) => {
    const room = laid[at];
    const name = `the ${room?.name ?? 'room'}`;
    return joins.map(({ x1, y1, x2 }) =>
      x1 === x2
        ? `across ${name}, ${tidy(x1)} m from one end`
        : `along ${name}, ${tidy(y1)} m from one of the long sides`,
    );
  });
}

export const sumOf = (jobs: readonly PricedJob[]) =>
  jobs.reduce((sum, { totalPence }) => sum + totalPence, 0);
