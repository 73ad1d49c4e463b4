import type { QueryClient } from '@tanstack/react-query';
import { shownPricesQuery } from '#features/calculator/client/api.ts';
import { categoryProductsQuery, productQuery } from '#features/catalogue/client/api.ts';

/** Loads what a product page shows at once: the product, its category, and the price of fitting. */
export async function readProductPage(queries: QueryClient, { slug = '' }: Record<string, string>) {
  const { category } = await queries.fetchQuery(productQuery(slug));
  await Promise.all([
    queries.fetchQuery(categoryProductsQuery(category)),
    queries.fetchQuery(shownPricesQuery),
  ]);
}
