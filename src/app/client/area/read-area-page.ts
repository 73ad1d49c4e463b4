import type { QueryClient } from '@tanstack/react-query';
import { areaQuery, coverageQuery } from '#features/areas/client/api.ts';
import { parseOutcode } from '#features/areas/postcode.ts';

/** What the page of an area shows at once: its text, and the answer to a postcode asked without script. */
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
