import { lockDiary } from '#features/booking/server/queries.ts';
import { eraseAppointmentsOf } from '#features/booking/server/queries-person.ts';
import { channels } from '#features/business/server/channels.ts';
import { eraseConversations } from '#features/chat/server/conversations/queries-person.ts';
import { deleteRecords } from '#features/customers/server/queries-erase.ts';
import { eraseEnquiriesOf } from '#features/enquiries/server/queries-person.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { deleteUnusedEstimates, findEstimateIdsOf, type JoinedKind } from './queries-records.ts';

/** Ids of records by their kind. */
export type RecordIds = Record<JoinedKind, string[]>;

export const noRecords = (): RecordIds => ({ appointment: [], enquiry: [], conversation: [] });

export const idsOf = ({ appointment, enquiry, conversation }: RecordIds): string[] => [
  ...appointment,
  ...enquiry,
  ...conversation,
];

/** The records of a list by their kind, without estimates. */
export function sortRecords(records: readonly { kind: string; id: string }[]): RecordIds {
  const sorted = noRecords();
  for (const { kind, id } of records) if (kind in sorted) sorted[kind as JoinedKind].push(id);
  return sorted;
}

/**
 * Deletes records with their estimates, and takes them from their customers. `lockCustomers` must have been called.
 * @returns what was deleted, whose it was, and the email addresses given in the chats
 */
export async function eraseRecords(tx: Tx, wanted: RecordIds) {
  // Before any row of an appointment: everything that changes visits locks in this order.
  await lockDiary(tx);
  const named = await findEstimateIdsOf(tx, idsOf(wanted));
  const chats = await eraseConversations(tx, wanted.conversation);
  const records: RecordIds = {
    appointment: await eraseAppointmentsOf(tx, wanted.appointment),
    enquiry: await eraseEnquiriesOf(tx, wanted.enquiry),
    conversation: chats.ids,
  };
  // Reviews went with their appointments, published ones included.
  if (records.appointment.length > 0) await publish(tx, channels.reviews, undefined);
  const owners = await deleteRecords(tx, [...idsOf(records), ...named]);
  const estimates = await deleteUnusedEstimates(tx, named);
  return { records, estimates, owners, emails: chats.emails };
}
