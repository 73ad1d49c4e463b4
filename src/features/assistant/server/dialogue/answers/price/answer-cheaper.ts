import { formatPence } from '#platform/units/pounds.ts';
import { capitalise, floorName, standardOf } from '../../../conversation/describe-record.ts';
import { areAlternatives } from '../../../conversation/job/open-choice.ts';
import { readMeantBudget, readSum } from '../../../conversation/read-budget.ts';
import { consider, isSameFloor, type PricedJob } from '../../../conversation/record.ts';
import { findFlooring } from '../../../nlu/entities/find-floor.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { describeProduct } from '../../../tools/describe-facts.ts';
import type { Turn } from '../../../turn.ts';
import { asksBetween } from '../../acts/price/asks-of-price.ts';
import { homesAlike } from '../../observe/project/count-homes.ts';
import { roomsForLess } from '../../observe/rooms/meant/rooms-for-less.ts';
import { describeJob, priceJob, showJobs, sumOf } from '../../pricing/price-job.ts';
import { choiceOf, fittedPrice } from '../../products/choose-floor.ts';
import { firstOfRanges, isFloor } from '../../products/match-products.ts';
import { asksDecent, decentWish, isFitFor, unsuitedRooms } from '../../products/suits-rooms.ts';
import { placeNames, topicsAsked } from '../../topics/find-topics.ts';
import { judge } from '../products/verdicts/say-verdict.ts';
import { answerBudget } from './answer-budget.ts';
import { layCheaper } from './floors/cheaper-for-rooms.ts';
import { priceBetween } from './floors/price-between.ts';
import { isOfContract, sayContract } from './floors/say-contract.ts';

/** A sum for one home, not for all that are alike. */
const eachHome = /\b(?:each|per|a|one) (?:flat|house|home|apartment)\b|\bapiece\b/i;
const maxOffered = 2;
const kinds: readonly Flooring[] = ['carpet', 'vinyl', 'laminate'];

/** Offers floors that cost less for the job that was priced last, each with the difference. */
export async function answerCheaper(turn: Turn, isSorry: boolean): Promise<string[]> {
  const { record } = turn;
  const some = turn.message.clauses.flatMap((clause) => roomsForLess(record, clause));
  if (some.length > 0) return layCheaper(turn, [...new Set(some)]);
  const priced = record.priced.toSorted((one, other) => one.totalPence - other.totalPence);
  const jobs = areAlternatives(priced) ? priced.slice(0, 1) : record.priced;
  const [last, ...others] = jobs;
  const between =
    last && others.length === 0 && asksBetween(turn.message.plain)
      ? await priceBetween(turn, last)
      : undefined;
  if (last && between) {
    if (between.jobs.length > 0)
      return offer(turn, between.jobs.slice(0, maxOffered), last, ['In between there is:']);
    turn.evidence.push(between.none);
    return [between.none];
  }
  const budget =
    readMeantBudget(turn.message.plain, record.budget) ??
    (record.lastAct === 'cheaper' ? readSum(turn.message.plain) : undefined);
  if (last && budget !== undefined) {
    const isFloorMeant = others.length === 0 && (record.floor ?? last.rooms[0]?.floor);
    const rooms = jobs.flatMap((job) => job.rooms);
    const { fitted } = last;
    const flight = jobs.find((job) => job.flight)?.flight;
    const kind = isFloorMeant ? last.floor.kind : undefined;
    const homes = eachHome.test(turn.message.plain) ? undefined : homesAlike(record);
    if (!homes) return answerBudget(turn, { rooms, fitted, flight, kind }, budget);
    const each = Math.floor((budget * 100) / homes.count) / 100;
    const opening = `${formatPence(budget * 100)} is ${formatPence(each * 100)} for each ${homes.name}.`;
    turn.evidence.push(opening);
    return [opening, ...(await answerBudget(turn, { rooms, fitted, flight, kind }, each))];
  }
  const opening = isSorry ? 'I understand. These cost less:' : 'These cost less:';
  if (!last) {
    const kind = record.considered[0]?.kind ?? 'carpet';
    const offered = firstOfRanges(
      inOrder(turn, kind).filter((one) => isFitFor(one, record, record.wishes)),
    ).slice(0, maxOffered);
    const lines = [opening, ...offered.map(describeProduct)];
    turn.evidence.push(...lines);
    turn.shown.push(...offered);
    return lines;
  }
  const kind = findFlooring(turn.message.tokens);
  const ofKind =
    others.length > 0 ? jobs.filter((job) => kind && isAlike(job.floor.kind, kind)) : [];
  if (others.length > 0) {
    const wanted = ofKind.length > 0 ? ofKind : jobs;
    return offerTogether(turn, jobs, opening, wanted);
  }
  const product = turn.catalogue.products.find(({ slug }) => slug === last.floor.slug);
  const isUnsuited = unsuitedRooms(last.floor, product, last.rooms).length > 0;
  const less = isUnsuited ? await priceLessOfAll(turn, last) : await priceLess(turn, last);
  const [cheapest] = less;
  const isKnown =
    record.lastAct === 'cheaper' &&
    cheapest !== undefined &&
    record.offered.some((floor) => isSameFloor(floor, cheapest.floor));
  if (cheapest && !isKnown) return offer(turn, nextCheaper(turn, less), last, [opening]);
  const best = cheapest ?? last;
  const kindName = floorName({ kind: best.floor.kind });
  const already = isKnown
    ? `${capitalise(floorName(best.floor))} is the cheapest ${kindName} we do for that job.`
    : isUnsuited
      ? 'Nothing that suits the room costs less.'
      : `That’s already the cheapest ${kindName} we do for that job.`;
  const ofOtherKinds = [];
  for (const other of last.flight || isUnsuited
    ? []
    : kinds.filter((one) => !isAlike(one, last.floor.kind))) {
    const [first] = await priceLess(turn, best, other);
    if (first) ofOtherKinds.push(first);
  }
  if (ofOtherKinds.length > 0)
    return offer(turn, ofOtherKinds, best, [`${already} Another kind of floor costs less:`]);
  turn.evidence.push(already);
  return [already];
}

