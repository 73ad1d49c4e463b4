import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { unknownCustomer, verifyAndMerge } from './merge-customers.ts';
import { lockCustomers } from './queries-join.ts';
import { findContactOwners, findRoot } from './queries-merge.ts';

/**
 * Marks an email address or number as verified by staff, wherever the customer gave it.
 * @throws Problem 404 for an unknown customer, or for a contact that is not theirs
 */
export function verifyByStaff(
  { db, clock }: { db: Db; clock: () => Date },
  id: string,
  { kind, value }: { kind: 'email' | 'phone'; value: string },
  staff: Staff,
) {
  return db.transaction(async (tx) => {
    await lockCustomers(tx);
    const customer = await findRoot(tx, id);
    if (!customer) throw unknownCustomer();
    const owners = await findContactOwners(tx, customer.id, { kind, value });
    if (owners.length === 0) throw new Problem(404, 'The customer did not give this.');
    const how = { at: clock(), by: staff.name };
    let isChanged = false;
    for (const customerId of owners)
      if (await verifyAndMerge(tx, { customerId, kind, value }, how)) isChanged = true;
    if (!isChanged) return;
    await recordAuditLogEntry(tx, {
      at: how.at,
      by: staff,
      kind: 'customer',
      what: 'verified',
      subject: customer.id,
      label: customer.name,
      after: { [kind]: value },
    });
  });
}
