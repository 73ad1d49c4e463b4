import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import {
  type CustomerRow,
  lockCustomers,
  refreshCustomers,
  verifyContact,
} from './queries-join.ts';
import {
  deleteDismissals,
  findCustomer,
  findRoot,
  findSuggestions,
  insertDismissal,
  mergeRoot,
  unmergeCustomer,
} from './queries-merge.ts';

export const unknownCustomer = () => new Problem(404, 'There is no customer by this id.');

/** Who merged customers whose verified email addresses are the same. */
export const system = 'system';

type Deps = { db: Db; clock: () => Date };

/** Reads two different customers at the end of their merges. @throws Problem 404, or 409 when they are one customer */
async function readPair(tx: Tx, oneId: string, otherId: string) {
  const [one, other] = [await findRoot(tx, oneId), await findRoot(tx, otherId)];
  if (!one || !other) throw unknownCustomer();
  if (one.id === other.id) throw new Problem(409, 'These two are one customer already.');
  return { one, other };
}

/**
 * Merges other customers into one, all or none. Nothing is moved, so that each merge can be undone exactly.
 * @throws Problem 404 for an unknown customer, 409 when two are one already
 */
export function mergeCustomers(
  { db, clock }: Deps,
  id: string,
  withIds: readonly string[],
  staff: Staff,
) {
  return db.transaction(async (tx) => {
    await lockCustomers(tx);
    for (const withId of withIds) {
      const { one, other } = await readPair(tx, id, withId);
      await mergeRoot(tx, { from: other.id, into: one.id, at: clock(), by: staff.name });
      await logChange(tx, one, { at: clock(), staff, what: 'merged' });
      await refreshCustomers(tx, [one.id]);
    }
  });
}

/**
 * Undoes a merge: the customer has again what it had, and what was merged into it before.
 * @throws Problem 404 for an unknown customer, 409 for one that is not merged
 */
export function unmerge({ db, clock }: Deps, id: string, staff: Staff) {
  return db.transaction(async (tx) => {
    await lockCustomers(tx);
    const row = await findCustomer(tx, id);
    if (!row) throw unknownCustomer();
    if (row.mergedInto === null) throw new Problem(409, 'This merge has been undone already.');
    const root = await findCustomer(tx, row.rootId);
    await unmergeCustomer(tx, id);
    await recordAuditLogEntry(tx, {
      at: clock(),
      by: staff,
      kind: 'customer',
      what: 'unmerged',
      subject: row.rootId,
      label: root?.name,
    });
    await refreshCustomers(tx, [row.rootId, id]);
  });
}

/** Notes that two customers are two people, so that they are not suggested again. @throws as `mergeCustomers` */
export function dismissSuggestion({ db, clock }: Deps, id: string, withId: string, staff: Staff) {
  return db.transaction(async (tx) => {
    await lockCustomers(tx);
    const { one, other } = await readPair(tx, id, withId);
    await insertDismissal(tx, [one.id, other.id], { at: clock(), by: staff.name });
    await logChange(tx, one, { at: clock(), staff, what: 'told-apart' });
    await refreshCustomers(tx, [one.id, other.id]);
  });
}

/** Suggests two dismissed customers again. @throws as `mergeCustomers`; 409 when they were not dismissed */
export function restoreSuggestion({ db, clock }: Deps, id: string, withId: string, staff: Staff) {
  return db.transaction(async (tx) => {
    await lockCustomers(tx);
    const { one, other } = await readPair(tx, id, withId);
    if (!(await deleteDismissals(tx, one.id, other.id)))
      throw new Problem(409, 'These two are suggested already.');
    await logChange(tx, one, { at: clock(), staff, what: 'suggested-again' });
    await refreshCustomers(tx, [one.id, other.id]);
  });
}

/** Logs without the name of the other customer, whose erasure would not find it. */
const logChange = (
  tx: Tx,
  one: CustomerRow,
  { staff, ...how }: { at: Date; staff: Staff; what: string },
) =>
  recordAuditLogEntry(tx, {
    ...how,
    by: staff,
    kind: 'customer',
    subject: one.id,
    label: one.name,
  });

/**
 * Marks a contact of a customer as verified, by staff or, without a name, by the customer's own private link. A
 * customer with the same verified email address is merged, unless staff said that they are two people.
 * `lockCustomers` must have been called.
 */
export async function verifyAndMerge(
  tx: Tx,
  contact: Parameters<typeof verifyContact>[1],
  how: { at: Date; by: string | null },
): Promise<boolean> {
  if (!(await verifyContact(tx, contact, how))) return false;
  const own = await findRoot(tx, contact.customerId);
  if (!own) return false;
  const same = (await findSuggestions(tx, own.id)).find(({ isProven }) => isProven);
  const other = same && (await findCustomer(tx, same.id));
  if (!other) {
    await refreshCustomers(tx, [own.id]);
    return true;
  }
  const [older, newer] = +own.createdAt <= +other.createdAt ? [own, other] : [other, own];
  await mergeRoot(tx, { from: newer.id, into: older.id, at: how.at, by: system });
  await refreshCustomers(tx, [older.id]);
  return true;
}
