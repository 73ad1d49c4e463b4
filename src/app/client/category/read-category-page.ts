import { shownPricesQuery } from '#features/calculator/client/api.ts';
import {
  bannersQuery,
  facetsQuery,
  pageProductsQuery,
  pickBanners,
  storeProductsQuery,
} from '#features/catalogue/client/category/category-queries.ts';
import { offersQuery } from '#features/catalogue/client/offers-query.ts';
import { clampPage, readFilters } from '#features/catalogue/page-filters.ts';
import { type PageSlug, pageLocationOf } from '#features/catalogue/page-places.ts';
import { publishedReviewsQuery } from '#features/reviews/client/api.ts';
import type { ReadCache } from '#platform/client/reads/read-cache.ts';
import { floorOfReviews } from '../reviews/floor-of-reviews.ts';
import { pickRoomFloors, roomFloorsQuery } from './room-floors.ts';

/**
 * Loads what a category page shows at once, filtered as its URL says. A list that fails to load is an
 * empty one.
 */
export function readCategoryPage(slug: PageSlug) {
  return (reads: ReadCache, _params: unknown, search: URLSearchParams) =>
    Promise.all([
      readProducts(reads, slug, search),
      readBanners(reads, slug),
      reads.load(facetsQuery(slug)),
      reads.load(offersQuery),
      reads.load(publishedReviewsQuery({ floor: floorOfReviews(slug) })),
      slug === 'carpets' && reads.fetch(shownPricesQuery),
    ]);
}

/** Loads the offers and the room of the page: only they are included in its data. */
async function readBanners(reads: ReadCache, slug: PageSlug) {
  const ofPage = pageProductsQuery(pageLocationOf[slug]);
  const products = await reads.fetch(ofPage);
  reads.delete(ofPage);
  reads.set(bannersQuery(pageLocationOf[slug]), pickBanners(products));
  reads.set(roomFloorsQuery(pageLocationOf[slug]), pickRoomFloors(products));
}

/** Where the URL asks for a page beyond the list, its last page is loaded too. */
async function readProducts(reads: ReadCache, slug: PageSlug, search: URLSearchParams) {
  const filters = readFilters(search);
  const asked = storeProductsQuery(slug, filters);
  await reads.load(asked);
  const list = reads.peek(asked)?.data;
  if (list) await reads.load(storeProductsQuery(slug, clampPage(filters, list.totalPages)));
}
