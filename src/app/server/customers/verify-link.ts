import { emailKey } from '#features/customers/matching/contact-keys.ts';
import { joinRecords } from '#features/customers/server/join-records.ts';
import { verifyAndMerge } from '#features/customers/server/merge-customers.ts';
import {
  findOwners,
  hasUnverifiedEmail,
  lockCustomers,
} from '#features/customers/server/queries-join.ts';
import type { Db } from '#platform/server/database/database.ts';
import { lockAppointmentEmail } from './queries-records.ts';
import { readRecords } from './read-records.ts';

/**
 * Marks the email address of an appointment as verified: its private link was opened, which only that address was
 * sent. Does nothing once that is known, or for a booking of a chat: its address may be typed by a stranger, whose words
 * the chat holds.
 */
export async function verifyByLink(db: Db, appointmentId: string, now: Date) {
  const ref = { kind: 'appointment' as const, id: appointmentId };
  const [known] = await findOwners(db, [ref]);
  if (known && !(await hasUnverifiedEmail(db, known.customerId))) return;
  await db.transaction(async (tx) => {
    await lockCustomers(tx);
    let [owner] = await findOwners(tx, [ref]);
    if (!owner) {
      await joinRecords(tx, await readRecords(tx, [ref]), now);
      [owner] = await findOwners(tx, [ref]);
    }
    const appointment = await lockAppointmentEmail(tx, appointmentId);
    const email = emailKey(appointment?.email ?? '');
    if (!owner || !email || appointment?.conversationId) return;
    const { customerId } = owner;
    await verifyAndMerge(tx, { customerId, kind: 'email', value: email }, { at: now, by: null });
  });
}
