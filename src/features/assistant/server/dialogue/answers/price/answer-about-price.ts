import { vatPercent } from '#features/business/facts.ts';
import { formatPence, formatPounds } from '#platform/units/pounds.ts';
import { actPatterns } from '../../../conversation/act-patterns.ts';
import {
  capitalise,
  describeBriefly,
  flightText,
  floorName,
  listOf,
  sizeText,
  tidy,
} from '../../../conversation/describe-record.ts';
import { areAlternatives } from '../../../conversation/job/open-choice.ts';
import { readSum } from '../../../conversation/read-budget.ts';
import type { PricedJob } from '../../../conversation/record.ts';
import type { Turn } from '../../../turn.ts';
import { homesAlike } from '../../observe/project/count-homes.ts';
import { closeHomes, sumOfHomes } from '../../pricing/price-homes.ts';
import {
  describeBreakdown,
  describeJob,
  describeRoll,
  priceJob,
  sayStairsMissing,
  showJobs,
  sumOf,
} from '../../pricing/price-job.ts';
import { answerBudget } from './answer-budget.ts';
import { answerCheaper } from './answer-cheaper.ts';
import { closeJobs } from './close-jobs.ts';
import { describeDifference } from './describe-difference.ts';
import { answerMatter } from './matters/answer-matter.ts';
import { noteJobs } from './note-jobs.ts';

/** How many packs the last price holds. */
export function answerPacks({ record, evidence }: Turn): string[] {
  const lines = record.priced.map(({ floor, estimate: { plan, packs } }) => {
    const metres = plan ? `${plan.lengthMetres} m off a ${plan.rollWidth} m roll` : 'cut to size';
    return `${capitalise(floorName(floor))}: ${packs === null ? metres : `${packs} packs`}.`;
  });
  evidence.push(...lines);
  return lines;
}

const otherUnits = [
  { says: /\byards?\b|\byds?\b/i, name: 'square yards', squareMetres: 0.83612736 },
  { says: /\b(?:feet|foot|ft)\b/i, name: 'square feet', squareMetres: 0.09290304 },
];

/** How large the rooms are that were priced last. */
export function answerArea({ record, evidence, text }: Turn): string[] {
  const isOfSides = !/\b(?:square|sq\w*|area|how (?:many|much))\b|m2|m²/i.test(text);
  if (isOfSides && /\b(?:feet|foot|ft)\b/i.test(text)) return saySidesInFeet(record, evidence);
  const inOther = otherUnits.find(({ says }) => says.test(text));
  const lines = record.priced.map(({ rooms, estimate: { totalArea } }) => {
    const other = inOther ? `, or ${tidy(totalArea / inOther.squareMetres)} ${inOther.name}` : '';
    return `${capitalise(rooms.map(sizeText).join(', '))}: ${tidy(totalArea)} m²${other}.`;
  });
  evidence.push(...lines);
  return lines;
}

const mmPerInch = 25.4;
const inFeet = (mm: number) => {
  const inches = Math.round(mm / mmPerInch);
  const rest = inches % 12;
  return `${Math.floor(inches / 12)} ft${rest > 0 ? ` ${rest} in` : ''}`;
};

/** The sides of the rooms that were priced last, in feet and inches. */
function saySidesInFeet({ priced }: Turn['record'], evidence: string[]): string[] {
  const rooms = priced.flatMap((job) => job.rooms);
  const sides = rooms.map(
    ({ name, lengthMm, widthMm }) =>
      `${name ? `${name} ` : ''}${inFeet(lengthMm)} × ${inFeet(widthMm)}`,
  );
  const lines = [`${capitalise(listOf([...new Set(sides)]))}.`];
  evidence.push(...lines);
  return lines;
}

/** Whether underlay, fitting and the rest are in the sum given last. */
export function answerIncluded({ record, evidence, text }: Turn): string[] {
  const [job] = record.priced;
  if (!job) return record.offeredAt && record.fitted !== false ? sayOffersFitted(evidence) : [];
  if (actPatterns.stairs.test(text) && !/\brods?\b/i.test(text)) {
    const own = record.priced.find(({ flight }) => flight);
    const sum =
      own && own.rooms.length === 0 && record.priced.length > 1
        ? `: ${formatPence(own.totalPence)} of the ${formatPence(sumOf(record.priced))}`
        : '';
    const line = own?.flight
      ? `Yes, ${flightText(own.flight)} are in it${sum}. We check them at the free measure.`
      : sayStairsMissing(record, record.priced);
    evidence.push(line);
    return [line];
  }
  const jobs = areAlternatives(record.priced) ? [job] : record.priced;
  const isSoldFitted = jobs.some(({ fittingIncluded }) => fittingIncluded);
  const { installation } = job.estimate.breakdown;
  const isFitted = installation > 0 || job.fittingIncluded;
  const needsNone =
    jobs.every(({ estimate }) => estimate.breakdown.underlay === 0) && !isSoldFitted;
  const opening = needsNone
    ? `${isFitted ? 'Fitting and VAT are included' : 'VAT is included, but not fitting'}, and it needs no underlay.`
    : isFitted
      ? 'Underlay, fitting and VAT are all included.'
      : 'VAT is included, but not fitting.';
  const lines = [
    opening,
    ...(jobs.length === 1
      ? [describeBreakdown(job)]
      : jobs.map(
          (one) =>
            `${capitalise(floorName(one.floor))}: ${asksOfPart.test(text) ? `${sayShares(one)}.` : describeBreakdown(one)}`,
        )),
  ];
  evidence.push(...lines);
  return lines;
}

