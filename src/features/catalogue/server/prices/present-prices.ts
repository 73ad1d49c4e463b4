import { toPounds } from '#platform/units/pounds.ts';
import type { ProductPrices } from '../../prices/contract.ts';
import { findLowestBefore, type PublishedPrice } from '../../prices/price-history.ts';

const maxShown = 100;

/** A history of prices in pounds, newest first. @param history oldest first */
export function presentPrices(history: readonly PublishedPrice[], now: Date): ProductPrices {
  const lowest = findLowestBefore(history, now);
  return {
    prices: history
      .slice(-maxShown)
      .toReversed()
      .map(({ since, pricePence, salePricePence }) => ({
        since: since.toISOString(),
        price: toPounds(pricePence),
        salePrice: salePricePence === null ? null : toPounds(salePricePence),
      })),
    lowest: lowest === undefined ? null : toPounds(lowest),
  };
}
