import { eraseAppointmentsOf } from '#features/booking/server/queries-person.ts';
import { eraseConversationsOf } from '#features/chat/server/conversations/queries-person.ts';
import { emailKey } from '#features/customers/matching/contact-keys.ts';
import { unknownCustomer } from '#features/customers/server/merge-customers.ts';
import {
  deleteCustomers,
  deleteRecords,
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
import { eraseEnquiriesOf } from '#features/enquiries/server/queries-person.ts';
import { redactAuditLog } from '#platform/server/audit-log/queries.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { recordErasure } from '#platform/server/database/queries-erasures.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { eraseMails } from '#platform/server/mail/queries.ts';
import { eraseTexts } from '#platform/server/text-messages/queries.ts';
import { readRecords } from './read-records.ts';

type How = { by: Staff; at: Date };
type Erased = { appointments: string[]; leads: string[]; conversations: string[] };

/**
 * Erases everything with an email address, and the customers who have nothing else. What the same customers sent
 * without an address goes too; what they sent with another one stays, and its addresses are returned.
 */
export async function eraseByEmail(tx: Tx, email: string, how: How) {
  await lockCustomers(tx);
  const key = emailKey(email) ?? email.toLowerCase();
  const erased: Erased & { otherEmails: string[] } = {
    appointments: await eraseAppointmentsOf(tx, email),
    leads: await eraseEnquiriesOf(tx, email),
    conversations: [],
    otherEmails: [],
  };
  const conversations = await eraseConversationsOf(tx, email);
  erased.conversations.push(...conversations.ids);
  erased.otherEmails.push(...conversations.otherEmails);
  const touched = [
    ...new Set([
      ...(await findCustomersByEmail(tx, key)),
      ...(await deleteRecords(tx, idsOf(erased))),
    ]),
  ];
  const records = await findRecordsOf(tx, touched);
  const kept = await readRecords(tx, records);
  const nameless = kept.filter((record) => record.email === '');
  const idsOfKind = (kind: string) =>
    nameless.filter((record) => record.kind === kind).map(({ id }) => id);
  erased.appointments.push(...(await eraseAppointmentsOf(tx, idsOfKind('appointment'))));
  erased.leads.push(...(await eraseEnquiriesOf(tx, idsOfKind('enquiry'))));
  const ofChats = await eraseConversationsOf(tx, idsOfKind('conversation'));
  erased.conversations.push(...ofChats.ids);
  await deleteRecords(tx, idsOf(erased));
  const others = kept.filter((record) => record.email !== '');
  const gone: string[] = [];
  for (const id of touched) {
    const own = others.find((other) =>
      records.some((record) => record.id === other.id && record.customerId === id),
    );
    if (own) await redactCustomer(tx, id, { email: key, keptName: own.name || own.email });
    else gone.push(id);
  }
  erased.otherEmails.push(...others.map((record) => record.email.toLowerCase()));
  const roots = await findRoots(tx, touched);
  await removeCustomers(tx, gone);
  await refreshCustomers(tx, [...new Set([...roots, ...(await findRoots(tx, touched))])]);
  return finish(tx, erased, { ...how, emails: [email.toLowerCase()], customers: touched });
}

/** Erases a customer with everything that was joined to them. @throws Problem 404 for an unknown customer */
export async function eraseCustomer(tx: Tx, id: string, how: How) {
  await lockCustomers(tx);
  const root = await findRoot(tx, id);
  if (!root) throw unknownCustomer();
  const members = await findMembers(tx, root.id);
  const records = await findRecordsOf(tx, members);
  const idsOfKind = (kind: string) =>
    records.filter((record) => record.kind === kind).map((record) => record.id);
  const emails = await findEmails(tx, members);
  const appointments = await eraseAppointmentsOf(tx, idsOfKind('appointment'));
  const leads = await eraseEnquiriesOf(tx, idsOfKind('enquiry'));
  const { ids, otherEmails } = await eraseConversationsOf(tx, idsOfKind('conversation'));
  await removeCustomers(tx, members);
  const erased = {
    appointments,
    leads,
    conversations: ids,
    otherEmails: otherEmails.filter((email) => !emails.includes(email)),
  };
  return finish(tx, erased, { ...how, emails: [], customers: members });
}

/** Deletes customers; what was merged into them and stays is a customer of its own again. */
async function removeCustomers(tx: Tx, ids: string[]) {
  if (ids.length === 0) return;
  const orphans = await findOrphans(tx, ids);
  for (const orphan of orphans) await unmergeCustomer(tx, orphan);
  await deleteCustomers(tx, ids);
  await refreshCustomers(tx, orphans);
}

const idsOf = ({ appointments, leads, conversations }: Erased) => [
  ...appointments,
  ...leads,
  ...conversations,
];

/** Deletes the emails and texts about what was erased, and records the erasure. @returns the counts */
async function finish(
  tx: Tx,
  erased: Erased & { otherEmails: string[] },
  { by, at, emails, customers }: How & { emails: string[]; customers: string[] },
) {
  const about = [...idsOf(erased), ...customers];
  const mailIds = await eraseMails(tx, { recipients: emails, about });
  const textIds = await eraseTexts(tx, about);
  const counts = {
    appointments: erased.appointments.length,
    leads: erased.leads.length,
    conversations: erased.conversations.length,
    mails: mailIds.length,
  };
  await recordErasure(tx, { at, by: by.name, counts });
  await redactAuditLog(tx, { about, labels: emails });
  await recordAuditLogEntry(tx, { at, by, kind: 'person', what: 'erased', before: counts });
  const otherEmails = [...new Set(erased.otherEmails)].filter((email) => !emails.includes(email));
  return { ...counts, otherEmails, mailIds, textIds };
}
