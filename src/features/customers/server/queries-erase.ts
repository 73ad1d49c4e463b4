import { and, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/database.ts';
import type { Contact } from '../matching/find-owner.ts';
import { customerContacts, customerRecords, customers } from './schema.ts';

/** The customers merged into one, itself included. */
export async function findMembers(tx: Tx, rootId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.rootId, rootId));
  return rows.map(({ id }) => id);
}

/** The customers who gave an email address. */
export async function findCustomersByEmail(tx: Tx, email: string): Promise<string[]> {
  const rows = await tx
    .select({ id: customerContacts.customerId })
    .from(customerContacts)
    .where(and(eq(customerContacts.kind, 'email'), eq(customerContacts.value, email)));
  return rows.map(({ id }) => id);
}

/** The email addresses and numbers of customers. */
export async function findEmails(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ value: customerContacts.value })
    .from(customerContacts)
    .where(and(inArray(customerContacts.customerId, ids), eq(customerContacts.kind, 'email')));
  return rows.map(({ value }) => value);
}

/** All records of customers. */
export function findRecordsOf(tx: Tx, ids: string[]) {
  return tx
    .select({
      kind: customerRecords.kind,
      id: customerRecords.recordId,
      customerId: customerRecords.customerId,
    })
    .from(customerRecords)
    .where(inArray(customerRecords.customerId, ids));
}

/** Takes erased records out. @returns the customers who had them */
export async function deleteRecords(tx: Tx, recordIds: string[]): Promise<string[]> {
  const rows = await tx
    .delete(customerRecords)
    .where(inArray(customerRecords.recordId, recordIds))
    .returning({ customerId: customerRecords.customerId });
  return [...new Set(rows.map(({ customerId }) => customerId))];
}

/** The customers merged directly into some that are about to be deleted, without those themselves. */
export async function findOrphans(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.mergedInto, ids), notInArray(customers.id, ids)));
  return rows.map(({ id }) => id);
}

/** Deletes customers with their contacts, notes and next steps. */
export function deleteCustomers(tx: Tx, ids: string[]) {
  return tx.delete(customers).where(inArray(customers.id, ids));
}

/**
 * Removes what an erased person left with a customer who keeps other records: the address, and every contact that
 * neither those records give nor staff entered.
 */
export async function redactCustomer(
  tx: Tx,
  id: string,
  { email, keptName, kept }: { email: string; keptName: string; kept: readonly Contact[] },
) {
  const isKept = kept.map(({ kind, value, surname }) =>
    and(
      eq(customerContacts.kind, kind),
      eq(customerContacts.value, value),
      eq(customerContacts.surname, surname),
    ),
  );
  const isGivenElsewhere = or(
    and(eq(customerContacts.source, 'staff'), ne(customerContacts.kind, 'person')),
    ...isKept,
  );
  await tx
    .delete(customerContacts)
    .where(
      and(
        eq(customerContacts.customerId, id),
        or(eq(customerContacts.value, email), sql`not ${isGivenElsewhere}`),
      ),
    );
  await tx
    .update(customers)
    .set({ name: keptName, address: null, postcode: null, lastAt: sql`${customers.lastAt}` })
    .where(eq(customers.id, id));
}