/** Of floors that were offered with their sums, and of which none is chosen yet. */
function sayOffersFitted(evidence: string[]): string[] {
  const line =
    'Yes, those prices are supplied and fitted: underlay where the floor needs it, fitting and VAT are in them.';
  evidence.push(line);
  return [line];
}

/** "Does that include underlay?", and not "what does it include?" */
const asksOfPart =
  /^(?![^?]*\bwhat\b)[^?]*\b(?:underlay|fitting|fitted|labour|laying|gripper|vat)\b/i;

/** What underlay and fitting are of one job among several. */
function sayShares({ estimate, fittingIncluded }: PricedJob): string {
  const { underlay, installation } = estimate.breakdown;
  if (fittingIncluded) return 'underlay and fitting are in its price';
  const fitting = installation > 0 ? `fitting ${formatPounds(installation)}` : 'no fitting';
  return underlay > 0
    ? `underlay ${formatPounds(underlay)} and ${fitting}`
    : `${fitting}, no underlay needed`;
}

/** What the last price is made of, with its packs or its roll. */
export async function answerBreakdown(turn: Turn): Promise<string[]> {
  const { record, evidence, text } = turn;
  if (/\bunderlay\b/i.test(text)) return answerMatter(turn, 'underlay');
  const isOne = record.priced.length === 1;
  const lines = record.priced.flatMap((job) => [
    isOne
      ? [describeBreakdown(job), ...describeRoll(job)].join(' ')
      : `${describeBriefly(job)} ${describeBreakdown(job)}`,
  ]);
  if (!isOne && !areAlternatives(record.priced))
    lines.push(`Together: ${formatPence(sumOf(record.priced))}.`);
  evidence.push(...lines);
  return lines;
}

/** What the last price is without VAT. */
export function answerWithoutVat({ record, evidence }: Turn): string[] {
  const { priced } = record;
  const lines = areAlternatives(priced)
    ? priced.map((job) => `${capitalise(floorName(job.floor))}: ${sayWithoutVat(job.totalPence)}`)
    : [sayExVat(priced), ...withoutVatOfHomes(record)];
  evidence.push(...lines);
  return lines;
}

/** The sum of jobs without VAT. */
export const sayExVat = (jobs: readonly PricedJob[]): string =>
  `Without VAT it’s ${sayWithoutVat(sumOf(jobs))}`;

/** The same of all homes that are alike. */
function withoutVatOfHomes(record: Turn['record']): string[] {
  const homes = homesAlike(record);
  if (!homes) return [];
  const all = homes.name === 'lot' ? `For ${homes.count} times that` : `For all ${homes.count}`;
  return [`${all}: ${sayWithoutVat(sumOfHomes(homes, sumOf(record.priced)))}`];
}

/** "£500.00 and £100.00 VAT, £600.00 together." */
function sayWithoutVat(pence: number): string {
  const net = Math.round((pence * 100) / (100 + vatPercent));
  return `${formatPence(net)} and ${formatPence(pence - net)} VAT, ${formatPence(pence)} together.`;
}

/** What was priced last, all of it with fitting or without. */
export async function answerOtherFitting(turn: Turn, fitted: boolean): Promise<string[]> {
  const jobs: PricedJob[] = [];
  for (const job of turn.record.priced) jobs.push(await priceJob(turn, { ...job, fitted }));
  showJobs(turn, jobs);
  const sums = jobs.map(({ floor, totalPence }) => ({ name: floorName(floor), pence: totalPence }));
  const close = areAlternatives(jobs) ? describeDifference(sums) : closeJobs(turn, jobs, undefined);
  return noteJobs(turn, jobs, [...jobs.map(describeJob), ...close]);
}

