import type { QueryClient } from '@tanstack/react-query';
import { areaQuery, coverageQuery } from '#features/areas/client/api.ts';
import { parseOutcode } from '#features/areas/postcode.ts';

/** Loads what an area page shows at once: its text, and the answer to a postcode form sent without script. */
export function readAreaPage(
  queries: QueryClient,
  { area = '' }: Record<string, string>,
  search: URLSearchParams,
) {
  const postcode = search.get('postcode') ?? '';
  return Promise.all([
    queries.fetchQuery(areaQuery(area)),
    parseOutcode(postcode) && queries.prefetchQuery(coverageQuery(postcode)),
  ]);
}
