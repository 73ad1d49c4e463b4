import type { QueryClient } from '@tanstack/react-query';
import { shownPricesQuery } from '#features/calculator/client/api.ts';
import {
  bannersQuery,
  facetsQuery,
  pageProductsQuery,
  pickBanners,
  storeProductsQuery,
} from '#features/catalogue/client/api.ts';
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
      readBanners(queries, slug),
      queries.prefetchQuery(facetsQuery(slug)),
      slug === 'carpets' && queries.fetchQuery(shownPricesQuery),
    ]);
}

/** Loads the offers of the page: only they are included in its data. */
async function readBanners(queries: QueryClient, slug: PageSlug) {
  const ofPage = pageProductsQuery(pageLocationOf[slug]);
  const products = await queries.fetchQuery(ofPage);
  queries.removeQueries(ofPage);
  queries.setQueryData(bannersQuery(pageLocationOf[slug]).queryKey, pickBanners(products));
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
