import { turns } from '#features/assistant/server/schema.ts';
import { appointmentEvents, appointments, visits } from '#features/booking/server/schema.ts';
import { conversationEmails, conversations, messages } from '#features/chat/server/schema.ts';
import { enquiries } from '#features/enquiries/server/schema.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { insertAll } from '#platform/server/database/insert-all.ts';
import type { ArchivedBookings, ArchivedEnquiry } from './archive-bookings.ts';
import type { ArchivedConversations } from './archive-conversations.ts';

/** Inserts each table's rows with one statement: the functions of the site would take minutes. */
export async function insertArchive(
  tx: Tx,
  rows: ArchivedBookings & ArchivedConversations & { enquiries: ArchivedEnquiry[] },
) {
  await tx.execute(insertAll(appointments, rows.appointments));
  await tx.execute(insertAll(appointmentEvents, rows.events));
  await tx.execute(insertAll(visits, rows.visits));
  await tx.execute(insertAll(enquiries, rows.enquiries));
  await tx.execute(insertAll(conversations, rows.conversations));
  await tx.execute(insertAll(conversationEmails, rows.emails));
  await tx.execute(insertAll(messages, rows.messages));
  await tx.execute(insertAll(turns, rows.turns));
}
