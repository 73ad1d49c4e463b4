import type { Tx } from '#platform/server/database/database.ts';
import { type Contact, contactsOf, type GivenDetails } from '../matching/find-owner.ts';
import { toContactRows } from './join-records.ts';
import { findMembers } from './queries-erase.ts';
import {
  type CustomerRow,
  deleteContact,
  insertContacts,
  refreshCustomers,
  replaceText,
} from './queries-join.ts';

/** What is known of a person, each empty where it is not. */
export type PersonDetails = Omit<GivenDetails, 'source'> & { address: string };

/**
 * Replaces what a customer, or one of those merged into them, said wrongly. What staff typed counts as verified.
 * `lockCustomers` must have been called.
 */
export async function replaceDetails(
  tx: Tx,
  { id }: Pick<CustomerRow, 'id'>,
  { before, after }: Record<'before' | 'after', PersonDetails>,
  now: Date,
) {
  const members = await findMembers(tx, id);
  const texts = {
    name: [before, after].map(nameOf),
    address: [before.address, after.address],
    postcode: [before.postcode, after.postcode],
  };
  for (const field of ['name', 'address', 'postcode'] as const) {
    const [from = '', to = ''] = texts[field];
    if (from !== to) await replaceText(tx, id, { field, from, to });
  }
  const [said, meant] = [toContacts(before), toContacts(after)];
  for (const contact of said)
    if (!meant.some((other) => isSame(contact, other))) await deleteContact(tx, members, contact);
  const isNew = (contact: Contact) => !said.some((other) => isSame(contact, other));
  await insertContacts(tx, toContactRows(meant.filter(isNew), now, { customerId: id, now }));
  await refreshCustomers(tx, [id]);
}

/** As `describeCustomer` names somebody who gave no name. */
const nameOf = ({ name, email, phone }: PersonDetails) => name || email || phone;
const toContacts = (person: PersonDetails) => contactsOf({ ...person, source: 'staff' });
const isSame = (one: Contact, other: Contact) =>
  one.kind === other.kind && one.value === other.value;
