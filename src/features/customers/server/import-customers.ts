import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/database/database.ts';
import { type CsvRow, readCsv } from '#platform/server/http/read-csv.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { tidyPostcode } from '#platform/uk-postcode.ts';
import type { ImportResult } from '../import-contract.ts';
import { limits } from '../limits.ts';
import { emailKey, phoneKey } from '../matching/contact-keys.ts';
import { type Contact, contactsOf, findOwner } from '../matching/find-owner.ts';
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

const partLength = 200;

/**
 * Imports customers from a CSV file. Their contacts count as entered by staff. Rows of people who are customers already
 * are left out.
 */
export async function importCustomers(
  tx: Tx,
  text: string,
  { staff, now, isDryRun }: { staff: Staff; now: Date; isDryRun: boolean },
): Promise<ImportResult> {
  const rows = readCsv(text, { required: ['Name'], maxRows: limits.importRows });
  await lockCustomers(tx);
  const problems: ImportResult['problems'] = [];
  const read = rows.map((row) => ({ line: row.line, candidate: readCandidate(row, now) }));
  const candidates = read.flatMap(({ candidate }) =>
    typeof candidate === 'string' ? [] : [candidate],
  );
  const ids = new Set(
    await findKnownIds(
      tx,
      candidates.map(({ id }) => id),
    ),
  );
  const known = await findContacts(
    tx,
    candidates.flatMap(({ contacts }) => contacts.map(({ value }) => value)),
  );
  const added: Candidate[] = [];
  for (const { line, candidate } of read) {
    if (typeof candidate === 'string') problems.push({ line, message: candidate });
    else if (ids.has(candidate.id) || findOwner(candidate.contacts, known))
      problems.push({ line, message: `${candidate.name} is a customer already.` });
    else {
      added.push(candidate);
      ids.add(candidate.id);
      for (const contact of candidate.contacts)
        known.push({ ...contact, customerId: candidate.id, rootId: candidate.id });
    }
  }
  if (!isDryRun)
    for (let from = 0; from < added.length; from += partLength)
      await store(tx, added.slice(from, from + partLength), { staff, now });
  return { imported: added.length, problems };
}

async function store(tx: Tx, added: Candidate[], { staff, now }: { staff: Staff; now: Date }) {
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
function readCandidate({ cells }: CsvRow, now: Date): Candidate | string {
  const { name = '', address = '', notes = '' } = cells;
  const emails = listOf(cells.email);
  const phones = listOf(cells.phone);
  const postcode = cells.postcode ? tidyPostcode(cells.postcode) : '';
  const createdAt = cells.created ? new Date(cells.created) : now;
  if (!name) return 'Name: please enter a name.';
  if (name.length > limits.name) return `Name: at most ${limits.name} characters.`;
  const badEmail = emails.find((email) => emailKey(email) === undefined);
  if (badEmail) return `Email: “${badEmail}” is not an email address.`;
  const badPhone = phones.find((phone) => phoneKey(phone) === undefined);
  if (badPhone) return `Phone: “${badPhone}” can’t be dialled.`;
  if (postcode === undefined) return `Postcode: “${cells.postcode}” is not a UK postcode.`;
  if (emails.length + phones.length === 0 && !postcode)
    return 'Please give an email address, a phone number or a postcode.';
  if (address.length > limits.address) return `Address: at most ${limits.address} characters.`;
  if (notes.length > limits.note) return `Notes: at most ${limits.note} characters.`;
  if (Number.isNaN(createdAt.getTime())) return `Created: “${cells.created}” is not a date.`;
  const lengths = Array.from({ length: Math.max(1, emails.length, phones.length) }, (_, n) => n);
  return {
    id: cells.id || randomUUID(),
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

const listOf = (cell = '') =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
