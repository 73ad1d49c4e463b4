import { areasQuery, coverageQuery } from '#features/areas/client/api.ts';
import { parseOutcode } from '#features/areas/postcode.ts';
import { shownPricesQuery } from '#features/calculator/client/api.ts';
import { cardsQuery, productsQuery } from '#features/catalogue/client/api.ts';
import { makeCards } from '#features/catalogue/client/cards/catalogue-cards.ts';
import { offersQuery } from '#features/catalogue/client/offers-query.ts';
import { publishedReviewsQuery } from '#features/reviews/client/api.ts';
import type { ReadCache } from '#platform/client/reads/read-cache.ts';

/** Loads what the home page shows at once, and the answer to a postcode form sent without script. */
export function readHomePage(
  reads: ReadCache,
  _params: Record<string, string>,
  search: URLSearchParams,
) {
  const postcode = search.get('postcode') ?? '';
  return Promise.all([
    reads.fetch(areasQuery),
    readCards(reads),
    reads.fetch(shownPricesQuery),
    reads.load(offersQuery),
    reads.load(publishedReviewsQuery()),
    parseOutcode(postcode) && reads.load(coverageQuery(postcode)),
  ]);
}

/** Loads the product cards: only the fields they show are included in the page's data. */
async function readCards(reads: ReadCache) {
  const products = await reads.fetch(productsQuery);
  reads.delete(productsQuery);
  reads.set(cardsQuery('all'), makeCards(products));
}
