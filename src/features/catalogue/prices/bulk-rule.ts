import { formatPence } from '#platform/units/pounds.ts';
import { productLimits } from '../limits.ts';
import { salePriceMessage } from '../product-fields.ts';
import { findWasProblem, isReduced, type PublishedPrice } from './price-history.ts';

export const roundings = ['none', '99', '00'] as const;
/** What happens to products that are reduced. */
export const reducedChoices = ['both', 'sale', 'end', 'skip'] as const;

/** How prices change: first by per cent, then by pence, then to the nearest pounds that end so. */
export type PriceRule = {
  /** With at most two decimals. */
  percent: number;
  addPence: number;
  rounding: (typeof roundings)[number];
  reduced: (typeof reducedChoices)[number];
};

export type Prices = { pricePence: number; salePricePence: number | null };

const percentScale = 10_000;

/** A price after a change, rounded half up to the penny; it may be negative. */
export function changePence(pence: number, { percent, addPence, rounding }: PriceRule): number {
  const factor = percentScale + Math.round(percent * 100);
  const exact = Math.floor((2 * pence * factor + percentScale) / (2 * percentScale)) + addPence;
  if (rounding === '99') return 100 * Math.round((exact + 1) / 100) - 1;
  if (rounding === '00') return 100 * Math.round(exact / 100);
  return exact;
}

/** What a change makes of a product's prices. */
export function changePrices(prices: Prices, rule: PriceRule): Prices {
  const { pricePence, salePricePence } = prices;
  if (!isReduced(prices) || salePricePence === null)
    return { pricePence: changePence(pricePence, rule), salePricePence };
  switch (rule.reduced) {
    case 'both':
      return {
        pricePence: changePence(pricePence, rule),
        salePricePence: changePence(salePricePence, rule),
      };
    case 'sale':
      return { pricePence, salePricePence: changePence(salePricePence, rule) };
    case 'end':
      return { pricePence: changePence(pricePence, rule), salePricePence: null };
    case 'skip':
      return prices;
  }
}

export const isSamePrices = (one: Prices, other: Prices) =>
  one.pricePence === other.pricePence && one.salePricePence === other.salePricePence;

const maxPence = productLimits.pounds * 100;

/** Why a product cannot have these prices from a time on, as a sentence; undefined if it can. */
export function findPricesProblem(
  next: Prices,
  history: readonly PublishedPrice[],
  at: Date,
): string | undefined {
  const wrong = [next.pricePence, next.salePricePence ?? 1].find(
    (pence) => !(pence > 0 && pence <= maxPence),
  );
  if (wrong !== undefined)
    return `The price would be ${formatPence(wrong)}: it must be above £0 and at most ${formatPence(maxPence)}.`;
  if (next.salePricePence !== null && next.salePricePence >= next.pricePence)
    return `The sale price ${salePriceMessage}`;
  return findWasProblem(history, next, at);
}

const percentText = new Intl.NumberFormat('en-GB', {
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

/** A change in words: '+4%, +£1.00, rounded to .99'. */
export function describeRule({ percent, addPence, rounding, reduced }: PriceRule): string {
  const sign = addPence < 0 ? '−' : '+';
  return [
    percent !== 0 && `${percentText.format(percent).replace('-', '−')}%`,
    addPence !== 0 && `${sign}${formatPence(Math.abs(addPence))}`,
    rounding !== 'none' && `rounded to .${rounding}`,
    reduced === 'end' && 'reductions ended',
  ]
    .filter(Boolean)
    .join(', ');
}
