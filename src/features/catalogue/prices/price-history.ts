import { shortInstant } from '#platform/dates/short-dates.ts';
import { formatPence } from '#platform/units/pounds.ts';

/** What was published from a time on, in pence; until the next price of the product. */
export type PublishedPrice = {
  since: Date;
  pricePence: number;
  salePricePence: number | null;
};
type Prices = Omit<PublishedPrice, 'since'>;

/** A price may be crossed out if nothing less was asked for this long before the reduction. */
export const priorDays = 30;
export const priorMs = priorDays * 86_400_000;

export const isReduced = ({ pricePence, salePricePence }: Prices) =>
  salePricePence !== null && salePricePence < pricePence;

/** What a customer pays: the sale price where it is lower. */
export const askedPence = (prices: Prices) =>
  isReduced(prices) ? (prices.salePricePence as number) : prices.pricePence;

/**
 * The lowest price asked in the 30 days before a time, in pence; undefined when the product has no price for all of
 * them.
 * @param history oldest first
 */
export function findLowestBefore(history: readonly PublishedPrice[], at: Date): number | undefined {
  const from = at.getTime() - priorMs;
  const [first] = history;
  if (!first || first.since.getTime() > from) return undefined;
  const asked = history.filter(({ since }, n) => since < at && endOf(history, n) > from);
  return Math.min(...asked.map(askedPence));
}

const endOf = (history: readonly PublishedPrice[], n: number) =>
  history[n + 1]?.since.getTime() ?? Number.POSITIVE_INFINITY;

/** When the reduction that is running began, or `at` if there is none. */
function startOfReduction(history: readonly PublishedPrice[], at: Date): Date {
  const last = history.findLastIndex((prices) => !isReduced(prices));
  return history[last + 1]?.since ?? at;
}

/**
 * Why a price may not be crossed out from a time on, as a sentence that says from when it may; undefined if it may.
 * A reduction that runs may go deeper and lower its crossed-out price, but not raise it.
 * @param history what was published until then, oldest first
 */
export function findWasProblem(
  history: readonly PublishedPrice[],
  next: Prices,
  at: Date,
): string | undefined {
  if (!isReduced(next)) return undefined;
  const { pricePence: was } = next;
  const last = history.at(-1);
  if (last && isReduced(last) && was <= last.pricePence) return undefined;
  const lowest = findLowestBefore(history, startOfReduction(history, at));
  if (lowest !== undefined && was <= lowest) return undefined;
  return `${formatPence(was)} can’t be crossed out yet: it must have been the lowest price for ${priorDays} days before the reduction${describeLowest(history, lowest)}. ${describeWay(history, was)}`;
}

function describeLowest(history: readonly PublishedPrice[], lowest: number | undefined): string {
  const [first] = history;
  if (lowest !== undefined) return `, but the lowest was ${formatPence(lowest)}`;
  return first
    ? `, and this product has had a price only since ${shortInstant(first.since.toISOString())}`
    : ', and a new product has none';
}

function describeWay(history: readonly PublishedPrice[], was: number): string {
  const lower = history.findLastIndex((prices) => askedPence(prices) < was);
  const since = history[lower + 1]?.since;
  if (!since)
    return `Ask ${formatPence(was)} without a sale price first; a sale price is possible ${priorDays} days later.`;
  const from = new Date(since.getTime() + priorMs).toISOString();
  return `A sale price is possible from ${shortInstant(from)} if the price stays until then.`;
}
