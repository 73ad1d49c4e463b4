import { formatPounds } from '#platform/units/pounds.ts';
import type { Product } from './contract.ts';
import type { Unit } from './vocabulary.ts';

/** Formats the selling price: 'from £25.99 per m²'. */
export const fromPriceText = (amount: number, unit: Unit) =>
  `from ${formatPounds(amount)} per\u00a0${unit}`;

/** The current price of a product, and the higher regular price to strike through, if any. */
export function priceOf({ price, salePrice }: Pick<Product, 'price' | 'salePrice'>) {
  const reduced = salePrice !== null && salePrice < price;
  return reduced ? { now: salePrice, was: price } : { now: price };
}
