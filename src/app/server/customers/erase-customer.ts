import { findAppointmentsOf } from '#features/booking/server/queries-person.ts';
import { findConversationsGiven } from '#features/chat/server/conversations/queries-person.ts';
import { emailKey } from '#features/customers/matching/contact-keys.ts';
import { contactsOf } from '#features/customers/matching/find-owner.ts';
import { unknownCustomer } from '#features/customers/server/merge-customers.ts';
import {
  deleteCustomers,
  findCustomersByEmail,
  findEmails,
  findMembers,
  findOrphans,
  findRecordsOf,
  redactCustomer,
} from '#features/customers/server/queries-erase.ts';
import {
  findRoots,
  lockCustomers,
  refreshCustomers,
} from '#features/customers/server/queries-join.ts';
import { findRoot, unmergeCustomer } from '#features/customers/server/queries-merge.ts';
import { findEnquiriesOf } from '#features/enquiries/server/queries-person.ts';
import { redactAuditLog } from '#platform/server/audit-log/queries.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { recordErasure } from '#platform/server/database/queries-erasures.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { eraseMails } from '#platform/server/mail/queries.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import { eraseTexts } from '#platform/server/text-messages/queries.ts';
import { eraseRecords, idsOf, type RecordIds, sortRecords } from './erase-records.ts';
import { deleteUnusedEstimates } from './queries-records.ts';
import { readRecords } from './read-records.ts';

type How = { by: Staff; at: Date };

/** What one erasure deleted. */
type Erased = {
  records: RecordIds;
  estimates: string[];
  customers: string[];
  /** Everybody whose records, contacts or notes were deleted, those who stay included. */
  touched: string[];
  emails: string[];
  otherEmails: string[];
};

/**
 * Erases everything with an email address, and the customers who have nothing else. What the same customers sent
 * without an address goes too; what they sent with another one stays, and its addresses are returned.
 */
export async function eraseByEmail(tx: Tx, email: string, how: How) {
  await lockCustomers(tx);
  const key = emailKey(email) ?? email.toLowerCase();
  const first = await eraseRecords(tx, {
    appointment: (await findAppointmentsOf(tx, email)).map(({ id }) => id),
    enquiry: (await findEnquiriesOf(tx, email)).map(({ id }) => id),
    conversation: (await findConversationsGiven(tx, email)).map(({ id }) => id),
  });
  const touched = [...new Set([...(await findCustomersByEmail(tx, key)), ...first.owners])];
  const owned = await findRecordsOf(tx, touched);
  const read = await readRecords(tx, owned);
  const nameless = await eraseRecords(tx, sortRecords(read.filter((record) => !record.email)));
  const kept = read.filter((record) => record.email !== '');
  const ofCustomer = new Map(
    touched.map((id) => {
      const own = owned.filter(({ customerId }) => customerId === id).map((record) => record.id);
      return [id, kept.filter((record) => own.includes(record.id))];
    }),
  );
  const roots = await findRoots(tx, touched);
  for (const [id, [own, ...more]] of ofCustomer)
    if (own)
      await redactCustomer(tx, id, {
        email: key,
        keptName: own.name || own.email,
        kept: [own, ...more].flatMap(contactsOf),
      });
  const gone = touched.filter((id) => ofCustomer.get(id)?.length === 0);
  const estimates = await removeCustomers(tx, gone);
  await refreshCustomers(tx, [...new Set([...roots, ...(await findRoots(tx, touched))])]);
  const erased: Erased = {
    records: {
      appointment: [...first.records.appointment, ...nameless.records.appointment],
      enquiry: [...first.records.enquiry, ...nameless.records.enquiry],
      conversation: [...first.records.conversation, ...nameless.records.conversation],
    },
    estimates: [...first.estimates, ...nameless.estimates, ...estimates],
    customers: gone,
    touched: [...new Set([...touched, ...roots])],
    emails: [email.toLowerCase()],
    otherEmails: [...first.emails, ...kept.map((record) => record.email.toLowerCase())],
  };
  return finish(tx, erased, { ...how, recipients: erased.emails });
}

/** Erases a customer with everything that was joined to them. @throws Problem 404 for an unknown customer */
export async function eraseCustomer(tx: Tx, id: string, how: How) {
  await lockCustomers(tx);
  const root = await findRoot(tx, id);
  if (!root) throw unknownCustomer();
  const members = await findMembers(tx, root.id);
  const emails = await findEmails(tx, members);
  const { records, estimates, ...chats } = await eraseRecords(
    tx,
    sortRecords(await findRecordsOf(tx, members)),
  );
  const erased: Erased = {
    records,
    estimates: [...estimates, ...(await removeCustomers(tx, members))],
    customers: members,
    touched: members,
    emails,
    otherEmails: chats.emails,
  };
  // An address in the record may be somebody else's: only the emails about what was erased go.
  return finish(tx, erased, { ...how, recipients: [] });
}

/**
 * Deletes customers with their estimates; what was merged into them and stays is a customer of its own again.
 * @returns the deleted estimates
 */
async function removeCustomers(tx: Tx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const owned = await findRecordsOf(tx, ids);
  const orphans = await findOrphans(tx, ids);
  for (const orphan of orphans) await unmergeCustomer(tx, orphan);
  await deleteCustomers(tx, ids);
  await refreshCustomers(tx, orphans);
  const estimates = owned.filter(({ kind }) => kind === 'estimate');
  return deleteUnusedEstimates(
    tx,
    estimates.map((estimate) => estimate.id),
  );
}

/** Deletes the emails and texts about what was erased, and records the erasure. @returns the counts */
async function finish(
  tx: Tx,
  { records, estimates, customers, touched, emails, otherEmails }: Erased,
  { by, at, recipients }: How & { recipients: string[] },
) {
  const about = [...idsOf(records), ...touched];
  const mailIds = await eraseMails(tx, { recipients, about });
  const textIds = await eraseTexts(tx, about);
  const counts = {
    appointments: records.appointment.length,
    leads: records.enquiry.length,
    conversations: records.conversation.length,
    estimates: estimates.length,
    customers: customers.length,
    mails: mailIds.length,
    texts: textIds.length,
  };
  await recordErasure(tx, { at, by: by.name, counts });
  await redactAuditLog(tx, { about, labels: emails });
  await recordAuditLogEntry(tx, { at, by, kind: 'person', what: 'erased', before: counts });
  const deleted = Object.values(counts).reduce((sum, count) => sum + count, 0);
  await recordSecurityEvent(tx, { at, kind: 'erased', account: by, details: { records: deleted } });
  const others = [...new Set(otherEmails)].filter((email) => !emails.includes(email));
  return { ...counts, otherEmails: others, mailIds, textIds };
}
