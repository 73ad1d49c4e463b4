import type { QueryClient } from '@tanstack/react-query';
import { areasQuery, coverageQuery } from '#features/areas/client/api.ts';
import { parseOutcode } from '#features/areas/postcode.ts';
import { shownPricesQuery } from '#features/calculator/client/api.ts';
import { productsQuery } from '#features/catalogue/client/api.ts';

/** What the home page shows at once, and the answer to a postcode asked without script. */
export function readHomePage(
  queries: QueryClient,
  _params: Record<string, string>,
  search: URLSearchParams,
) {
  const postcode = search.get('postcode') ?? '';
  return Promise.all([
    queries.fetchQuery(areasQuery),
    queries.fetchQuery(productsQuery),
    queries.fetchQuery(shownPricesQuery),
    parseOutcode(postcode) && queries.prefetchQuery(coverageQuery(postcode)),
  ]);
}
