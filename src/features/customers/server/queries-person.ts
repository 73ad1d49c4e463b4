import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import {
  customerContacts,
  customerNotes,
  customerRecords,
  customerSteps,
  customers,
} from './schema.ts';

/** The customers, at the end of their merges, whose email address is verified. */
export async function findRootsByVerifiedEmail(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ rootId: customers.rootId })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(
      and(
        eq(customerContacts.kind, 'email'),
        eq(customerContacts.value, email),
        isNotNull(customerContacts.verifiedAt),
      ),
    );
  return rows.map(({ rootId }) => rootId);
}

/** Everything that the customers' own tables hold of one customer and of those merged into it. */
export async function findCustomerData(db: Db, rootId: string) {
  const members = await db
    .select()
    .from(customers)
    .where(eq(customers.rootId, rootId))
    .orderBy(asc(customers.createdAt), asc(customers.id));
  const ids = members.map(({ id }) => id);
  return {
    members,
    contacts: await db
      .select()
      .from(customerContacts)
      .where(inArray(customerContacts.customerId, ids))
      .orderBy(asc(customerContacts.createdAt), asc(customerContacts.value)),
    notes: await db
      .select()
      .from(customerNotes)
      .where(inArray(customerNotes.customerId, ids))
      .orderBy(asc(customerNotes.createdAt), asc(customerNotes.id)),
    steps: await db
      .select()
      .from(customerSteps)
      .where(inArray(customerSteps.customerId, ids))
      .orderBy(asc(customerSteps.createdAt), asc(customerSteps.id)),
    records: await db
      .select({ kind: customerRecords.kind, id: customerRecords.recordId })
      .from(customerRecords)
      .where(inArray(customerRecords.customerId, ids))
      .orderBy(asc(customerRecords.at), asc(customerRecords.recordId)),
  };
}
export type CustomerData = Awaited<ReturnType<typeof findCustomerData>>;
