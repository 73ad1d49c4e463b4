import { areaQuery, coverageQuery } from '#features/areas/client/api.ts';
import { parseOutcode } from '#features/areas/postcode.ts';
import { offersQuery } from '#features/catalogue/client/offers-query.ts';
import { publishedReviewsQuery } from '#features/reviews/client/api.ts';
import type { ReadCache } from '#platform/client/reads/read-cache.ts';

/** Loads what an area page shows at once: its text, reviews, and the answer to a postcode form sent without script. */
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
    reads.load(offersQuery),
    parseOutcode(postcode) && reads.load(coverageQuery(postcode)),
  ]);
}
