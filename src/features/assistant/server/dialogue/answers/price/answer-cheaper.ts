import { readBudget } from '../../../conversation/read-budget.ts';
import { consider, type PricedJob } from '../../../conversation/record.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import { describeProduct } from '../../../tools/describe-facts.ts';
import type { Turn } from '../../../turn.ts';
import { describeJob, priceJob, showJobs } from '../../pricing/price-job.ts';
import { choiceOf, fittedPrice } from '../../products/choose-floor.ts';
import { firstOfRanges, isFloor } from '../../products/match-products.ts';

/** Offers the cheapest floor of the kind, and one between it and the last, for the same rooms. */
export async function answerCheaper(turn: Turn, isSorry: boolean): Promise<string[]> {
  const { record, catalogue } = turn;
  const [last] = record.priced;
  const budget = readBudget(turn.message.plain);
  if (last && budget !== undefined)
    return answerBudget(turn, { ...last, kind: last.floor.kind }, budget);
  const kind = last?.floor.kind ?? record.considered[0]?.kind ?? 'carpet';
  const cheaper = catalogue.products
    .filter(
      (product) => isFloor(product) && product.category === kind && product.stock === 'instock',
    )
    .sort(
      (one, other) => fittedPrice(one, catalogue.prices) - fittedPrice(other, catalogue.prices),
    );
  const offered = firstOfRanges(cheaper)
    .filter(({ slug }) => slug !== last?.floor.slug)
    .slice(0, 2);
  const opening = isSorry ? ['I understand. These cost less:'] : ['These cost less:'];
  if (!last) {
    const lines = [...opening, ...offered.map(describeProduct)];
    turn.evidence.push(...lines);
    turn.shown.push(...offered);
    return lines;
  }
  const jobs = [];
  for (const product of offered)
    jobs.push(await priceJob(turn, { ...last, floor: choiceOf(product), rollWidth: undefined }));
  const less = jobs.filter(({ totalPence }) => totalPence < last.totalPence);
  record.offered = less.map(({ floor }) => floor);
  for (const { floor } of less) consider(record, floor);
  showJobs(turn, less);
  const lines =
    less.length > 0
      ? [...opening, ...less.map(describeJob)]
      : ['That’s already the cheapest we do for those rooms.'];
  turn.evidence.push(...lines);
  return lines;
}

const maxWithin = 2;

type BudgetJob = Pick<PricedJob, 'rooms' | 'fitted'> & { kind?: Flooring | undefined };

/** The dearest floors, of the kind if one is meant, that come within a sum for some rooms; else the cheapest. */
export async function answerBudget(
  turn: Turn,
  { rooms, fitted, kind }: BudgetJob,
  budget: number,
): Promise<string[]> {
  const { record, catalogue } = turn;
  const ofKind = catalogue.products.filter(
    (product) =>
      isFloor(product) &&
      (kind === undefined || product.category === kind) &&
      product.stock === 'instock',
  );
  const jobs: PricedJob[] = [];
  for (const product of firstOfRanges(
    ofKind.toSorted(
      (one, other) => fittedPrice(one, catalogue.prices) - fittedPrice(other, catalogue.prices),
    ),
  ))
    jobs.push(await priceJob(turn, { rooms, floor: choiceOf(product), fitted }));
  const sorted = jobs.toSorted((one, other) => other.totalPence - one.totalPence);
  const within = sorted.filter(({ totalPence }) => totalPence <= budget * 100);
  const shown = within.length > 0 ? within.slice(0, maxWithin) : sorted.slice(-1);
  record.offered = shown.map(({ floor }) => floor);
  for (const { floor } of shown) consider(record, floor);
  const [only, ...others] = shown;
  if (only && others.length === 0 && !record.floor) record.floor = only.floor;
  showJobs(turn, shown);
  const lines = [
    within.length > 0
      ? 'Within that you could have:'
      : `Nothing ${kind ? 'in that kind ' : ''}comes to so little. The nearest:`,
    ...shown.map(describeJob),
  ];
  turn.evidence.push(...lines);
  return lines;
}
