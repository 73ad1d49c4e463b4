import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import type { Status } from '../transitions.ts';
import { appointments } from './schema.ts';

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
