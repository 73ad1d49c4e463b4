import { randomUUID } from 'node:crypto';
import { readInstant } from '#platform/dates/read-date.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { CsvRow } from '#platform/server/http/read-csv.ts';
import { isPlainLine, isVisible, plainLineMessage } from '#platform/short-text.ts';
import { tidyPostcode } from '#platform/uk-postcode.ts';
import { limits } from '../limits.ts';
import { emailKey, phoneKey } from '../matching/contact-keys.ts';
import {
  addProofs,
  type Contact,
  contactsOf,
  findOwner,
  type KnownProofs,
} from '../matching/find-owner.ts';
import {
  type ImportDeps,
  type Importer,
  identifyRow,
  isPastInstant,
  listOf,
  notPast,
  withReference,
} from './importer.ts';
import { uniteContacts } from './join-records.ts';
import {
  findContacts,
  insertContacts,
  insertCustomers,
  lockCustomers,
  refreshCustomers,
} from './queries-join.ts';
import { findKnownIds } from './queries-list.ts';
import { insertNote } from './queries-work.ts';

type Candidate = {
  id: string;
  name: string;
  address: string;
  postcode: string;
  notes: string;
  createdAt: Date;
  contacts: Contact[];
};

/** The headings of an export of customers. */
export const customerColumns = [
  'Id',
  'Name',
  'Email',
  'Phone',
  'Address',
  'Postcode',
  'Created',
  'Notes',
];

/** Imports customers. Their contacts count as entered by staff. Rows of people who are customers already are left out. */
export function createCustomerImport(deps: ImportDeps): Importer<Candidate> {
  // Of all parts: a dry run stores nothing that later ones could find.
  const ids = new Set<string>();
  const proofs: KnownProofs = new Map();
  return {
    kind: 'customers',
    required: ['Name'],
    columns: customerColumns,
    readRow: (cells) => readCandidate(cells, deps.now),
    weigh: ({ contacts }) => 1 + contacts.length,
    store: async (tx, candidates) => {
      await lockCustomers(tx);
      const values = candidates.flatMap(({ contacts }) => contacts.map(({ value }) => value));
      const given = candidates.map(({ id }) => id);
      for (const id of await findKnownIds(tx, given)) ids.add(id);
      addProofs(proofs, await findContacts(tx, values));
      const added: Candidate[] = [];
      const results = candidates.map((candidate) => {
        const { id, name, contacts } = candidate;
        if (ids.has(id) || findOwner(contacts, proofs)) return `${name} is a customer already.`;
        added.push(candidate);
        ids.add(id);
        addProofs(
          proofs,
          contacts.map((contact) => ({ ...contact, customerId: id })),
        );
        return undefined;
      });
      if (!deps.isDryRun) await store(tx, added, deps);
      return results;
    },
  };
}

async function store(tx: Tx, added: Candidate[], { staff, now }: ImportDeps) {
  await insertCustomers(
    tx,
    added.map(({ id, name, address, postcode, createdAt }) => ({
      id,
      name,
      address: address || null,
      postcode: postcode || null,
      createdAt,
    })),
  );
  const contacts = added.flatMap(({ id, contacts, createdAt }) =>
    contacts.map(({ isVerified, ...contact }) => ({
      ...contact,
      customerId: id,
      verifiedAt: isVerified ? now : null,
      verifiedBy: staff.name,
      createdAt,
    })),
  );
  await insertContacts(tx, uniteContacts(contacts));
  for (const { id, notes, createdAt } of added)
    if (notes)
      await insertNote(tx, {
        id: randomUUID(),
        customerId: id,
        content: notes,
        authorId: staff.id,
        authorName: staff.name,
        createdAt,
      });
  await refreshCustomers(
    tx,
    added.map(({ id }) => id),
  );
}

/** What a row says, or what is wrong with it. */
function readCandidate(cells: CsvRow['cells'], now: Date): Candidate | string {
  const { name = '', address = '' } = cells;
  const row = identifyRow('customers', cells);
  if (typeof row === 'string') return row;
  const notes = withReference(cells.notes ?? '', row.reference);
  const emails = listOf(cells.email);
  const phones = listOf(cells.phone);
  const postcode = cells.postcode ? tidyPostcode(cells.postcode) : '';
  const createdAt = cells.created ? readInstant(cells.created) : now;
  if (!isVisible(name)) return 'Name: please enter a name.';
  if (name.length > limits.name) return `Name: at most ${limits.name} characters.`;
  if (!isPlainLine(name)) return `Name: ${plainLineMessage}`;
  const badEmail = emails.find((email) => emailKey(email) === undefined);
  if (badEmail) return `Email: “${badEmail}” is not an email address.`;
  const badPhone = phones.find((phone) => phoneKey(phone) === undefined);
  if (badPhone) return `Phone: “${badPhone}” can’t be dialled.`;
  if (postcode === undefined) return `Postcode: “${cells.postcode}” is not a UK postcode.`;
  if (emails.length + phones.length === 0 && !postcode)
    return 'Please give an email address, a phone number or a postcode.';
  if (address.length > limits.address) return `Address: at most ${limits.address} characters.`;
  if (notes.length > limits.note) return `Notes: at most ${limits.note} characters.`;
  if (!isPastInstant(createdAt, now)) return notPast(cells.created);
  const lengths = Array.from({ length: Math.max(1, emails.length, phones.length) }, (_, n) => n);
  return {
    id: row.id,
    name,
    address,
    postcode,
    notes,
    createdAt,
    contacts: lengths.flatMap((n) =>
      contactsOf({
        name,
        email: emails[n] ?? '',
        phone: phones[n] ?? '',
        postcode,
        source: 'staff',
      }),
    ),
  };
}
