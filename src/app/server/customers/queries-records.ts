import { eq, inArray, sql } from 'drizzle-orm';
import { memories } from '#features/assistant/server/schema.ts';
import { appointmentEvents, appointments } from '#features/booking/server/schema.ts';
import { measures } from '#features/booking/server/today/schema.ts';
import { estimates } from '#features/calculator/server/schema.ts';
import { conversations, messages } from '#features/chat/server/schema.ts';
import type { RecordKind } from '#features/customers/limits.ts';
import { customerRecords } from '#features/customers/server/schema.ts';
import { enquiries } from '#features/enquiries/server/schema.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { isAnyOf } from '#platform/server/database/ids/is-any-of.ts';

/** Characters of a chat that are searched. */
const maxChatWords = 10_000;

/** What appointments say of their person, with who booked them. Their rows are locked, so that an erasure waits or has been. */
export function lockAppointments(tx: Tx, ids: string[]) {
  return tx
    .select({
      appointment: {
        id: appointments.id,
        createdAt: appointments.createdAt,
        customerName: appointments.customerName,
        email: appointments.email,
        phone: appointments.phone,
        address: appointments.address,
        postcode: appointments.postcode,
        conversationId: appointments.conversationId,
        enquiryId: appointments.enquiryId,
        requirements: appointments.requirements,
        notes: appointments.notes,
        estimateId: sql<string | null>`${appointments.estimate}->>'id'`,
      },
      bookedBy: sql<string | null>`(select e.by from ${appointmentEvents} e
        where e.appointment_id = ${appointments}.id and e.what = 'booked' order by e.id limit 1)`,
    })
    .from(appointments)
    .where(isAnyOf(appointments.id, ids))
    .for('key share');
}

export function lockEnquiries(tx: Tx, ids: string[]) {
  return tx.select().from(enquiries).where(inArray(enquiries.id, ids)).for('key share');
}

/** Conversations with what the assistant knows and what was booked in them. */
export function lockConversations(tx: Tx, ids: string[]) {
  return tx
    .select({
      conversation: conversations,
      record: sql<
        (typeof memories.$inferSelect)['memory'] | null
      >`(select m.memory from ${memories} m where m.conversation_id = ${conversations}.id)`,
      appointmentIds: sql<string[]>`array(select a.id from ${appointments} a
        where a.conversation_id = ${conversations}.id)`,
      enquiryIds: sql<string[]>`array(select e.id from ${enquiries} e
        where e.conversation_id = ${conversations}.id)`,
    })
    .from(conversations)
    .where(inArray(conversations.id, ids))
    .for('key share');
}

/** The texts of conversations, the newest first. */
export async function findChatWords(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  const { conversationId, content, sequence } = messages;
  const rows = await tx
    .select({
      id: conversationId,
      words: sql<string>`left(string_agg(${content}, E'\n' order by ${sequence} desc), ${maxChatWords}::int)`,
    })
    .from(messages)
    .where(inArray(conversationId, ids))
    .groupBy(conversationId);
  return new Map(rows.map(({ id, words }) => [id, words]));
}

/** When stored estimates were made; unknown ids are missing. */
export async function findEstimateTimes(tx: Tx, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: estimates.id, createdAt: estimates.createdAt })
    .from(estimates)
    .where(inArray(estimates.id, ids));
  return new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
}

const tables = {
  appointment: appointments,
  enquiry: enquiries,
  conversation: conversations,
} as const;
export type JoinedKind = Exclude<RecordKind, 'estimate'>;

/**
 * The next records of a kind that have no customer, in the order of their creation.
 * @param after the last record of the page before
 */
export async function findUnjoinedRecords(
  db: Db,
  kind: JoinedKind,
  after: { at: string; id: string },
  limit: number,
): Promise<{ id: string; at: string }[]> {
  const table = tables[kind];
  return db
    .select({
      id: table.id,
      at: sql<string>`${table.createdAt}::text`,
    })
    .from(table)
    .where(sql`(${table.createdAt}, ${table.id}) > (${after.at}::timestamptz, ${after.id}::text)
      and not exists (select 1 from ${customerRecords} r
        where r.kind = ${kind} and r.record_id = ${table}.id)`)
    .orderBy(table.createdAt, table.id)
    .limit(limit);
}

/** Tells the planner how many customers there are: it reads whole tables while it believes that they are empty. */
export function analyzeCustomers(db: Db) {
  return db.execute(sql`analyze customers, customer_records, customer_contacts, customer_notes`);
}

/** The email address of an appointment and the chat it was given in, with the row locked. */
export async function lockAppointmentEmail(tx: Tx, id: string) {
  const [row] = await tx
    .select({ email: appointments.email, conversationId: appointments.conversationId })
    .from(appointments)
    .where(eq(appointments.id, id))
    .for('key share');
  return row;
}

/** The estimates that records name: those of appointments as booked and as measured, and those of chats. */
export async function findEstimateIdsOf(tx: Tx, recordIds: readonly string[]): Promise<string[]> {
  const ids = sql.param([...recordIds]);
  const { rows } = (await tx.execute(sql`
    select distinct id from (
      select a.estimate->>'id' as id from ${appointments} a where a.id = any(${ids}::text[])
      union all
      select m.estimate->>'id' from ${measures} m where m.appointment_id = any(${ids}::text[])
      union all
      select c.context->>'estimateId' from ${conversations} c where c.id = any(${ids}::text[])
      union all
      select m.memory->>'estimateId' from ${memories} m where m.conversation_id = any(${ids}::text[])
      union all
      select line->>'id' from ${messages} m,
        jsonb_array_elements(coalesce(m.attachments->'cards', '[]')) card,
        jsonb_array_elements(coalesce(card->'estimates', '[]')) line
        where m.conversation_id = any(${ids}::text[])
    ) as named where id is not null`)) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

/** Deletes estimates that no appointment names and no customer has. @returns their ids */
export async function deleteUnusedEstimates(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = (await tx.execute(sql`
    delete from ${estimates} e where e.id = any(${sql.param([...ids])}::text[])
      and not exists (select 1 from ${customerRecords} r where r.kind = 'estimate' and r.record_id = e.id)
      and not exists (select 1 from ${appointments} a where a.estimate->>'id' = e.id)
      and not exists (select 1 from ${measures} m where m.estimate->>'id' = e.id)
    returning e.id`)) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}
