import { randomUUID } from 'node:crypto';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { contactsOf } from '../matching/find-owner.ts';
import {
  describeCustomer,
  type GivenRecord,
  keyOf,
  type RecordRef,
  toContactRows,
  uniteContacts,
} from './join-records.ts';
import { unknownCustomer } from './merge-customers.ts';
import { findMembers, findRecordsOf } from './queries-erase.ts';
import {
  insertContacts,
  insertCustomers,
  lockCustomers,
  refreshCustomers,
} from './queries-join.ts';
import { deleteContacts, findRoot, giveRecords, insertDismissal } from './queries-merge.ts';

export type SeparateDeps = {
  db: Db;
  clock: () => Date;
  /** What records of every feature say of their person. */
  readRecords: (tx: Tx, refs: readonly RecordRef[]) => Promise<GivenRecord[]>;
};

/**
 * Takes a record out of a customer, because somebody else made it, and gives it to a new one with what belongs to it:
 * the chat or enquiry it was made of, and its estimates. What only these gave goes with them. The two are noted as two
 * people, and merging them undoes it.
 * @returns the id of the new customer
 * @throws Problem 404 for an unknown customer or a record of somebody else; 409 when the customer has no other
 */
export function separateRecord(deps: SeparateDeps, id: string, ref: RecordRef, staff: Staff) {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    await lockCustomers(tx);
    const root = await findRoot(tx, id);
    if (!root) throw unknownCustomer();
    const members = await findMembers(tx, root.id);
    const owned = await findRecordsOf(tx, members);
    const records = await deps.readRecords(tx, owned);
    const taken = collectLinked(records, ref);
    const [first] = taken;
    if (!first) throw new Problem(404, 'This customer has no such request.');
    const kept = records.filter((record) => !taken.includes(record));
    if (kept.length === 0)
      throw new Problem(409, 'This is all that the customer has: there is nothing to take apart.');
    const now = clock();
    const customerId = randomUUID();
    await insertCustomers(tx, [describeCustomer(first, customerId)]);
    const keptEstimates = new Set(kept.flatMap(({ estimates }) => estimates.map((one) => one.id)));
    await giveRecords(tx, customerId, [
      ...taken,
      ...taken
        .flatMap(({ estimates }) => estimates)
        .filter((estimate) => !keptEstimates.has(estimate.id))
        .map((estimate) => ({ kind: 'estimate' as const, id: estimate.id })),
    ]);
    await insertContacts(
      tx,
      uniteContacts(
        taken.flatMap((record) =>
          toContactRows(contactsOf(record), record.at, { customerId, now }),
        ),
      ),
    );
    const keptValues = new Set(kept.flatMap(contactsOf).map(({ value }) => value));
    const takenValues = taken.flatMap(contactsOf).map(({ value }) => value);
    await deleteContacts(
      tx,
      members,
      takenValues.filter((value) => !keptValues.has(value)),
    );
    await insertDismissal(tx, [root.id, customerId], { at: now, by: staff.name });
    await recordAuditLogEntry(tx, {
      at: now,
      by: staff,
      kind: 'customer',
      what: 'record-separated',
      subject: root.id,
      label: root.name,
    });
    await refreshCustomers(tx, [root.id, customerId]);
    return customerId;
  });
}

/** A record with those it is linked to, directly or not, the record first. */
function collectLinked(records: readonly GivenRecord[], ref: RecordRef): GivenRecord[] {
  const byKey = new Map(records.map((record) => [keyOf(record), record]));
  const found = new Set<GivenRecord>();
  const visit = (one: RecordRef) => {
    const record = byKey.get(keyOf(one));
    if (!record || found.has(record)) return;
    found.add(record);
    record.linked.forEach(visit);
    // A link is told by one of the two only.
    for (const other of records)
      if (other.linked.some((link) => keyOf(link) === keyOf(record))) visit(other);
  };
  visit(ref);
  return [...found];
}
