import type { Tx } from '#platform/server/database/database.ts';
import { createOrderedId } from '#platform/server/database/ids/ordered-id.ts';
import type { RecordKind } from '../limits.ts';
import {
  addProofs,
  type Contact,
  contactsOf,
  findOwner,
  type GivenDetails,
  type KnownProofs,
} from '../matching/find-owner.ts';
import {
  type ContactRow,
  findContacts,
  findOwners,
  findRoots,
  insertContacts,
  insertCustomers,
  insertRecords,
  type NewCustomer,
  notifyOfCustomers,
  type RecordRow,
  refreshCustomers,
} from './queries-join.ts';

export type RecordRef = { kind: RecordKind; id: string };

/** A record of another feature with what it says of its person. */
export type GivenRecord = RecordRef &
  GivenDetails & {
    at: Date;
    address: string;
    /** For the search. */
    words: string;
    /** Records that are the same person's: the enquiry or chat that it was made of. */
    linked: RecordRef[];
    /** Its estimates, which go with it. */
    estimates: { id: string; at: Date }[];
  };

export const keyOf = ({ kind, id }: RecordRef) => `${kind} ${id}`;

/**
 * Gives each record to the customer whose contacts prove that it is theirs, else to a new one. A record that has its
 * customer keeps it; contacts that it says since are added. `lockCustomers` must have been called.
 */
export async function joinRecords(tx: Tx, records: readonly GivenRecord[], now: Date) {
  const refs = records.flatMap((record) => [record, ...record.linked]);
  const owners = new Map(
    (await findOwners(tx, refs)).map((row) => [keyOf({ kind: row.kind, id: row.recordId }), row]),
  );
  const given = records.map((record) => ({ record, contacts: contactsOf(record) }));
  const values = given.flatMap(({ contacts }) => contacts.map(({ value }) => value));
  const known = addProofs(new Map(), await findContacts(tx, values));
  const added: { customer: NewCustomer; words: string }[] = [];
  const joined = new Map<string, RecordRow>();
  const told: ContactRow[] = [];
  for (const { record, contacts } of given.toSorted((a, b) => +a.record.at - +b.record.at)) {
    const owner = chooseOwner(record, contacts, { owners, known });
    if (owner.isNew)
      added.push({
        customer: describeCustomer(record, owner.customerId),
        words: wordsOf(contacts),
      });
    const row = {
      kind: record.kind,
      recordId: record.id,
      customerId: owner.customerId,
      joinedBy: owner.reason,
      at: record.at,
      words: record.words,
    };
    owners.set(keyOf(record), row);
    joined.set(keyOf(record), row);
    for (const { id, at } of record.estimates)
      joined.set(`estimate ${id}`, {
        ...row,
        kind: 'estimate',
        recordId: id,
        joinedBy: 'linked',
        at,
        words: '',
      });
    addProofs(
      known,
      contacts.map((contact) => ({ ...contact, customerId: owner.customerId })),
    );
    told.push(...toContactRows(contacts, record.at, { customerId: owner.customerId, now }));
  }
  const rowsOf = Map.groupBy(joined.values(), ({ customerId }) => customerId);
  const toldOf = Map.groupBy(told, ({ customerId }) => customerId);
  const isComplete = new Set<string>();
  await insertCustomers(
    tx,
    added.map(({ customer, words }) => {
      const [first, second] = rowsOf.get(customer.id) ?? [];
      if (!first || second) return customer;
      isComplete.add(customer.id);
      const contacts = toldOf.get(customer.id) ?? [];
      return { ...customer, first: { record: first, contacts, words } };
    }),
  );
  const isLeft = ({ customerId }: { customerId: string }) => !isComplete.has(customerId);
  const outdated = new Set([
    ...(await insertRecords(tx, [...joined.values()].filter(isLeft))),
    ...(await insertContacts(tx, uniteContacts(told.filter(isLeft)))),
  ]);
  await refreshCustomers(tx, await findRoots(tx, [...outdated]));
  if (isComplete.size > 0) await notifyOfCustomers(tx);
}

/** The words of a customer's first contacts, as `refreshCustomers` writes them. */
function wordsOf(contacts: readonly Contact[]): string {
  const reached = contacts.filter(({ kind }) => kind !== 'person');
  return [...new Set(reached.map(({ shown, value }) => `${shown}\n${value}`))].sort().join('\n');
}

function chooseOwner(
  record: GivenRecord,
  contacts: Contact[],
  { owners, known }: { owners: Map<string, RecordRow>; known: KnownProofs },
): Pick<RecordRow, 'customerId'> & { reason: RecordRow['joinedBy']; isNew?: true } {
  const own = owners.get(keyOf(record));
  if (own) return { customerId: own.customerId, reason: own.joinedBy };
  for (const ref of record.linked) {
    const linked = owners.get(keyOf(ref));
    if (linked) return { customerId: linked.customerId, reason: 'linked' };
  }
  return (
    findOwner(contacts, known) ?? { customerId: createOrderedId(), reason: 'new', isNew: true }
  );
}

export const describeCustomer = (record: GivenRecord, id: string) => ({
  id,
  name: record.name || record.email || record.phone,
  address: record.address || null,
  postcode: record.postcode || null,
  createdAt: record.at,
});

/** The contacts of a record that was made `at` some time as rows of its customer. */
export function toContactRows(
  contacts: readonly Contact[],
  at: Date,
  { customerId, now }: { customerId: string; now: Date },
): ContactRow[] {
  return contacts.map(({ isVerified, ...contact }) => ({
    ...contact,
    customerId,
    verifiedAt: isVerified ? at : null,
    verifiedBy: null,
    createdAt: now,
  }));
}

/** One row for each contact, the best known: an INSERT cannot change a row twice. */
export function uniteContacts(rows: readonly ContactRow[]): ContactRow[] {
  const merged = new Map<string, ContactRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.customerId, row.kind, row.value, row.surname]);
    const before = merged.get(key);
    merged.set(key, {
      ...row,
      verifiedAt: before?.verifiedAt ?? row.verifiedAt,
      source: before && before.source !== 'chat' ? before.source : row.source,
    });
  }
  return [...merged.values()];
}
