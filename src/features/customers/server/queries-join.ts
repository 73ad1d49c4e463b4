import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { isAnyOf } from '#platform/server/database/ids/is-any-of.ts';
import { insertAll } from '#platform/server/database/insert-all.ts';
import { limits, type RecordKind } from '../limits.ts';
import type { KnownContact } from '../matching/find-owner.ts';
import { customerContacts, customerNotes, customerRecords, customers } from './schema.ts';

export type CustomerRow = typeof customers.$inferSelect;
export type RecordRow = typeof customerRecords.$inferSelect;
export type ContactRow = typeof customerContacts.$inferSelect;

/**
 * Serialises everything that changes who has which record. It is locked before any row of a record, and before the
 * diary, so that two changes cannot deadlock.
 */
export function lockCustomers(tx: Tx) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtext('customers'))`);
}

/** The customers of records; those that were not joined yet are missing. */
export async function findOwners(
  db: DbOrTx,
  refs: readonly { kind: RecordKind; id: string }[],
): Promise<RecordRow[]> {
  if (refs.length === 0) return [];
  const kinds = Map.groupBy(refs, ({ kind }) => kind);
  return db
    .select()
    .from(customerRecords)
    .where(
      or(
        ...[...kinds].map(([kind, of]) =>
          and(
            eq(customerRecords.kind, kind),
            isAnyOf(
              customerRecords.recordId,
              of.map(({ id }) => id),
            ),
          ),
        ),
      ),
    );
}

/** The contacts with one of these values, those of the oldest customers first. */
export async function findContacts(
  db: DbOrTx,
  values: readonly string[],
): Promise<(KnownContact & { rootId: string })[]> {
  if (values.length === 0) return [];
  const rows = await db
    .select({ contact: customerContacts, rootId: customers.rootId })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(
      and(
        inArray(customerContacts.kind, ['email', 'phone', 'person']),
        isAnyOf(customerContacts.value, [...new Set(values)]),
      ),
    )
    .orderBy(asc(customers.createdAt), asc(customers.id));
  return rows.map(({ contact: { verifiedAt, ...contact }, rootId }) => ({
    ...contact,
    rootId,
    isVerified: verifiedAt !== null,
  }));
}

export type NewCustomer = Pick<CustomerRow, 'id' | 'name' | 'address' | 'postcode' | 'createdAt'>;
/** The only record of a new customer with its contacts, and the words of these for the search. */
export type FirstRecord = { record: RecordRow; contacts: readonly ContactRow[]; words: string };

/**
 * Inserts customers, each with its only record and what `refreshCustomers` would count and find, or with an empty
 * summary until that is called. One statement for all: most requests are the first of somebody new, and come in bursts.
 */
export async function insertCustomers(
  tx: Tx,
  rows: readonly (NewCustomer & { first?: FirstRecord })[],
) {
  if (rows.length === 0) return;
  const values = JSON.stringify(
    rows.map(({ first, ...customer }) => ({
      ...customer,
      kind: first?.record.kind,
      recordId: first?.record.recordId,
      joinedBy: first?.record.joinedBy,
      at: first?.record.at,
      recordWords: first?.record.words,
      contacts: first?.contacts ?? [],
      contactWords: first?.words,
    })),
  );
  await tx.execute(sql`
    with given as materialized (
      select * from json_to_recordset(${values}::json) as v(id text, name text, address text, postcode text,
        "createdAt" timestamptz, kind text, "recordId" text, "joinedBy" text, at timestamptz, "recordWords" text,
        contacts json, "contactWords" text)
    ), added as (
      insert into ${customers} (id, name, address, postcode, created_at, root_id, last_at, record_count, search_words)
      select id, name, address, postcode, "createdAt", id, coalesce(at, "createdAt"), ("recordId" is not null)::int,
        ${writeSearchWords(sql`name, address, postcode, replace(postcode, ' ', ''), "contactWords", "recordWords"`)}
      from given
    ), recorded as (
      insert into ${customerRecords} (kind, record_id, customer_id, joined_by, at, words)
      select kind, "recordId", id, "joinedBy", at, "recordWords" from given where "recordId" is not null
    )
    insert into ${customerContacts}
      (customer_id, kind, value, surname, shown, source, verified_at, verified_by, created_at)
    select given.id, c.kind, c.value, c.surname, c.shown, c.source, c."verifiedAt", c."verifiedBy", c."createdAt"
    from given cross join json_to_recordset(given.contacts) as c(kind text, value text, surname text, shown text,
      source text, "verifiedAt" timestamptz, "verifiedBy" text, "createdAt" timestamptz)`);
}

/** What `match-words.ts` compares, of texts of which each may be null. */
const writeSearchWords = (texts: SQL) => sql`search_form(
  E'\n' || left(concat_ws(E'\n', ${texts}), ${limits.searchWords}::int))`;

/**
 * Gives records to customers. One that has its customer keeps it: only its words are replaced.
 * @returns the customers of the records that are new or have other words
 */
export async function insertRecords(tx: Tx, rows: RecordRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  return returnedCustomers(
    await tx.execute(sql`${insertAll(customerRecords, rows)}
    on conflict (kind, record_id) do update set words = excluded.words
      where customer_records.words <> excluded.words
    returning customer_id`),
  );
}

/**
 * Adds contacts. One that is known may become verified, and is no longer one that was only told in a chat.
 * @returns the customers of the contacts that are new or changed
 */
export async function insertContacts(tx: Tx, rows: ContactRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  return returnedCustomers(
    await tx.execute(sql`${insertAll(customerContacts, rows)}
    on conflict (customer_id, kind, value, surname) do update set
      verified_at = coalesce(customer_contacts.verified_at, excluded.verified_at),
      verified_by = coalesce(customer_contacts.verified_by, excluded.verified_by),
      source = case when customer_contacts.source = 'chat' then excluded.source
        else customer_contacts.source end
      where (customer_contacts.verified_at is null and excluded.verified_at is not null)
        or (customer_contacts.source = 'chat' and excluded.source <> 'chat')
    returning customer_id`),
  );
}

const returnedCustomers = (answer: unknown) =>
  (answer as { rows: { customer_id: string }[] }).rows.map((row) => row.customer_id);

/** Takes a contact from customers. */
export async function deleteContact(
  tx: Tx,
  customerIds: readonly string[],
  { kind, value }: Pick<ContactRow, 'kind' | 'value'>,
) {
  const { customerId } = customerContacts;
  await tx
    .delete(customerContacts)
    .where(
      and(
        inArray(customerId, [...customerIds]),
        eq(customerContacts.kind, kind),
        eq(customerContacts.value, value),
      ),
    );
}

/** Replaces a name, address or postcode wherever a customer, or one of those merged into them, has it. */
export async function replaceText(
  tx: Tx,
  rootId: string,
  { field, from, to }: { field: 'name' | 'address' | 'postcode'; from: string; to: string },
) {
  const isIt = sql`coalesce(${customers[field]}, '') = ${from}`;
  await tx
    .update(customers)
    .set({ [field]: to })
    .where(and(eq(customers.rootId, rootId), isIt));
}

/** Marks an email address or number as verified. @returns whether it was not before */
export async function verifyContact(
  tx: Tx,
  contact: Pick<ContactRow, 'customerId' | 'value'> & { kind: 'email' | 'phone' },
  { at, by }: { at: Date; by: string | null },
): Promise<boolean> {
  const rows = await tx
    .update(customerContacts)
    .set({ verifiedAt: at, verifiedBy: by })
    .where(
      and(
        eq(customerContacts.customerId, contact.customerId),
        eq(customerContacts.kind, contact.kind),
        eq(customerContacts.value, contact.value),
        isNull(customerContacts.verifiedAt),
      ),
    )
    .returning({ value: customerContacts.value });
  return rows.length > 0;
}

/** Whether an email address that a customer gave is not verified yet. */
export async function hasUnverifiedEmail(db: Db, customerId: string): Promise<boolean> {
  const { kind, verifiedAt } = customerContacts;
  const isOne = eq(customerContacts.customerId, customerId);
  return (await db.$count(customerContacts, and(isOne, eq(kind, 'email'), isNull(verifiedAt)))) > 0;
}

/** The ends of the merges of customers, without repeats. */
export async function findRoots(db: DbOrTx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ rootId: customers.rootId })
    .from(customers)
    .where(inArray(customers.id, [...ids]));
  return rows.map(({ rootId }) => rootId);
}

/**
 * Brings what the list shows of customers up to date (their newest record, the number of them, the words of the
 * search) and notifies every process.
 */
export async function refreshCustomers(tx: Tx, rootIds: readonly string[]) {
  if (rootIds.length === 0) return;
  // The ids of a customer's own rows come as an array: a join would read whole tables for each customer as long as
  // the planner has no statistics, and the embedded database analyses its tables every few hours only.
  const own = sql`any(array(select m.id from ${customers} m where m.root_id = one.id))`;
  await tx.execute(sql`
    update ${customers} set record_count = found.number,
      last_at = greatest(customers.created_at, found.last_at, noted.last_at),
      search_words = ${writeSearchWords(sql`customers.name, customers.address, customers.postcode,
        replace(customers.postcode, ' ', ''), contacted.words, found.words, noted.words`)}
    from unnest(${sql.param([...rootIds])}::text[]) as one(id)
    cross join lateral (
      select count(*) filter (where r.kind <> 'estimate')::int as number, max(r.at) as last_at,
        string_agg(r.words, E'\n' order by r.at desc) as words
      from ${customerRecords} r where r.customer_id = ${own}
    ) found
    cross join lateral (
      select max(n.created_at) as last_at, string_agg(n.content, E'\n' order by n.created_at desc) as words
      from ${customerNotes} n where n.customer_id = ${own}
    ) noted
    cross join lateral (
      select string_agg(distinct concat_ws(E'\n', c.shown, c.value) collate "C", E'\n') as words
      from ${customerContacts} c where c.customer_id = ${own} and c.kind <> 'person'
    ) contacted
    where one.id = customers.id`);
  await notifyOfCustomers(tx);
}

export const notifyOfCustomers = (tx: Tx) => publish(tx, channels.customers, undefined);
