import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#platform/server/database/database.ts';
import type { OfferState } from '../offers/offer-limits.ts';
import { visitOffers } from './schema.ts';

export type OfferRow = typeof visitOffers.$inferSelect;

/** The last offers of several appointments. */
export function findOffers(db: DbOrTx, appointmentIds: string[]): Promise<OfferRow[]> {
  return db.select().from(visitOffers).where(inArray(visitOffers.appointmentId, appointmentIds));
}

/** Stores an offer in place of the one before. The row of the appointment must be locked. */
export async function replaceOffer(tx: Tx, row: OfferRow) {
  await tx
    .insert(visitOffers)
    .values(row)
    .onConflictDoUpdate({ target: visitOffers.appointmentId, set: row });
}

/** Ends an offer that is in one of some states. @returns it, or undefined when there is none */
export async function endOffer(
  tx: Tx,
  appointmentId: string,
  { from, to, now }: { from: OfferState[]; to: OfferState; now: Date },
): Promise<OfferRow | undefined> {
  const [row] = await tx
    .update(visitOffers)
    .set({ state: to, endedAt: now })
    .where(and(eq(visitOffers.appointmentId, appointmentId), inArray(visitOffers.state, from)))
    .returning();
  return row;
}

export async function deleteOffer(tx: Tx, appointmentId: string) {
  await tx.delete(visitOffers).where(eq(visitOffers.appointmentId, appointmentId));
}

/** Notes that the customer chose a time that had been taken. @returns whether it is the first time */
export async function markTaken(tx: Tx, appointmentId: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(visitOffers)
    .set({ takenAt: now })
    .where(and(eq(visitOffers.appointmentId, appointmentId), isNull(visitOffers.takenAt)))
    .returning({ id: visitOffers.id });
  return marked.length > 0;
}
