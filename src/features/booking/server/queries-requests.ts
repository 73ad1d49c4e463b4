import { and, desc, eq, inArray, max } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import type { Status } from '../transitions.ts';
import { appointmentEvents, appointments } from './schema.ts';

/** The newest appointment that was asked for in a chat and is neither done nor cancelled. */
export async function findOpenOfConversation(
  db: Db,
  conversationId: string,
): Promise<{ id: string; status: Status } | undefined> {
  const [row] = await db
    .select({ id: appointments.id, status: appointments.status })
    .from(appointments)
    .where(
      and(
        eq(appointments.conversationId, conversationId),
        inArray(appointments.status, ['pending', 'confirmed']),
      ),
    )
    .orderBy(desc(appointments.createdAt), desc(appointments.id))
    .limit(1);
  return row;
}

/** When the customer last asked for a visit, or had the request opened again. */
export async function findLastAskedAt(db: Db, appointmentId: string): Promise<Date | undefined> {
  const { at, what } = appointmentEvents;
  const [row] = await db
    .select({ at: max(at) })
    .from(appointmentEvents)
    .where(
      and(
        eq(appointmentEvents.appointmentId, appointmentId),
        inArray(what, ['booked', 'moved', 'restored', 'offer-declined']),
      ),
    );
  return row?.at ?? undefined;
}
