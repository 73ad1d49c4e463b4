import type { QueryClient } from '@tanstack/react-query';
import { areasQuery, coverageQuery } from '#features/areas/client/api.ts';
import { parseOutcode } from '#features/areas/postcode.ts';
import { shownPricesQuery } from '#features/calculator/client/api.ts';
import { cardsQuery, productsQuery } from '#features/catalogue/client/api.ts';
import { makeCards } from '#features/catalogue/client/cards/catalogue-cards.ts';

/** Loads what the home page shows at once, and the answer to a postcode form sent without script. */
export function readHomePage(
  queries: QueryClient,
  _params: Record<string, string>,
  search: URLSearchParams,
) {
  const postcode = search.get('postcode') ?? '';
  return Promise.all([
    queries.fetchQuery(areasQuery),
    readCards(queries),
    queries.fetchQuery(shownPricesQuery),
    parseOutcode(postcode) && queries.prefetchQuery(coverageQuery(postcode)),
  ]);
}

/** Loads the product cards: only the fields they show are included in the page's data. */
async function readCards(queries: QueryClient) {
  const products = await queries.fetchQuery(productsQuery);
  queries.removeQueries(productsQuery);
  queries.setQueryData(cardsQuery('all').queryKey, makeCards(products));
}
