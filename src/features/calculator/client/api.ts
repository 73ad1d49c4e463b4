import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  calculateEstimate,
  EstimateInput,
  getEstimate,
  getExtraPrices,
  getShownPrices,
  previewPrice,
} from '../contract.ts';
import type { emailEstimate } from '../email/contract.ts';
import type { EstimateEmailInput } from '../email/email-form.ts';

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

/** Prices rooms while they are entered; nothing is stored. @throws RequestError */
export const previewEstimate = (body: EstimateInput) =>
  callEndpoint<typeof previewPrice>('POST', '/api/calculator/preview', { body });

/**
 * Has an estimate emailed to the visitor. A repetition with the same key and body is sent once.
 * @throws RequestError
 */
export const sendEstimate = (id: string, body: EstimateEmailInput, key: string) =>
  callEndpoint<typeof emailEstimate>('POST', '/api/estimates/:id/email', {
    params: { id },
    body,
    headers: { 'idempotency-key': key },
  });
