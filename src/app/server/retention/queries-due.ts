import { type SQL, sql } from 'drizzle-orm';
import { appointments } from '#features/booking/server/schema.ts';
import { measures } from '#features/booking/server/today/schema.ts';
import type { RetainedKind } from '#features/business/firm-settings.ts';
import { estimates } from '#features/calculator/server/schema.ts';
import { conversations } from '#features/chat/server/schema.ts';
import {
  customerContacts,
  customerNotes,
  customerRecords,
  customerSteps,
  customers,
} from '#features/customers/server/schema.ts';
import { enquiries } from '#features/enquiries/server/schema.ts';
import { trafficCounts } from '#features/traffic/server/schema.ts';
import { auditLog } from '#platform/server/audit-log/schema.ts';
import type { DbOrTx, Tx } from '#platform/server/database/database.ts';
import { mails } from '#platform/server/mail/schema.ts';
import { securityLog } from '#platform/server/security-log/schema.ts';
import { textMessages } from '#platform/server/text-messages/schema.ts';

/** What is older than these instants may go. */
export type Cutoffs = Record<RetainedKind, Date>;

const before = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** The records of a customer and of those merged into them, as `r`. */
const recordsOf = (root: SQL) => sql`${customerRecords} r
  join ${customers} m on m.id = r.customer_id and m.root_id = ${root}`;

/**
 * Condition: nothing of a customer may go. They wait for us (a request that is not answered, a visit to come, a chat
 * that was handed over, a next step), or booked with an estimate.
 */
const isProtected = (root: SQL) => sql`(
  exists (select 1 from ${recordsOf(root)} join ${appointments} a on a.id = r.record_id
    where r.kind = 'appointment' and (a.status in ('pending', 'confirmed')
      or (a.status <> 'cancelled' and coalesce(a.estimate, a.measured_estimate) is not null)))
  or exists (select 1 from ${recordsOf(root)} join ${enquiries} e on e.id = r.record_id
    where r.kind = 'enquiry' and not e.followed_up)
  or exists (select 1 from ${recordsOf(root)} join ${conversations} c on c.id = r.record_id
    where r.kind = 'conversation' and c.handed_over_at is not null)
  or exists (select 1 from ${customerSteps} s join ${customers} m on m.id = s.customer_id
    where m.root_id = ${root} and s.done_at is null))`;

/** Condition: the customer of a record is protected. */
const ofProtected = (id: SQL, kinds: SQL) => sql`exists (
  select 1 from ${customerRecords} own join ${customers} owner on owner.id = own.customer_id
  where own.kind in (${kinds}) and own.record_id = ${id} and ${isProtected(sql`owner.root_id`)})`;

const isOpenAppointment = sql`a.status in ('pending', 'confirmed')`;
const requests = sql`'appointment', 'enquiry', 'conversation'`;

const isDueEnquiry = (t: SQL) => sql`(${t}.followed_up
  and not ${ofProtected(sql`${t}.id`, sql`'enquiry'`)}
  and not exists (select 1 from ${appointments} a where a.enquiry_id = ${t}.id and ${isOpenAppointment}))`;

const isDueChat = (t: SQL) => sql`(${t}.handed_over_at is null
  and not ${ofProtected(sql`${t}.id`, sql`'conversation'`)}
  and not exists (select 1 from ${appointments} a where a.conversation_id = ${t}.id and ${isOpenAppointment})
  and not exists (select 1 from ${enquiries} e where e.conversation_id = ${t}.id and not e.followed_up))`;

const isDueEstimate = (t: SQL) => sql`(
  not exists (select 1 from ${appointments} a where a.estimate->>'id' = ${t}.id)
  and not exists (select 1 from ${measures} m where m.estimate->>'id' = ${t}.id)
  and not ${ofProtected(sql`${t}.id`, sql`'estimate'`)})`;

const isDueMessage = (t: SQL) =>
  sql`(${t}.state <> 'waiting' and not ${ofProtected(sql`${t}.about`, requests)})`;

/** Condition: a record of a customer goes, or is gone. */
const goes = (cutoffs: Cutoffs) => sql`case r.kind
  when 'enquiry' then not exists (select 1 from ${enquiries} e where e.id = r.record_id
    and not (e.created_at < ${before(cutoffs.enquiries)} and ${isDueEnquiry(sql`e`)}))
  when 'conversation' then not exists (select 1 from ${conversations} c where c.id = r.record_id
    and not (c.updated_at < ${before(cutoffs.chats)} and ${isDueChat(sql`c`)}))
  when 'estimate' then not exists (select 1 from ${estimates} s where s.id = r.record_id
    and not (s.created_at < ${before(cutoffs.estimates)} and ${isDueEstimate(sql`s`)}))
  else not exists (select 1 from ${appointments} a where a.id = r.record_id) end`;

