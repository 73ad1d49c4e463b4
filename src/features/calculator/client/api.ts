import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { calculateEstimate, EstimateInput, getEstimate, getShownPrices } from '../contract.ts';

/** What material and fitting cost per m², in pounds. */
export const shownPricesQuery = readQuery<typeof getShownPrices>('/api/calculator/prices');

/** A stored estimate by its id. */
export const estimateQuery = (id: string) =>
  readQuery<typeof getEstimate>('/api/estimates/:id', { params: { id } });

/** Has a job priced and kept. @throws RequestError */
export function requestEstimate(body: EstimateInput) {
  return callEndpoint<typeof calculateEstimate>('POST', '/api/calculator/estimate', {
    body,
    isRepeatable: true,
  });
}
