import type { Product } from './contract.ts';
import { priceOf } from './price-text.ts';
import type { Category } from './vocabulary.ts';

/** The flooring type of estimates and bookings for each category. */
const flooringOf = {
  carpet: 'carpet',
  vinyl: 'vinyl',
  lvt: 'vinyl',
  laminate: 'laminate',
} as const satisfies Partial<Record<Category, string>>;

/** The flooring type of a category; undefined for accessories. */
export const flooringTypeOf = (category: Category) =>
  category === 'accessories' ? undefined : flooringOf[category];

/** The calculator's view of a product, or undefined when it is no floor sold by area. */
export function floorForEstimate(product: Product) {
  const { id, name, unit, category, rollWidths, fittingIncluded } = product;
  const flooringType = flooringTypeOf(category);
  if (unit !== 'm²' || !flooringType) return undefined;
  return { id, name, unit, flooringType, rollWidths, fittingIncluded, price: priceOf(product).now };
}
