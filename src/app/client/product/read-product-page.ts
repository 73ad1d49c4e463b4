import { shownPricesQuery } from '#features/calculator/client/api.ts';
import { categoryProductsQuery, productQuery } from '#features/catalogue/client/api.ts';
import { publishedReviewsQuery } from '#features/reviews/client/api.ts';
import type { ReadCache } from '#platform/client/reads/read-cache.ts';
import { floorOfReviews } from '../reviews/floor-of-reviews.ts';

/** Loads what a product page shows at once: the product, its category, and the price of fitting. */
export async function readProductPage(reads: ReadCache, { slug = '' }: Record<string, string>) {
  const { category } = await reads.fetch(productQuery(slug));
  await Promise.all([
    reads.fetch(categoryProductsQuery(category)),
    reads.fetch(shownPricesQuery),
    reads.load(publishedReviewsQuery({ floor: floorOfReviews(category) })),
  ]);
}
