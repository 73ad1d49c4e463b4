import { callEndpoint } from '#platform/client/request.ts';
import type { addToQuote } from '../../contract.ts';

/** Counts an "Add to Quote" towards the product's popularity. @throws RequestError */
export const countQuoteAdd = (id: string) =>
  callEndpoint<typeof addToQuote>('POST', '/api/products/:id/quote-adds', { params: { id } });
