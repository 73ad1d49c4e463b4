import type { QueryClient } from '@tanstack/react-query';
import { shownPricesQuery } from '#features/calculator/client/api.ts';
import { pageProductsQuery, storeProductsQuery } from '#features/catalogue/client/api.ts';
import { readFilters } from '#features/catalogue/page-filters.ts';
import { type PageSlug, pageLocationOf } from '#features/catalogue/vocabulary.ts';

/**
 * Loads what a category page shows at once, filtered as its URL says. A list that fails to load is an
 * empty one.
 */
export function readCategoryPage(slug: PageSlug) {
  return (queries: QueryClient, _params: unknown, search: URLSearchParams) =>
    Promise.all([
      queries.prefetchQuery(storeProductsQuery(slug, readFilters(search))),
      queries.fetchQuery(pageProductsQuery(pageLocationOf[slug])),
      slug === 'carpets' && queries.fetchQuery(shownPricesQuery),
    ]);
}
