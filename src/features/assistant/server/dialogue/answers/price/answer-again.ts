import { formatPence } from '#platform/units/pounds.ts';
import {
  describeBriefly,
  flightText,
  floorName,
  listOf,
  sizeText,
} from '../../../conversation/describe-record.ts';
import { sumsIn } from '../../../conversation/read-budget.ts';
import {
  consider,
  hasSameSides,
  isSameFloor,
  type PricedJob,
} from '../../../conversation/record.ts';
import type { Turn } from '../../../turn.ts';
import { sumOf } from '../../pricing/price-job.ts';
import { describeDifference } from './describe-difference.ts';
import { adviseAgainst } from './floors/advise-against.ts';

/** A price as it was told: that of a job, or the sum of several. */
type ToldPrice = { jobs: PricedJob[]; lines: string[]; pence: number };

/** The prices told, the latest first, each once; jobs that were added up are one price. */
function pricesTold({ priced, pricedBefore }: Turn['record']): ToldPrice[] {
  const groups: PricedJob[][] = [];
  for (const job of [...priced, ...pricedBefore]) {
    const open = groups.at(-1);
    const isSum = job.sumWith !== undefined && open?.[0]?.sumWith === job.sumWith;
    if (isSum) open?.push(job);
    else groups.push([job]);
  }
  const told = groups.map((jobs) => ({
    jobs,
    lines: [
      ...jobs.map(describeBriefly),
      ...(jobs.length > 1 ? [`Together: ${formatPence(sumOf(jobs))}.`] : []),
    ],
    pence: sumOf(jobs),
  }));
  const key = ({ lines }: ToldPrice) => lines.join(' ');
  return told.filter((one, at) => told.findIndex((other) => key(other) === key(one)) === at);
}

const sizesOf = ({ jobs }: ToldPrice) =>
  listOf(
    jobs.flatMap(({ rooms, flight }) => [
      ...rooms.map(sizeText),
      ...(flight ? [flightText(flight)] : []),
    ]),
  );
const floorsOf = ({ jobs }: ToldPrice) =>
  listOf([...new Set(jobs.map(({ floor }) => floorName(floor)))]);
const fittingOf = ({ jobs }: ToldPrice) =>
  jobs.every(({ fitted }) => fitted) ? 'fitted' : 'supply only';

/** What tells two prices apart: their floors, else their rooms, else who fits. */
const namesOf = (prices: readonly ToldPrice[]): string[] =>
  [floorsOf, sizesOf, fittingOf]
    .map((nameOf) => prices.map(nameOf))
    .find((names) => new Set(names).size === names.length) ?? prices.map(floorsOf);

/** "How much less is the lounge alone?" */
const ofPart = /\b(?:alone|just|only|without|less|on its own|by itself)\b/i;

/** Prices without those for a part of a job that was told whole before: rooms of one job are no choice. */
function withoutParts(told: readonly ToldPrice[]): ToldPrice[] {
  const isIn = (job: PricedJob, whole: ToldPrice) =>
    whole.jobs.some(
      (one) =>
        isSameFloor(one.floor, job.floor) &&
        one.fitted === job.fitted &&
        job.rooms.every((room) => one.rooms.some((other) => hasSameSides(other, room))),
    );
  const left = told.filter(
    ({ jobs, pence }, at) =>
      !told
        .slice(at + 1)
        .some((whole) => whole.pence > pence && jobs.every((job) => isIn(job, whole))),
  );
  return left.length > 1 ? left : [...told];
}

/** The prices whose sums a text names, each with the latest where it names no other. */
function pricesNamed(told: readonly ToldPrice[], text: string): ToldPrice[] {
  const named = [...new Set(sumsIn(text))].flatMap(
    (sum) =>
      told.find(
        ({ pence }) => pence === Math.round(sum * 100) || Math.floor(pence / 100) === sum,
      ) ??
      told.find(({ jobs }) => jobs.some((job) => Math.floor(job.totalPence / 100) === sum)) ??
      [],
  );
  const [one, ...others] = new Set(named);
  if (!one || others.length > 0) return [...new Set(named)];
  const [latest] = told;
  return latest && latest !== one ? [latest, one] : [];
}

/**
 * The last two prices once more, with their difference; the latest and the first where that is asked about, or those whose
 * sums are named.
 */
export function answerAgain(turn: Turn): string[] {
  const told = pricesTold(turn.record);
  const all = ofPart.test(turn.text) ? told : withoutParts(told);
  const isOfFirst = /\b(?:first|original)\b/i.test(turn.text) && all.length > 1;
  const named = pricesNamed(told, turn.text);
  const two =
    named.length > 1
      ? named.slice(0, 2)
      : isOfFirst
        ? [...all.slice(0, 1), ...all.slice(-1)]
        : all.slice(0, 2);
  if (/\bcheap|\bless\b/i.test(turn.text)) {
    const [cheapest] = two.toSorted((one, other) => one.pence - other.pence);
    const [job, ...others] = cheapest?.jobs ?? [];
    if (job && others.length === 0) consider(turn.record, job.floor);
  }
  const names = namesOf(two);
  const lines = [
    ...two.flatMap((told) => told.lines),
    ...describeDifference(two.map(({ pence }, at) => ({ name: names[at] ?? '', pence }))),
    ...adviseAgainst(
      turn,
      two.flatMap(({ jobs }) => jobs),
    ),
  ];
  turn.evidence.push(...lines);
  return lines;
}
