import * as z from 'zod/mini';
import { defineEndpoint } from '#platform/endpoint.ts';
import { visitChoice } from '../booking-form.ts';
import { appointment } from '../contract.ts';
import { ownVisit } from '../own-visit-contract.ts';
import { offerRequest } from './offer-form.ts';

const byId = z.object({ id: z.string() });
const byToken = z.object({ token: z.string() });

/**
 * Offers the customer other times by email, in place of those offered before. The email is held back for
 * `limits.undoSeconds`, in which withdrawing leaves no trace. 409 when one of the times is not free, the customer has
 * no email, or the appointment is completed or cancelled.
 */
export const offerTimes = defineEndpoint({
  method: 'POST',
  path: '/api/appointments/:id/offer',
  access: 'staff',
  params: byId,
  body: offerRequest,
  answer: appointment,
});

/** Withdraws the times offered, or dismisses an offer that the customer declined. 409 when there is none. */
export const withdrawOffer = defineEndpoint({
  method: 'DELETE',
  path: '/api/appointments/:id/offer',
  access: 'staff',
  params: byId,
  answer: appointment,
});

/** Accepts one of the offered times: the visit is fixed. 409 when it is taken or not offered any more. */
export const acceptOffer = defineEndpoint({
  method: 'POST',
  path: '/api/visits/:token/accept',
  access: 'anyone',
  params: byToken,
  body: z.object({ visit: visitChoice }),
  answer: ownVisit,
});

/** Says that none of the offered times suits. 409 when they are not offered any more. */
export const declineOffer = defineEndpoint({
  method: 'POST',
  path: '/api/visits/:token/decline',
  access: 'anyone',
  params: byToken,
  answer: ownVisit,
});
