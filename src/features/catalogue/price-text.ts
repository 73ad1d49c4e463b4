import { formatPounds } from '#platform/units/pounds.ts';
import type { Product, StoreProduct } from './contract.ts';
import type { Unit } from './vocabulary.ts';

/** Formats the selling price: 'from £25.99 per m²'. */
export const fromPriceText = (amount: number, unit: Unit) =>
  `from ${formatPounds(amount)} per\u00a0${unit}`;

/** Describes what a floor costs fitted: 'from about £47 per m² fitted'. Undefined where that cannot be said. */
export function fittedText({
  fittingIncluded,
  fittedFrom,
}: Pick<Product, 'fittingIncluded' | 'fittedFrom'>): string | undefined {
  if (fittingIncluded) return 'fitting included';
  return fittedFrom === undefined ? undefined : `from about £${fittedFrom} per\u00a0m² fitted`;
}

/** The same of a product in the form of the store API. */
export const storeFittedText = (product: StoreProduct) =>
  fittedText({ fittingIncluded: product.fitting_included, fittedFrom: product.fitted_from });

/** The current price of a product, and the higher regular price to strike through, if any. */
export function priceOf({ price, salePrice }: Pick<Product, 'price' | 'salePrice'>) {
  const reduced = salePrice !== null && salePrice < price;
  return reduced ? { now: salePrice, was: price } : { now: price };
}
