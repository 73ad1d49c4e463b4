import type { RetainedKind } from '#features/business/firm-settings.ts';
import { channels } from '#features/business/server/channels.ts';
import { eraseConversations } from '#features/chat/server/conversations/queries-person.ts';
import {
  deleteCustomers,
  deleteRecords,
  findMembers,
  findRecordsOf,
} from '#features/customers/server/queries-erase.ts';
import {
  findRoots,
  lockCustomers,
  refreshCustomers,
} from '#features/customers/server/queries-join.ts';
import { eraseEnquiriesOf } from '#features/enquiries/server/queries-person.ts';
import { redactAuditLog } from '#platform/server/audit-log/queries.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { eraseMails } from '#platform/server/mail/queries.ts';
import { eraseTexts } from '#platform/server/text-messages/queries.ts';
import { type Cutoffs, lockDueRows } from './queries-due.ts';
import {
  deleteAuditLog,
  deleteEstimates,
  deleteMails,
  deleteSecurityLog,
  deleteTexts,
  deleteTraffic,
} from './queries-run.ts';

const removals: Record<RetainedKind, (tx: Tx, ids: string[]) => Promise<unknown>> = {
  mails: deleteMails,
  texts: deleteTexts,
  enquiries: (tx, ids) => removeRecords(tx, ids, () => eraseEnquiriesOf(tx, ids)),
  chats: (tx, ids) => removeRecords(tx, ids, () => eraseConversations(tx, ids)),
  estimates: (tx, ids) => removeRecords(tx, ids, () => deleteEstimates(tx, ids)),
  customers: removeCustomers,
  auditLog: deleteAuditLog,
  securityLog: deleteSecurityLog,
  traffic: deleteTraffic,
};

/**
 * Deletes those of some rows that still go, with what is about them: their emails and texts, and the values in the audit
 * log. @returns how many
 */
export async function removeDue(
  tx: Tx,
  kind: RetainedKind,
  { cutoffs, ids }: { cutoffs: Cutoffs; ids: readonly string[] },
): Promise<number> {
  // What joins records and opens requests waits, or has been.
  await lockCustomers(tx);
  const locked = await lockDueRows(tx, kind, { cutoffs, ids });
  const due = kind === 'customers' ? await withoutRecords(tx, locked) : locked;
  if (due.length > 0) await removals[kind](tx, due);
  return due.length;
}

async function removeRecords(tx: Tx, ids: string[], remove: () => PromiseLike<unknown>) {
  await remove();
  await removeMentions(tx, ids);
  const owners = await deleteRecords(tx, ids);
  await refreshCustomers(tx, await findRoots(tx, owners));
}

async function removeCustomers(tx: Tx, ids: string[]) {
  for (const id of ids) {
    const members = await findMembers(tx, id);
    await removeMentions(tx, members);
    await deleteCustomers(tx, members);
  }
  await publish(tx, channels.customers, undefined);
}

async function removeMentions(tx: Tx, about: string[]) {
  await eraseMails(tx, { recipients: [], about });
  await eraseTexts(tx, about);
  await redactAuditLog(tx, { about, labels: [] });
}

/** A customer stays for as long as one of the records has not been deleted. */
async function withoutRecords(tx: Tx, ids: string[]): Promise<string[]> {
  const empty: string[] = [];
  for (const id of ids)
    if ((await findRecordsOf(tx, await findMembers(tx, id))).length === 0) empty.push(id);
  return empty;
}
