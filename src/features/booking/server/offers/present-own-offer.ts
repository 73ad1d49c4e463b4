import type { DbOrTx } from '#platform/server/database/database.ts';
import type { OwnVisit } from '../../own-visit-contract.ts';
import { findOpenOffer } from '../close-offer.ts';
import { isAt } from '../diary/report-move.ts';
import { findFreeTimes } from './answer-offer.ts';

/** The times that a customer can accept, and which of them are free; null without an offer. */
export async function presentOwnOffer(
  db: DbOrTx,
  appointmentId: string,
  now: Date,
): Promise<OwnVisit['offer']> {
  const offer = await findOpenOffer(db, appointmentId, now);
  if (!offer) return null;
  const free = await findFreeTimes(db, offer, now);
  return {
    times: offer.times.map((time) => ({ ...time, isFree: free.some((one) => isAt(one, time)) })),
    note: offer.note,
    expiresAt: offer.expiresAt.toISOString(),
  };
}
