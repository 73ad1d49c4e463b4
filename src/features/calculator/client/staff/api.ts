import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { editPriceBook, getPriceBook } from '../../price-book-contract.ts';
import type { PriceName } from '../../price-fields.ts';

export const priceBookQuery = readQuery<typeof getPriceBook>('/api/admin/price-book');

/** Saves prices in displayed units. @throws RequestError, 409 when somebody else has saved since `version` */
export function requestPrices(body: {
  version: number;
  prices: Partial<Record<PriceName, number>>;
}) {
  return callEndpoint<typeof editPriceBook>('PATCH', '/api/admin/price-book', { body });
}
