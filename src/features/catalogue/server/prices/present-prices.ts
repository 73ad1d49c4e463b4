import { toPounds } from '#platform/units/pounds.ts';
import type { Prices } from '../../prices/bulk-rule.ts';
import type { ProductPrices } from '../../prices/contract.ts';
import { findLowestBefore, type PublishedPrice } from '../../prices/price-history.ts';

const maxShown = 100;

/** Prices in pounds. */
export const presentPair = ({ pricePence, salePricePence }: Prices) => ({
  price: toPounds(pricePence),
  salePrice: salePricePence === null ? null : toPounds(salePricePence),
});

/** A history of prices in pounds, newest first. @param history oldest first */
export function presentPrices(history: readonly PublishedPrice[], now: Date): ProductPrices {
  const lowest = findLowestBefore(history, now);
  return {
    prices: history
      .slice(-maxShown)
      .toReversed()
      .map(({ since, ...prices }) => ({ since: since.toISOString(), ...presentPair(prices) })),
    lowest: lowest === undefined ? null : toPounds(lowest),
  };
}
