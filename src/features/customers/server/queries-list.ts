import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Day } from '#platform/dates/london-time.ts';
import type { Db, DbOrTx } from '#platform/server/database/database.ts';
import { isAnyOf } from '#platform/server/database/ids/is-any-of.ts';
import { beginningFirst, matchWords } from '#platform/server/database/match-words.ts';
import {
  cutPage,
  type InstantKey,
  readInstantCursor,
  readTextCursor,
} from '#platform/server/http/cursor.ts';
import type { customerSorts, stepFilters } from '../contract.ts';
import type { RecordKind } from '../limits.ts';
import {
  customerContacts,
  customerNotes,
  customerRecords,
  customerSteps,
  customers,
} from './schema.ts';

type Sort = (typeof customerSorts)[number];

const { id, name, lastAt } = customers;

/** Email addresses or numbers as they were typed, those that are verified first. */
const contactsOf = (kind: 'email' | 'phone') => sql<
  { shown: string; isVerified: boolean }[]
>`array(select jsonb_build_object('shown', c.shown, 'isVerified', c.verified) from (
  select min(k.shown) as shown, bool_or(k.verified_at is not null) as verified from ${customerContacts} k
  where k.kind = ${kind} and k.customer_id in (select m.id from ${customers} m where m.root_id = ${customers}.id)
  group by k.value order by 2 desc, 1) c)`;

const step = sql<{ content: string; dueOn: string; ownerName: string } | null>`(
  select jsonb_build_object('content', s.content, 'dueOn', s.due_on, 'ownerName', s.owner_name)
  from ${customerSteps} s where s.done_at is null
    and s.customer_id in (select m.id from ${customers} m where m.root_id = ${customers}.id)
  order by s.due_on limit 1)`;

/** The earliest contact of a customer and of those merged into them. */
const firstContactAt = sql`(
  select min(least(m.created_at, (select min(r.at) from ${customerRecords} r where r.customer_id = m.id)))
  from ${customers} m where m.root_id = ${customers}.id)`.mapWith(customers.createdAt);

/** When there was the first contact with a customer. */
export async function findFirstContact(db: Db, rootId: string): Promise<Date | undefined> {
  const [row] = await db.select({ at: firstContactAt }).from(customers).where(eq(id, rootId));
  return row?.at;
}

/**
 * A page of the customers, merged ones as one, and the cursor of the next page.
 * @throws Problem 400 for an invalid cursor
 */
export async function findCustomers(
  db: Db,
  filters: {
    search?: string;
    /** Whether names that begin with the search come first: only for a list without a next page. */
    ranked?: true;
    sort: Sort;
    steps?: (typeof stepFilters)[number];
    limit: number;
    cursor?: string;
  },
  today: Day,
) {
  const { sort, limit, cursor } = filters;
  const found = await db
    .select({
      id,
      name,
      lastAt,
      postcode: customers.postcode,
      recordCount: customers.recordCount,
      emails: contactsOf('email'),
      phones: contactsOf('phone'),
      step,
    })
    .from(customers)
    .where(
      and(
        sql`merged_into is null`,
        cursor === undefined ? undefined : comesAfter(sort, cursor),
        filters.steps && hasStep(filters.steps === 'overdue' ? today : undefined),
        ...matchWords(customers, filters.search ?? ''),
      ),
    )
    .orderBy(
      ...(filters.ranked ? [beginningFirst(name, filters.search ?? '')] : []),
      ...(sort === 'name' ? [sql`lower(${name})`, id] : [sql`${lastAt} desc`, sql`${id} desc`]),
    )
    .limit(limit + 1);
  return cutPage(found, limit, (row): string | InstantKey =>
    sort === 'name' ? row.name : row.lastAt,
  );
}

/** Condition: the customer has an open next step, due before a day if one is given. */
const hasStep = (before: Day | undefined) => sql`${customers}.id in (
  select m.root_id from ${customerSteps} s join ${customers} m on m.id = s.customer_id
  where s.done_at is null ${before === undefined ? sql`` : sql`and s.due_on < ${before}::date`})`;

