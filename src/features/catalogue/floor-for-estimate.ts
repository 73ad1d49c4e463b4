import type { Product } from './contract.ts';
import { priceOf } from './price-text.ts';
import type { Category } from './vocabulary.ts';

/** The calculator's flooring type for each category. */
const flooringOf = {
  carpet: 'carpet',
  vinyl: 'vinyl',
  lvt: 'vinyl',
  laminate: 'laminate',
} as const satisfies Partial<Record<Category, string>>;

/** The calculator's view of a product, or undefined when it is no floor sold by area. */
export function floorForEstimate(product: Product) {
  const { id, name, unit, category, rollWidths, fittingIncluded } = product;
  if (unit !== 'm²' || category === 'accessories') return undefined;
  const flooringType = flooringOf[category];
  return { id, name, unit, flooringType, rollWidths, fittingIncluded, price: priceOf(product).now };
}
