import { formatPence } from '#platform/units/pounds.ts';
import { floorName } from '../../../conversation/describe-record.ts';
import { consider, type Flight, type PricedJob } from '../../../conversation/record.ts';
import { noteSaid, wasSaid } from '../../../conversation/said.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import type { Turn } from '../../../turn.ts';
import { describeJob, priceJob, showJobs, sumOf } from '../../pricing/price-job.ts';
import { isOfKind } from '../../products/advise.ts';
import { choiceOf, fittedPrice } from '../../products/choose-floor.ts';
import { firstOfRanges, isFloor } from '../../products/match-products.ts';
import { isFitFor, unsuitedRooms } from '../../products/suits-rooms.ts';
import { sayContract } from './floors/say-contract.ts';

type BudgetJob = Pick<PricedJob, 'rooms' | 'fitted'> & {
  kind?: Flooring | undefined;
  flight?: Flight | undefined;
};
/** Jobs that do all rooms together: one, or two where not every floor suits every room. */
type Option = { jobs: PricedJob[]; pence: number };

/** Said once of a job that costs more than the customer has. */
export const offersLess = 'Ask me for something cheaper and I’ll look.';

/** By how much a job is over or under what the customer has for it. */
export function sayOfBudget(record: Turn['record'], jobs: readonly PricedJob[]): string[] {
  const { budget } = record;
  if (budget === undefined) return [];
  const rest = budget * 100 - sumOf(jobs);
  if (rest >= 0) return ['That’s within your budget.'];
  const said = `That’s ${formatPence(-rest)} over your budget.`;
  return wasSaid(record, offersLess) ? [said] : [said, offersLess];
}

const maxWithin = 2;
const toOption = (jobs: PricedJob[]): Option => ({ jobs, pence: sumOf(jobs) });

/** The first in stock of every range that may lie in some rooms, the cheapest first. */
function rangesFor({ catalogue, record }: Turn, { rooms, flight, kind }: BudgetJob): ProductFact[] {
  const { products, prices } = catalogue;
  const fitting = products.filter(
    (product) =>
      isFloor(product) &&
      isOfKind(product, kind) &&
      product.stock === 'instock' &&
      isFitFor(product, { rooms, flight }, record.wishes),
  );
  return firstOfRanges(
    fitting.toSorted((one, other) => fittedPrice(one, prices) - fittedPrice(other, prices)),
  );
}

async function priceRanges(turn: Turn, asked: BudgetJob): Promise<PricedJob[]> {
  const { rooms, fitted, flight } = asked;
  const jobs: PricedJob[] = [];
  for (const product of rangesFor(turn, asked)) {
    const stairs = product.category === 'carpet' ? flight : undefined;
    jobs.push(await priceJob(turn, { rooms, floor: choiceOf(product), fitted, flight: stairs }));
  }
  return jobs;
}

/** Carpet where it may lie, and the cheapest that suits the other rooms. */
async function priceMixed(turn: Turn, asked: BudgetJob): Promise<Option[]> {
  const wet = unsuitedRooms({ kind: 'carpet' }, undefined, asked.rooms);
  const dry = asked.rooms.filter((room) => !wet.includes(room));
  if (wet.length === 0 || (dry.length === 0 && !asked.flight)) return [];
  const [first] = (await priceRanges(turn, { ...asked, rooms: wet, flight: undefined })).toSorted(
    (one, other) => one.totalPence - other.totalPence,
  );
  const carpets = await priceRanges(turn, { ...asked, rooms: dry, kind: 'carpet' });
  return first ? carpets.map((job) => toOption([job, first])) : [];
}

/** Another carpet in the rooms than on the stairs, on which not every one may lie. */
async function priceApart(turn: Turn, asked: BudgetJob): Promise<Option[]> {
  const { flight, rooms, fitted } = asked;
  if (!flight || rooms.length === 0 || asked.kind !== 'carpet') return [];
  const [onStairs] = rangesFor(turn, asked);
  if (!onStairs) return [];
  const floor = choiceOf(onStairs);
  const stairs = await priceJob(turn, { rooms: [], floor, fitted, flight });
  const carpets = await priceRanges(turn, { ...asked, flight: undefined });
  return carpets
    .filter((job) => job.floor.slug !== floor.slug)
    .map((job) => toOption([job, stairs]));
}

/** The dearest floors, of the kind if one is meant, that come within a sum for some rooms; else the nearest. */
export async function answerBudget(
  turn: Turn,
  asked: BudgetJob,
  budget: number,
): Promise<string[]> {
  const limit = budget * 100;
  const byPrice = (options: Option[]) => options.toSorted((one, other) => other.pence - one.pence);
  const isWithin = ({ pence }: Option) => pence <= limit;
  const ofKind = asked.kind
    ? byPrice([
        ...(await priceRanges(turn, asked)).map((job) => toOption([job])),
        ...(await priceApart(turn, asked)),
      ])
    : [];
  const within = ofKind.filter(isWithin).slice(0, maxWithin);
  if (within.length > 0) return tell(turn, limit, ['Within that you could have:'], within);
  const all = { ...asked, kind: undefined };
  const single = byPrice((await priceRanges(turn, all)).map((job) => toOption([job])));
  const mixed = byPrice(await priceMixed(turn, all));
  const others = mixed.some(isWithin)
    ? [mixed.find(isWithin), single.find(isWithin)].flatMap((one) => one ?? [])
    : single.filter(isWithin).slice(0, maxWithin);
  const nearest = ofKind.at(-1);
  const none = nearest
    ? [
        `No ${floorName({ kind: asked.kind ?? 'carpet' })} comes within ${formatPence(limit)} for that: the cheapest is ${formatPence(nearest.pence)}.`,
      ]
    : [];
  if (none.length > 0) noteSaid(turn.record, [offersLess]);
  if (others.length > 0) return tell(turn, limit, [...none, 'Within that you could have:'], others);
  const [cheapest] = [...single, ...mixed].toSorted((one, other) => one.pence - other.pence);
  return cheapest
    ? tell(
        turn,
        limit,
        [`Nothing we do comes within ${formatPence(limit)} for that. The nearest:`],
        [cheapest],
      )
    : [];
}

/** Tells options, each with what it leaves of the sum or is above it. */
function tell(turn: Turn, limit: number, opening: string[], options: readonly Option[]): string[] {
  const { flight } = turn.record;
  const { record } = turn;
  const jobs = options.flatMap((option) => option.jobs);
  const [only, ...others] = jobs;
  record.offered = jobs.map(({ floor }) => floor);
  record.offeredAt = jobs.map(({ floor, totalPence }) => ({ floor, totalPence }));
  for (const { floor } of jobs) consider(record, floor);
  if (only && others.length === 0 && !record.floor) record.floor = only.floor;
  if (!record.floor && record.priced.length === 0) record.wantsPrice = true;
  showJobs(turn, jobs);
  const lines = [
    ...opening,
    ...options.flatMap(({ jobs: own, pence }) => [
      ...own.map(describeJob),
      ...(flight && !own.some((job) => job.flight) ? [withoutStairs] : []),
      own.length > 1
        ? `Together: ${formatPence(pence)}, ${sayRest(limit - pence)}.`
        : `That’s ${sayRest(limit - pence)}.`,
    ]),
    ...sayContract(turn, jobs),
  ];
  turn.evidence.push(...lines);
  return lines;
}

const withoutStairs =
  'The stairs aren’t in that figure: on a hard floor we price them at the free measure.';

const sayRest = (pence: number) =>
  pence >= 0 ? `${formatPence(pence)} under` : `${formatPence(-pence)} over`;
