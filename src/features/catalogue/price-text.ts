import type { Product } from './contract.ts';
import type { Unit } from './vocabulary.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Money as it is written: '£25.99'. */
export const poundsText = (amount: number) => pounds.format(amount);

/** The price a product sells at: 'from £25.99 per m²'. */
export const fromPriceText = (amount: number, unit: Unit) =>
  `from ${poundsText(amount)} per ${unit}`;

/** What a product costs today, and the regular price to strike through when that is lower. */
export function priceOf({ price, salePrice }: Pick<Product, 'price' | 'salePrice'>) {
  const reduced = salePrice !== null && salePrice < price;
  return reduced ? { now: salePrice, was: price } : { now: price };
}