const isAlike = (one: Flooring, other: Flooring) => standardOf(one) === standardOf(other);

/** The floors of a kind that are in stock, the cheapest first. */
const inOrder = ({ catalogue: { products, prices } }: Turn, kind: Flooring): ProductFact[] =>
  products
    .filter(
      (product) =>
        isFloor(product) &&
        isAlike(product.category as Flooring, kind) &&
        product.stock === 'instock',
    )
    .toSorted((one, other) => fittedPrice(one, prices) - fittedPrice(other, prices));

/** "Something mid range" is no contract carpet. */
const wishesOf = ({ record, message }: Turn): readonly string[] =>
  asksDecent.test(message.plain) ? [...record.wishes, decentWish] : record.wishes;

/** A job in the floors of a kind that make it cost less, the cheapest first. */
async function priceLess(turn: Turn, job: PricedJob, kind = job.floor.kind): Promise<PricedJob[]> {
  const jobs: PricedJob[] = [];
  const fitting = inOrder(turn, kind).filter((product) => isFitFor(product, job, wishesOf(turn)));
  for (const product of firstOfRanges(fitting))
    if (product.slug !== job.floor.slug)
      jobs.push(await priceJob(turn, { ...job, floor: choiceOf(product), rollWidth: undefined }));
  return jobs
    .filter(({ totalPence }) => totalPence < job.totalPence)
    .sort((one, other) => one.totalPence - other.totalPence);
}

/** The cheapest, those for a home first. */
function nextCheaper(turn: Turn, less: readonly PricedJob[]): PricedJob[] {
  const isForHome = (job: PricedJob) => !isOfContract(turn, job);
  const some = less.slice(0, maxOffered);
  return [...some.filter(isForHome), ...some.filter((job) => !isForHome(job))];
}

/** Of every kind, where the floor of the job should not lie there. */
const priceLessOfAll = async (turn: Turn, job: PricedJob) =>
  (await Promise.all(kinds.map((kind) => priceLess(turn, job, kind))))
    .flat()
    .sort((one, other) => one.totalPence - other.totalPence);

function offer(
  turn: Turn,
  jobs: readonly PricedJob[],
  than: PricedJob,
  opening: readonly string[],
): string[] {
  const { record } = turn;
  record.offered = jobs.map(({ floor }) => floor);
  record.offeredAt = jobs.map(({ floor, totalPence }) => ({ floor, totalPence }));
  for (const { floor } of jobs) consider(record, floor);
  showJobs(turn, jobs);
  const lines = [
    ...opening,
    ...jobs.map((job) =>
      [
        `${describeJob(job).replace(/\.$/, '')}, ${formatPence(than.totalPence - job.totalPence)} less.`,
        ...sayOfNeeds(turn, job),
      ].join(' '),
    ),
    ...sayContract(turn, jobs),
  ];
  turn.evidence.push(...lines);
  return lines;
}

/** How its floor does at what it must still stand: "anything cheaper that would be ok with the dog?" */
function sayOfNeeds({ catalogue, message }: Turn, { floor }: PricedJob): string[] {
  const product = catalogue.products.find(({ slug }) => slug === floor.slug);
  const needs = topicsAsked(message.plain).filter(
    ({ rate, name }) => rate && !placeNames.has(name),
  );
  const [judged] = product ? judge(product, needs) : [];
  return judged ? [judged.verdict.why] : [];
}
/**
 * Several jobs that belong together, each in the cheapest floor of its kind.
 * @param wanted the jobs that are to cost less
 */
async function offerTogether(
  turn: Turn,
  jobs: readonly PricedJob[],
  opening: string,
  wanted: readonly PricedJob[] = jobs,
): Promise<string[]> {
  const cheapest: PricedJob[] = [];
  for (const job of jobs)
    cheapest.push((wanted.includes(job) ? (await priceLess(turn, job))[0] : undefined) ?? job);
  const saved = sumOf(jobs) - sumOf(cheapest);
  const changed = cheapest.filter((job) => !jobs.includes(job));
  turn.record.offered = changed.map(({ floor }) => floor);
  showJobs(turn, changed);
  const lines =
    saved === 0
      ? ['Those are already the cheapest floors we do of each kind.']
      : [
          opening,
          ...cheapest.map(describeJob),
          `Together: ${formatPence(sumOf(cheapest))}, ${formatPence(saved)} less.`,
        ];
  turn.evidence.push(...lines);
  return lines;
}
