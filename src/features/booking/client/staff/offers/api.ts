import { callEndpoint } from '#platform/client/request.ts';
import type { offerTimes, withdrawOffer } from '../../../offers/contract.ts';
import type { OfferRequest } from '../../../offers/offer-form.ts';

// Each throws RequestError when the response is not OK.

export const requestOffer = (id: string, body: OfferRequest) =>
  callEndpoint<typeof offerTimes>('POST', '/api/appointments/:id/offer', { params: { id }, body });

export const requestOfferWithdrawal = (id: string) =>
  callEndpoint<typeof withdrawOffer>('DELETE', '/api/appointments/:id/offer', { params: { id } });