function comesAfter(sort: Sort, cursor: string) {
  if (sort === 'name') {
    const { key, id: after } = readTextCursor(cursor);
    return sql`(lower(${name}), ${id}) > (lower(${key}), ${after})`;
  }
  const { key, id: after } = readInstantCursor(cursor);
  return sql`(${lastAt}, ${id}) < (${key?.toISOString() ?? 'infinity'}::timestamptz, ${after})`;
}

/** All contacts of a customer and of those merged into them. */
export function findContactsOf(db: DbOrTx, rootId: string) {
  return db
    .select({ contact: customerContacts })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(and(eq(customers.rootId, rootId), sql`${customerContacts.kind} <> 'person'`))
    .orderBy(customerContacts.kind, customerContacts.createdAt, customerContacts.value);
}

/** The customers of records of one kind, with the number of their other requests. */
export async function findCustomersOf(
  db: DbOrTx,
  kind: RecordKind,
  recordIds: string[],
): Promise<Map<string, { id: string; otherRequests: number }>> {
  if (recordIds.length === 0) return new Map();
  const rows = await db
    .select({
      recordId: customerRecords.recordId,
      id: customers.rootId,
      count: sql<number>`(select root.record_count from ${customers} root where root.id = ${customers.rootId})`,
    })
    .from(customerRecords)
    .innerJoin(customers, eq(customers.id, customerRecords.customerId))
    .where(and(eq(customerRecords.kind, kind), inArray(customerRecords.recordId, recordIds)));
  return new Map(
    rows.map(({ recordId, id, count }) => [
      recordId,
      { id, otherRequests: Math.max(0, count - 1) },
    ]),
  );
}

/** A number to ring the customer at the end of the merges of a row of `customers`: a verified one first. */
export const phoneOfRoot = sql<string | null>`(
  select k.shown from ${customerContacts} k where k.kind = 'phone'
    and k.customer_id in (select m.id from ${customers} m where m.root_id = ${customers}.root_id)
  order by k.verified_at is null, k.created_at desc limit 1)`;

/** The customers of records of any kind, each with a number to ring; those that were not joined yet are missing. */
export async function findPeopleOf(
  db: Db,
  refs: readonly { kind: RecordKind; id: string }[],
): Promise<{ kind: RecordKind; recordId: string; customerId: string; phone: string | null }[]> {
  if (refs.length === 0) return [];
  const { kind, recordId } = customerRecords;
  const kinds = Map.groupBy(refs, (ref) => ref.kind);
  return db
    .select({ kind, recordId, customerId: customers.rootId, phone: phoneOfRoot })
    .from(customerRecords)
    .innerJoin(customers, eq(customers.id, customerRecords.customerId))
    .where(
      or(
        ...[...kinds].map(([of, all]) => {
          const ids = all.map(({ id }) => id);
          return and(eq(kind, of), isAnyOf(recordId, ids));
        }),
      ),
    );
}

/** Those of some ids that are customers', merged ones included. */
export async function findKnownIds(db: DbOrTx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.select({ id }).from(customers).where(inArray(id, ids));
  return rows.map((row) => row.id);
}

/** A page of what the CSV file of all customers holds, by id. */
export function findCustomersToExport(db: Db, after: string, limit: number) {
  const listed = (kind: 'email' | 'phone') => sql<string>`coalesce((
    select string_agg(k.shown, '; ') from (select min(c.shown) as shown from ${customerContacts} c
      where c.kind = ${kind} and c.customer_id in (select m.id from ${customers} m where m.root_id = ${customers}.id)
      group by c.value order by 1) k), '')`;
  return db
    .select({
      id,
      name,
      email: listed('email'),
      phone: listed('phone'),
      address: customers.address,
      postcode: customers.postcode,
      createdAt: firstContactAt,
      notes: sql<string | null>`(select string_agg(n.content, E'\n\n' order by n.created_at, n.id)
        from ${customerNotes} n where n.customer_id in (select m.id from ${customers} m where m.root_id = ${customers}.id))`,
    })
    .from(customers)
    .where(and(sql`merged_into is null`, sql`${id} > ${after}`))
    .orderBy(id)
    .limit(limit);
}
