import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  calculateEstimate,
  EstimateInput,
  getEstimate,
  getExtraPrices,
  getShownPrices,
} from '../contract.ts';

/** Query of the prices of material and fitting per m², in pounds. */
export const shownPricesQuery = readQuery<typeof getShownPrices>('/api/calculator/prices');

/** Query of the prices shown beside extras, in pounds. */
export const extraPricesQuery = readQuery<typeof getExtraPrices>('/api/calculator/extra-prices');

/** Query of a stored estimate. */
export const estimateQuery = (id: string) =>
  readQuery<typeof getEstimate>('/api/estimates/:id', { params: { id } });

/** Requests an estimate, which the server stores. @throws RequestError */
export function requestEstimate(body: EstimateInput) {
  return callEndpoint<typeof calculateEstimate>('POST', '/api/calculator/estimate', {
    body,
    isRepeatable: true,
  });
}
