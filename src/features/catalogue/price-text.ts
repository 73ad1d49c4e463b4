import { formatPounds } from '#platform/pounds.ts';
import type { Product } from './contract.ts';
import type { Unit } from './vocabulary.ts';

/** The price a product sells at: 'from £25.99 per m²'. */
export const fromPriceText = (amount: number, unit: Unit) =>
  `from ${formatPounds(amount)} per ${unit}`;

/** What a product costs today, and the regular price to strike through when that is lower. */
export function priceOf({ price, salePrice }: Pick<Product, 'price' | 'salePrice'>) {
  const reduced = salePrice !== null && salePrice < price;
  return reduced ? { now: salePrice, was: price } : { now: price };
}
