import type { FastifyInstance } from 'fastify';
import { correctAppointment } from '#features/booking/details-contract.ts';
import { correctDetails } from '#features/booking/server/appointments/correct-details.ts';
import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import { type AppointmentRow, lockAppointment } from '#features/booking/server/queries.ts';
import { correctCustomer } from '#features/customers/contract.ts';
import type { CustomerCorrection } from '#features/customers/customer-forms.ts';
import { emailKey, phoneKey } from '#features/customers/matching/contact-keys.ts';
import { splitName } from '#features/customers/person-name.ts';
import { type PersonDetails, replaceDetails } from '#features/customers/server/correct-customer.ts';
import type { RecordRef } from '#features/customers/server/join-records.ts';
import { unknownCustomer } from '#features/customers/server/merge-customers.ts';
import { findMembers, findRecordsOf } from '#features/customers/server/queries-erase.ts';
import { findOwners, lockCustomers } from '#features/customers/server/queries-join.ts';
import { findContactsOf } from '#features/customers/server/queries-list.ts';
import { findRoot } from '#features/customers/server/queries-merge.ts';
import { correctEnquiry as correctEnquiryEndpoint } from '#features/enquiries/contract.ts';
import { correctEnquiry, unknownEnquiry } from '#features/enquiries/server/edit-enquiry.ts';
import { type EnquiryRow, lockEnquiry } from '#features/enquiries/server/queries.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';

type Deps = Pick<BookingDeps, 'db' | 'clock' | 'measurePostcode' | 'publicUrl'>;
type How = { staff: Staff; at: Date };
type Correction = Record<'before' | 'after', PersonDetails>;

/** Registers the routes by which staff correct what a customer said, or was understood to say. */
export function addCorrections(app: FastifyInstance, deps: Deps) {
  const { db, clock } = deps;

  serveEndpoint(app, correctAppointment, async ({ params: { id }, body, staff }) => {
    const at = clock();
    await db.transaction(async (tx) => {
      await lockCustomers(tx);
      const row = await lockAppointment(tx, id);
      if (!row) throw new Problem(404, 'There is no appointment by this id.');
      const changed = await correctDetails(tx, deps, row, body, { at, staff });
      const correction = { before: ofAppointment(row), after: ofAppointment(changed) };
      await correctOnlyRecord(tx, { kind: 'appointment', id }, correction, at);
    });
    return undefined;
  });

  serveEndpoint(app, correctEnquiryEndpoint, async ({ params: { id }, body, staff }) => {
    const at = clock();
    await db.transaction(async (tx) => {
      await lockCustomers(tx);
      const row = await lockEnquiry(tx, id);
      if (!row) throw unknownEnquiry();
      const changed = await correctEnquiry(tx, row, body, { at, staff });
      const correction = { before: ofEnquiry(row), after: ofEnquiry(changed) };
      await correctOnlyRecord(tx, { kind: 'enquiry', id }, correction, at);
    });
    return undefined;
  });

  serveEndpoint(app, correctCustomer, async ({ params, body, staff }) => {
    const how = { at: clock(), staff };
    await db.transaction((tx) => correctEverywhere(tx, deps, params.id, body, how));
    return undefined;
  });
}

const ofAppointment = ({ customerName: name, ...row }: AppointmentRow): PersonDetails => {
  const { email, phone, address, postcode } = row;
  return { name, email, phone, address, postcode };
};
const ofEnquiry = ({ sampleOrder, ...row }: EnquiryRow): PersonDetails => ({
  name: `${row.firstName} ${row.lastName}`.trim(),
  email: row.email,
  phone: row.phone,
  address: sampleOrder?.address ?? '',
  postcode: sampleOrder?.postcode ?? '',
});

/** Corrects a customer with the only request that they made; what others say is for staff to decide. */
async function correctOnlyRecord(tx: Tx, ref: RecordRef, correction: Correction, now: Date) {
  const [owner] = await findOwners(tx, [ref]);
  const root = owner && (await findRoot(tx, owner.customerId));
  if (root?.recordCount === 1) await replaceDetails(tx, root, correction, now);
}

/**
 * Corrects a customer and all their requests that say the same.
 * @throws Problem 404 for an unknown customer, or a contact that is not theirs
 */
async function correctEverywhere(
  tx: Tx,
  deps: Deps,
  id: string,
  { contacts = [], ...texts }: CustomerCorrection,
  how: How,
) {
  await lockCustomers(tx);
  const root = await findRoot(tx, id);
  if (!root) throw unknownCustomer();
  const given = await findContactsOf(tx, root.id);
  const isGiven = (wanted: (typeof contacts)[number]) =>
    given.some(({ contact: { kind, value } }) => kind === wanted.kind && value === wanted.value);
  if (!contacts.every(isGiven)) throw new Problem(404, 'The customer did not give this.');

  const known = { name: root.name, address: root.address ?? '', postcode: root.postcode ?? '' };
  const correct = (said: PersonDetails): PersonDetails => {
    const pick = (field: keyof typeof known) =>
      said[field] === known[field] ? (texts[field] ?? said[field]) : said[field];
    const meant = (kind: 'email' | 'phone', key: string | undefined) =>
      contacts.find((each) => each.kind === kind && each.value === key)?.shown ?? said[kind];
    return {
      name: pick('name'),
      address: pick('address'),
      postcode: pick('postcode'),
      email: meant('email', emailKey(said.email)),
      phone: meant('phone', phoneKey(said.phone)),
    };
  };

  for (const record of await findRecordsOf(tx, await findMembers(tx, root.id))) {
    if (record.kind === 'appointment') {
      const row = await lockAppointment(tx, record.id);
      if (!row) continue;
      const { name, ...after } = correct(ofAppointment(row));
      await correctDetails(tx, deps, row, { customerName: name, ...after }, how);
    }
    if (record.kind === 'enquiry') {
      const row = await lockEnquiry(tx, record.id);
      if (!row) continue;
      const said = ofEnquiry(row);
      const { name, email, phone, ...place } = correct(said);
      const names = name === said.name ? {} : splitName(name);
      const sampleOrder = row.sampleOrder && { ...row.sampleOrder, ...place };
      await correctEnquiry(tx, row, { ...names, email, phone, sampleOrder }, how);
    }
  }
  const after = { ...known, ...texts };
  const nobody = { email: '', phone: '' };
  await replaceDetails(
    tx,
    root,
    { before: { ...known, ...nobody }, after: { ...after, ...nobody } },
    how.at,
  );
  for (const { kind, value, shown } of contacts) {
    const person = { ...after, ...nobody };
    const correction = {
      before: { ...person, [kind]: value },
      after: { ...person, [kind]: shown },
    };
    await replaceDetails(tx, root, correction, how.at);
  }
  const valuesOf = (which: 'value' | 'shown') =>
    contacts.map((each) => each[which]).join(', ') || undefined;
  await recordAuditLogEntry(tx, {
    at: how.at,
    by: how.staff,
    kind: 'customer',
    what: 'edited',
    subject: root.id,
    label: root.name,
    before: { ...known, contacts: valuesOf('value') },
    after: { ...after, contacts: valuesOf('shown') },
  });
}
