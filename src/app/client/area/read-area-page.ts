import { areaQuery, coverageQuery } from '#features/areas/client/api.ts';
import { parseOutcode } from '#features/areas/postcode.ts';
import { productsQuery } from '#features/catalogue/client/api.ts';
import { findLowestPrices, lowestPricesQuery } from '#features/catalogue/client/lowest-prices.ts';
import { offersQuery } from '#features/catalogue/client/offers-query.ts';
import { publishedReviewsQuery } from '#features/reviews/client/api.ts';
import type { ReadCache } from '#platform/client/reads/read-cache.ts';

/** Loads what an area page shows at once: its text, prices, reviews, and the answer to a postcode form sent without script. */
export function readAreaPage(
  reads: ReadCache,
  { area = '' }: Record<string, string>,
  search: URLSearchParams,
) {
  const postcode = search.get('postcode') ?? '';
  return Promise.all([
    reads
      .fetch(areaQuery(area))
      .then(({ name }) => reads.load(publishedReviewsQuery({ town: name }))),
    readPrices(reads),
    reads.load(offersQuery),
    parseOutcode(postcode) && reads.load(coverageQuery(postcode)),
  ]);
}

async function readPrices(reads: ReadCache) {
  const products = await reads.fetch(productsQuery);
  reads.delete(productsQuery);
  reads.set(lowestPricesQuery, findLowestPrices(products));
}
