import type { QueryClient } from '@tanstack/react-query';
import { shownPricesQuery } from '#features/calculator/client/api.ts';
import { pageProductsQuery, storeProductsQuery } from '#features/catalogue/client/api.ts';
import { clampPage, readFilters } from '#features/catalogue/page-filters.ts';
import { type PageSlug, pageLocationOf } from '#features/catalogue/vocabulary.ts';

/**
 * Loads what a category page shows at once, filtered as its URL says. A list that fails to load is an
 * empty one.
 */
export function readCategoryPage(slug: PageSlug) {
  return (queries: QueryClient, _params: unknown, search: URLSearchParams) =>
    Promise.all([
      readProducts(queries, slug, search),
      queries.fetchQuery(pageProductsQuery(pageLocationOf[slug])),
      slug === 'carpets' && queries.fetchQuery(shownPricesQuery),
    ]);
}

/** Where the URL asks for a page beyond the list, its last page is loaded too. */
async function readProducts(queries: QueryClient, slug: PageSlug, search: URLSearchParams) {
  const filters = readFilters(search);
  const asked = storeProductsQuery(slug, filters);
  await queries.prefetchQuery(asked);
  const list = queries.getQueryData(asked.queryKey);
  if (list)
    await queries.prefetchQuery(storeProductsQuery(slug, clampPage(filters, list.totalPages)));
}
