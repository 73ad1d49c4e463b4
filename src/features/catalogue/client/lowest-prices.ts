import { defineQuery } from '#platform/client/read-query.ts';
import type { Product } from '../contract.ts';
import { fromPriceText, priceOf } from '../price-text.ts';
import type { Category } from '../vocabulary.ts';
import { fetchProducts } from './api.ts';

/** What the cheapest floor of a category costs: 'from £4.50 per m², fitted'. */
export type LowestPrices = Partial<Record<Category, string>>;

export function findLowestPrices(products: readonly Product[]): LowestPrices {
  const sold = products
    .filter(({ productType, unit }) => productType !== 'banner' && unit === 'm²')
    .map((product) => ({ ...product, ...priceOf(product) }))
    .filter(({ now }) => now > 0)
    .sort((one, other) => other.now - one.now);
  return Object.fromEntries(
    sold.map(({ category, now, unit, fittingIncluded }) => [
      category,
      `${fromPriceText(now, unit)}${fittingIncluded ? ', fitted' : ''}`,
    ]),
  );
}

/** Query of the lowest price of each category; only they are in a page's data. */
export const lowestPricesQuery = defineQuery<LowestPrices>({
  queryKey: ['/api/products', 'lowest'],
  queryFn: async () => findLowestPrices(await fetchProducts('/api/products')),
});
