import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/database.ts';
import type { Visit } from '../../visit-slots.ts';
import { appointmentEvents, fitters } from '../schema.ts';

/** When the customer of a visit was last told that somebody is on the way. */
export async function findLastToldAt(
  tx: Tx,
  appointmentId: string,
  { date, slot }: Visit,
): Promise<Date | undefined> {
  const [event] = await tx
    .select({ at: appointmentEvents.at })
    .from(appointmentEvents)
    .where(
      and(
        eq(appointmentEvents.appointmentId, appointmentId),
        eq(appointmentEvents.what, 'on-the-way'),
        eq(appointmentEvents.visitDate, date),
        eq(appointmentEvents.visitSlot, slot),
      ),
    )
    .orderBy(desc(appointmentEvents.id))
    .limit(1);
  return event?.at;
}

export async function findFitterName(tx: Tx, id: string): Promise<string> {
  const [fitter] = await tx.select({ name: fitters.name }).from(fitters).where(eq(fitters.id, id));
  return fitter?.name ?? '';
}
