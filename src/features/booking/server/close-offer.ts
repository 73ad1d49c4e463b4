import type { DbOrTx, Tx } from '#platform/server/database/database.ts';
import { withdrawMail } from '#platform/server/mail/queries.ts';
import { limits } from '../limits.ts';
import type { OfferState } from '../offers/offer-limits.ts';
import { deleteOffer, endOffer, findOffers, type OfferRow } from './queries-offers.ts';

/** The kind of its email is `booking-offered`. */
export const offerMailKey = ({ appointmentId, id }: Pick<OfferRow, 'appointmentId' | 'id'>) =>
  `booking-offered:${appointmentId}:${id}`;

/** When the email of an offer is due; until then the customer's page does not show it either. */
export const offerSentAt = ({ offeredAt }: Pick<OfferRow, 'offeredAt'>) =>
  new Date(offeredAt.getTime() + limits.undoSeconds * 1_000);

/** Whether the customer can accept an offer. */
export const isOfferOpen = (offer: OfferRow, now: Date) =>
  offer.state === 'open' && offerSentAt(offer) <= now && now < offer.expiresAt;

/** The offer that a customer can accept, if any. */
export async function findOpenOffer(db: DbOrTx, appointmentId: string, now: Date) {
  const [offer] = await findOffers(db, [appointmentId]);
  return offer && isOfferOpen(offer, now) ? offer : undefined;
}

/**
 * Ends what was offered last, if it stands. An offer whose email is held back is deleted with it: the customer never
 * hears of it. The row of the appointment must be locked.
 * @returns the offer, and whether the customer was emailed; undefined when there was none
 */
export async function closeOffer(
  tx: Tx,
  appointmentId: string,
  to: Exclude<OfferState, 'open'>,
  now: Date,
): Promise<{ offer: OfferRow; wasSent: boolean } | undefined> {
  const offer = await endOffer(tx, appointmentId, { from: ['open', 'declined'], to, now });
  if (!offer) return undefined;
  const wasSent = !(await withdrawMail(tx, offerMailKey(offer), now));
  if (!wasSent) await deleteOffer(tx, appointmentId);
  return { offer, wasSent };
}