/** What the fitting of the last price is, or would be on top of it. */
export async function answerFittingPart(turn: Turn): Promise<string[]> {
  const { priced } = turn.record;
  if (priced.every(({ fittingIncluded }) => fittingIncluded)) return answerIncluded(turn);
  const lines: string[] = [];
  for (const job of priced) {
    const whole = job.fitted ? job : await priceJob(turn, { ...job, fitted: true });
    const fitting = formatPounds(whole.estimate.breakdown.installation);
    lines.push(
      job.fitted
        ? `Fitting is ${fitting} of the ${formatPence(job.totalPence)}.`
        : `Fitting would be ${fitting} on top: ${formatPence(whole.totalPence)} in all.`,
    );
  }
  turn.evidence.push(...lines);
  return lines;
}

/** Whether the last price is within a sum that is named. */
export async function answerWithinSum(turn: Turn): Promise<string[]> {
  const sum = readSum(turn.text) ?? turn.record.budget;
  if (sum === undefined) return answerCheaper(turn, false);
  const { priced } = turn.record;
  const limit = sum * 100;
  const say = (total: number) =>
    `${formatPence(total)} is ${formatPence(Math.abs(total - limit))} ${total <= limit ? 'under' : 'over'} ${formatPence(limit)}.`;
  const opening = (total: number) => (total <= limit ? 'Yes' : 'No');
  const lines = areAlternatives(priced)
    ? priced.map(({ floor, totalPence }) => `${capitalise(floorName(floor))}: ${say(totalPence)}`)
    : [`${opening(sumOf(priced))}: ${say(sumOf(priced))}`];
  turn.evidence.push(...lines);
  const [only, ...others] = priced;
  const isOver = only && others.length === 0 && only.totalPence > limit;
  return isOver && wantsLess.test(turn.text)
    ? [...lines, ...(await answerBudget(turn, { ...only, kind: only.floor.kind }, sum))]
    : lines;
}

/** Asks for the job at that sum, not only whether the price is above it. */
const wantsLess =
  /\b(?:can|could|would|will|any chance|do (?:it|me|that)|afford|budget|(?:only|just) (?:got|have|had)|too (?:much|dear)|spend|max\w*)\b/i;

/** A job of several rooms, and what these come to one by one. */
async function weighTogether(turn: Turn, [job, ...others]: readonly PricedJob[]) {
  if (!job || others.length > 0 || job.rooms.length < 2) return undefined;
  const { floor, fitted, rooms, flight } = job;
  let alone = flight ? (await priceJob(turn, { rooms: [], floor, fitted, flight })).totalPence : 0;
  for (const room of rooms)
    alone += (await priceJob(turn, { rooms: [room], floor, fitted })).totalPence;
  return { together: job.totalPence, alone, saved: alone - job.totalPence };
}

/** What rooms in one job save against each of them alone. */
export async function sayTogether(turn: Turn): Promise<string[]> {
  const sums = await weighTogether(turn, turn.record.priced);
  return sums && sums.saved > 0
    ? [
        `Having them in one job already saves ${formatPence(sums.saved)}: one by one they’d be ${formatPence(sums.alone)}.`,
      ]
    : [];
}

/** What the last price of several rooms in one job saves, where that is asked about. */
export async function answerTogether(turn: Turn): Promise<string[]> {
  const { priced, pricedBefore } = turn.record;
  const job = [...priced, ...pricedBefore].find(({ rooms }) => rooms.length > 1);
  const sums = await weighTogether(turn, job ? [job] : []);
  if (!job || !sums) return [];
  const rooms = listOf(job.rooms.map((room) => room.name ?? sizeText(room)));
  const close =
    sums.saved > 0 ? `together saves ${formatPence(sums.saved)}` : 'it makes no difference';
  const line = `${capitalise(rooms)} in ${floorName(job.floor)}: ${formatPence(sums.together)} together, or one by one ${formatPence(sums.alone)}, so ${close}.`;
  turn.evidence.push(line);
  return [line];
}

/** For how many rooms the last price is. */
export function answerScope(turn: Turn): string[] {
  const { priced } = turn.record;
  const jobs = areAlternatives(priced) ? priced.slice(0, 1) : priced;
  const rooms = jobs.flatMap((job) =>
    job.rooms.map((room) => (room.name ? `${room.name} ${sizeText(room)}` : sizeText(room))),
  );
  const all = closeHomes(turn.record, jobs);
  const lines = [
    `That’s for ${listOf([...new Set(rooms)])}, ${rooms.length === 1 ? 'one room' : `${rooms.length} rooms in all`}.`,
    ...(all.length > 0
      ? all
      : ['If there are more like it, tell me how many and I’ll price them together.']),
  ];
  turn.evidence.push(...lines);
  return lines;
}