/** Condition: nothing happened with a customer since, and no record of theirs stays. */
const isDueCustomer = (t: SQL, cutoffs: Cutoffs) => {
  const since = before(cutoffs.customers);
  const members = sql`(select m.id from ${customers} m where m.root_id = ${t}.id)`;
  return sql`(${t}.merged_into is null and not ${isProtected(sql`${t}.id`)}
    and not exists (select 1 from ${customers} m where m.root_id = ${t}.id
      and greatest(m.created_at, m.merged_at) >= ${since})
    and not exists (select 1 from ${customerNotes} n where n.customer_id in ${members} and n.created_at >= ${since})
    and not exists (select 1 from ${customerSteps} s where s.customer_id in ${members}
      and greatest(s.created_at, s.done_at) >= ${since})
    and not exists (select 1 from ${customerContacts} k where k.customer_id in ${members}
      and k.verified_at >= ${since})
    and not exists (select 1 from ${recordsOf(sql`${t}.id`)} where not (${goes(cutoffs)})))`;
};

type Rule = { table: SQL; at: SQL; isDue: (cutoffs: Cutoffs) => SQL; id?: SQL };

const t = sql`t`;
const rules: Record<RetainedKind, Rule> = {
  mails: { table: sql`${mails}`, at: sql`t.created_at`, isDue: () => isDueMessage(t) },
  texts: { table: sql`${textMessages}`, at: sql`t.created_at`, isDue: () => isDueMessage(t) },
  enquiries: { table: sql`${enquiries}`, at: sql`t.created_at`, isDue: () => isDueEnquiry(t) },
  chats: { table: sql`${conversations}`, at: sql`t.updated_at`, isDue: () => isDueChat(t) },
  estimates: { table: sql`${estimates}`, at: sql`t.created_at`, isDue: () => isDueEstimate(t) },
  customers: {
    table: sql`${customers}`,
    at: sql`t.created_at`,
    isDue: (cutoffs) => isDueCustomer(t, cutoffs),
  },
  auditLog: {
    table: sql`${auditLog}`,
    at: sql`t.at`,
    isDue: () => sql`true`,
    id: sql`bigint`,
  },
  securityLog: {
    table: sql`${securityLog}`,
    at: sql`t.at`,
    isDue: () => sql`true`,
    id: sql`bigint`,
  },
  traffic: {
    table: sql`${trafficCounts}`,
    at: sql`t.day`,
    isDue: () => sql`true`,
    id: sql`bigint`,
  },
};

export type Position = { at: string; id: string };

/**
 * The next old rows of a kind in the order of their age, and which of them go. Rows that stay are read too, so that
 * one statement never reads more than a page, however many stay.
 */
export async function findOldRows(
  db: DbOrTx,
  kind: RetainedKind,
  { cutoffs, after, limit }: { cutoffs: Cutoffs; after: Position | undefined; limit: number },
): Promise<(Position & { isDue: boolean })[]> {
  const { table, at, isDue, id = sql`text` } = rules[kind];
  const isAfter = after
    ? sql`and (${at}, t.id) > (${after.at}::timestamptz, ${after.id}::${id})`
    : sql``;
  const { rows } = (await db.execute(sql`
    select t.id::text as id, ${at}::text as at, ${isDue(cutoffs)} as "isDue" from ${table} t
    where ${at} < ${before(cutoffs[kind])} ${isAfter}
    order by ${at}, t.id limit ${limit}::int`)) as unknown as {
    rows: (Position & { isDue: boolean })[];
  };
  return rows;
}

/** Those of some rows that still go, locked until the end of the transaction. */
export async function lockDueRows(
  tx: Tx,
  kind: RetainedKind,
  { cutoffs, ids }: { cutoffs: Cutoffs; ids: readonly string[] },
): Promise<string[]> {
  const { table, at, isDue, id = sql`text` } = rules[kind];
  const { rows } = (await tx.execute(sql`
    select t.id::text as id from ${table} t
    where t.id = any(${sql.param([...ids])}::${id}[]) and ${at} < ${before(cutoffs[kind])} and ${isDue(cutoffs)}
    order by t.id for update of t`)) as unknown as { rows: { id: string }[] };
  return rows.map((row) => row.id);
}
