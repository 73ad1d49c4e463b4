import { eq, sql } from 'drizzle-orm';
import { channels } from '#features/business/server/channels.ts';
import { notifyOfId } from '#platform/server/database/channel.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';

import { type AppointmentRow, lockDiary } from './queries.ts';
import { appointments } from './schema.ts';

const isOf = (email: string) => eq(sql`lower(${appointments.email})`, email.toLowerCase());

/** The appointments booked with an email address. */
export function findAppointmentsOf(db: Db, email: string): Promise<AppointmentRow[]> {
  return db.select().from(appointments).where(isOf(email));
}

/**
 * Deletes a customer's appointments with visits, links and events, and notifies every process.
 * @returns their ids
 */
export async function eraseAppointmentsOf(tx: Tx, email: string): Promise<string[]> {
  await lockDiary(tx);
  const erased = await tx
    .delete(appointments)
    .where(isOf(email))
    .returning({
      id: appointments.id,
      notified: notifyOfId(channels.appointments, appointments.id),
    });
  return erased.map(({ id }) => id);
}
