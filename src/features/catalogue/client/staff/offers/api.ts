import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  addOffer,
  changeOffer,
  endOffer,
  listOffers,
  OfferInput,
} from '../../../offers/contract.ts';

/** Query of all offers, newest first. */
export const allOffersQuery = readQuery<typeof listOffers>('/api/admin/offers');

// Each of these throws RequestError when the response is not OK.

export const requestOffer = (body: OfferInput, id: string | undefined) =>
  id === undefined
    ? callEndpoint<typeof addOffer>('POST', '/api/admin/offers', { body })
    : callEndpoint<typeof changeOffer>('PATCH', '/api/admin/offers/:id', { params: { id }, body });

export const requestEnd = (id: string) =>
  callEndpoint<typeof endOffer>('POST', '/api/admin/offers/:id/end', { params: { id } });
