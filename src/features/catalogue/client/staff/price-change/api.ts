import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  applyPriceChange,
  listPriceChanges,
  PriceChangeInput,
  previewPriceChange,
  undoPriceChange,
} from '../../../prices/contract.ts';

/** Query of the newest changes of several prices. */
export const priceChangesQuery = readQuery<typeof listPriceChanges>('/api/products/price-changes');

// Each of these throws RequestError when the response is not OK.

export const requestPreview = (body: PriceChangeInput) =>
  callEndpoint<typeof previewPriceChange>('POST', '/api/products/price-changes/preview', { body });

export const requestPriceChange = (body: PriceChangeInput & { token: string }) =>
  callEndpoint<typeof applyPriceChange>('POST', '/api/products/price-changes', { body });

export const requestUndo = (id: string) =>
  callEndpoint<typeof undoPriceChange>('POST', '/api/products/price-changes/:id/undo', {
    params: { id },
  });
