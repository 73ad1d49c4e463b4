import { areasQuery, coverageQuery } from '#features/areas/client/api.ts';
import { parseOutcode } from '#features/areas/postcode.ts';
import { shownPricesQuery } from '#features/calculator/client/api.ts';
import { cardsQuery, firstCardsQuery, productsQuery } from '#features/catalogue/client/api.ts';
import { makeCards, takeFirst } from '#features/catalogue/client/cards/catalogue-cards.ts';
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
    readCards(reads, search.get('products') === 'all'),
    reads.fetch(shownPricesQuery),
    reads.load(offersQuery),
    reads.load(publishedReviewsQuery()),
    parseOutcode(postcode) && reads.load(coverageQuery(postcode)),
  ]);
}

/** Loads the product cards that are shown: only they, and the fields they show, are in the page's data. */
async function readCards(reads: ReadCache, isAllAsked: boolean) {
  const products = await reads.fetch(productsQuery);
  reads.delete(productsQuery);
  const cards = makeCards(products);
  if (isAllAsked) reads.set(cardsQuery('all'), cards);
  else reads.set(firstCardsQuery, takeFirst(cards));
}
