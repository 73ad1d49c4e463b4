import { eq, inArray, sql } from 'drizzle-orm';
import { channels } from '#features/business/server/channels.ts';
import { notifyOfId } from '#platform/server/database/channel.ts';
import type { DbOrTx, Tx } from '#platform/server/database/database.ts';

import { type AppointmentRow, lockDiary } from './queries.ts';
import { appointments } from './schema.ts';

const isOf = (email: string) => eq(sql`lower(${appointments.email})`, email.toLowerCase());

/** The appointments booked with an email address, or those of some ids. */
export function findAppointmentsOf(
  db: DbOrTx,
  whose: string | readonly string[],
): Promise<AppointmentRow[]> {
  return db
    .select()
    .from(appointments)
    .where(typeof whose === 'string' ? isOf(whose) : inArray(appointments.id, [...whose]));
}

/**
 * Deletes a customer's appointments with visits, links and events, by email address or by ids, and notifies every
 * process.
 * @returns their ids
 */
export async function eraseAppointmentsOf(
  tx: Tx,
  whose: string | readonly string[],
): Promise<string[]> {
  await lockDiary(tx);
  const erased = await tx
    .delete(appointments)
    .where(typeof whose === 'string' ? isOf(whose) : inArray(appointments.id, [...whose]))
    .returning({
      id: appointments.id,
      notified: notifyOfId(channels.appointments, appointments.id),
    });
  return erased.map(({ id }) => id);
}

/** Those of some ids that are appointments'. */
export async function findKnownAppointments(tx: Tx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(inArray(appointments.id, ids));
  return rows.map(({ id }) => id);
}
