import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import type { RecordKind } from '../limits.ts';
import type { ContactKind } from '../matching/find-owner.ts';
import type { CustomerRow } from './queries-join.ts';
import { customerContacts, customerDismissals, customerRecords, customers } from './schema.ts';

const maxSuggestions = 10;

export async function findCustomer(db: DbOrTx, id: string): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}

/** The customer at the end of the merges of a customer; undefined for an unknown id. */
export async function findRoot(db: DbOrTx, id: string): Promise<CustomerRow | undefined> {
  const row = await findCustomer(db, id);
  return row && (row.mergedInto === null ? row : findCustomer(db, row.rootId));
}

/** Merges one root into another, with everything that was merged into it. */
export async function mergeRoot(
  tx: Tx,
  { from, into, at, by }: { from: string; into: string; at: Date; by: string },
) {
  const isFrom = eq(customers.id, from);
  await tx
    .update(customers)
    .set({
      rootId: into,
      mergedInto: sql`case when ${isFrom} then ${into} else merged_into end`,
      mergedAt: sql`case when ${isFrom} then ${at.toISOString()}::timestamptz else merged_at end`,
      mergedBy: sql`case when ${isFrom} then ${by} else merged_by end`,
    })
    .where(eq(customers.rootId, from));
}

/** Takes a merged customer out again, with everything that was merged into it. */
export async function unmergeCustomer(tx: Tx, id: string) {
  const isOne = eq(customers.id, id);
  await tx
    .update(customers)
    .set({
      rootId: id,
      mergedInto: sql`case when ${isOne} then null else merged_into end`,
      mergedAt: sql`case when ${isOne} then null else merged_at end`,
      mergedBy: sql`case when ${isOne} then null else merged_by end`,
    })
    .where(
      sql`${customers.id} in (with recursive branch as (
        select one.id from ${customers} one where one.id = ${id}
        union all select child.id from ${customers} child join branch on child.merged_into = branch.id
      ) select id from branch)`,
    );
}

/** The customers that were merged into one, directly or not, the last merge first. */
export function findMerged(db: Db, rootId: string): Promise<CustomerRow[]> {
  return db
    .select()
    .from(customers)
    .where(and(eq(customers.rootId, rootId), sql`merged_into is not null`))
    .orderBy(desc(customers.mergedAt), asc(customers.id));
}

/** Whether staff said of two customers, or of any that were merged into them, that they are two people. */
const areDismissed = (one: SQL, other: SQL) => sql`exists (
  select 1 from ${customerDismissals} d
  join ${customers} first on first.id = d.one_id join ${customers} second on second.id = d.other_id
  where (first.root_id = ${one} and second.root_id = ${other})
    or (first.root_id = ${other} and second.root_id = ${one}))`;

export type Suggestion = {
  id: string;
  name: string;
  recordCount: number;
  lastAt: Date;
  /** What both gave. */
  kinds: ContactKind[];
  /** Whether both gave the same email address, verified on both sides. */
  isProven: boolean;
};

/** Customers who may be the same person, because they gave an equal contact; `dismissed` those that staff dismissed. */
export async function findSuggestions(
  db: DbOrTx,
  rootId: string,
  { dismissed = false } = {},
): Promise<Suggestion[]> {
  const are = areDismissed(sql`${rootId}`, sql`other.root_id`);
  const { rows } = (await db.execute(sql`
    select root.id, root.name, root.record_count, root.last_at,
      array_agg(distinct mine.kind) as kinds,
      bool_or(mine.kind = 'email' and mine.verified_at is not null and theirs.verified_at is not null) as is_proven
    from ${customers} own
    join ${customerContacts} mine on mine.customer_id = own.id
    join ${customerContacts} theirs on theirs.kind = mine.kind and theirs.value = mine.value
    join ${customers} other on other.id = theirs.customer_id and other.root_id <> ${rootId}
    join ${customers} root on root.id = other.root_id
    where own.root_id = ${rootId} and ${dismissed ? are : sql`not ${are}`}
    group by root.id order by root.created_at, root.id limit ${maxSuggestions}`)) as {
    rows: {
      id: string;
      name: string;
      record_count: number;
      last_at: string | Date;
      kinds: ContactKind[];
      is_proven: boolean;
    }[];
  };
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    recordCount: row.record_count,
    lastAt: new Date(row.last_at),
    kinds: row.kinds,
    isProven: row.is_proven,
  }));
}

/** Notes that two customers are two people. */
export async function insertDismissal(
  tx: Tx,
  [one, other]: [string, string],
  by: { at: Date; by: string },
) {
  const [oneId, otherId] = one < other ? [one, other] : [other, one];
  await tx
    .insert(customerDismissals)
    .values({ ...by, oneId, otherId })
    .onConflictDoNothing();
}

/** Takes back what `insertDismissal` noted of two customers. @returns whether there was anything */
export async function deleteDismissals(tx: Tx, one: string, other: string): Promise<boolean> {
  const membersOf = (rootId: string) =>
    tx.select({ id: customers.id }).from(customers).where(eq(customers.rootId, rootId));
  const { oneId, otherId } = customerDismissals;
  const rows = await tx
    .delete(customerDismissals)
    .where(
      or(
        and(inArray(oneId, membersOf(one)), inArray(otherId, membersOf(other))),
        and(inArray(oneId, membersOf(other)), inArray(otherId, membersOf(one))),
      ),
    )
    .returning({ oneId });
  return rows.length > 0;
}

/** Which customers of a merge gave a contact. */
export async function findContactOwners(
  tx: Tx,
  rootId: string,
  { kind, value }: { kind: ContactKind; value: string },
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: customerContacts.customerId })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(
      and(
        eq(customers.rootId, rootId),
        eq(customerContacts.kind, kind),
        eq(customerContacts.value, value),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Gives records to another customer, as the first of somebody new. */
export async function giveRecords(
  tx: Tx,
  customerId: string,
  refs: readonly { kind: RecordKind; id: string }[],
) {
  for (const { kind, id } of refs)
    await tx
      .update(customerRecords)
      .set({ customerId, joinedBy: 'new' })
      .where(and(eq(customerRecords.kind, kind), eq(customerRecords.recordId, id)));
}

/** Deletes contacts of customers that their records gave, and nobody has verified by hand. */
export async function deleteContacts(tx: Tx, customerIds: string[], values: string[]) {
  if (values.length === 0) return;
  await tx
    .delete(customerContacts)
    .where(
      and(
        inArray(customerContacts.customerId, customerIds),
        inArray(customerContacts.value, values),
        isNull(customerContacts.verifiedBy),
      ),
    );
}
