import { and, asc, desc, eq, getTableColumns, gt, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { type ChatEvent, channels } from '#features/business/server/channels.ts';
import { notifyOfAll } from '#platform/server/database/channel.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { insertAll } from '#platform/server/database/insert-all.ts';
import type { Wanted } from '#platform/server/realtime/ordered-delivery.ts';
import { conversations, messages } from '../schema.ts';

export type MessageRow = typeof messages.$inferSelect;
export type ConversationRow = typeof conversations.$inferSelect;

/** A page of the history, oldest first: after or before a sequence number, else the newest. */
export async function findMessages(
  db: Db,
  conversationId: string,
  { after, before, limit }: { after?: number; before?: number; limit: number },
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        after === undefined ? undefined : gt(messages.sequence, after),
        before === undefined ? undefined : lt(messages.sequence, before),
      ),
    )
    .orderBy(after === undefined ? desc(messages.sequence) : asc(messages.sequence))
    .limit(limit);
  return after === undefined ? rows.reverse() : rows;
}

/** Messages of several conversations after a sequence number each, ordered by conversation and number. */
export function findMessagesAfter(db: Db, wanted: Wanted[], limit: number) {
  // LATERAL, one lookup per conversation: the planner turned a plain join into a scan of all messages.
  const later = db
    .select(messageColumns)
    .from(messages)
    .where(sql`${messages.conversationId} = wanted.topic and ${messages.sequence} > wanted.after`)
    .orderBy(asc(messages.sequence))
    .limit(limit)
    .as('later');
  return db
    .select(later._.selectedFields)
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(topic text, after int)`,
    )
    .crossJoinLateral(later)
    .orderBy(asc(later.conversationId), asc(later.sequence))
    .limit(limit);
}

const messageColumns = getTableColumns(messages);

/** One message of a conversation, or undefined. */
export async function findMessage(
  db: DbOrTx,
  conversationId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)));
  return row;
}

/** The text of a message of a customer, or undefined. */
export async function findCustomersText(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ content: messages.content })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.senderType, 'customer')));
  return row?.content;
}

/** What the customer wrote in a conversation, the newest first. */
export async function findCustomersTexts(
  db: Db,
  conversationId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ content: messages.content })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.senderType, 'customer')))
    .orderBy(desc(messages.sequence))
    .limit(limit);
  return rows.map(({ content }) => content);
}

/** When staff first wrote in each of some conversations after its own instant. */
export async function findFirstStaffReplies(
  db: Db,
  after: { id: string; at: Date }[],
): Promise<Map<string, Date>> {
  if (after.length === 0) return new Map();
  const wanted = after.map(({ id, at }) => ({ id, at: at.toISOString() }));
  const { conversationId, senderType, createdAt } = messages;
  const rows = await db
    .select({ id: conversationId, at: sql`min(${createdAt})`.mapWith(createdAt) })
    .from(messages)
    .innerJoin(
      sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(id text, at timestamptz)`,
      sql`${conversationId} = wanted.id and ${createdAt} >= wanted.at`,
    )
    .where(eq(senderType, 'team_member'))
    .groupBy(conversationId);
  return new Map(rows.map(({ id, at }) => [id, at as Date]));
}

/**
 * Locks conversations until the end of the transaction, always in the same order to avoid deadlocks. Readers that only
 * keep a conversation from being deleted (`for key share`) neither wait nor are waited for.
 */
export function lockConversations(tx: Tx, ids: string[]): Promise<ConversationRow[]> {
  return tx
    .select()
    .from(conversations)
    .where(sql`${conversations.id} = any(${sql.param(ids)}::text[])`)
    .orderBy(asc(conversations.id))
    .for('no key update');
}

export type SentAs = { conversationId: string; clientMessageId: string };

/** Messages by the ids of their senders. Looked up as pairs: two lists would match in every combination. */
export function findByClientIds(tx: DbOrTx, sent: readonly SentAs[]): Promise<MessageRow[]> {
  return tx
    .select(messageColumns)
    .from(messages)
    .innerJoin(
      sql`jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent("conversationId" text, "clientMessageId" text)`,
      sql`sent."conversationId" = ${messages.conversationId} and sent."clientMessageId" = ${messages.clientMessageId}`,
    );
}

/** A visitor's own message by its clientMessageId; with a null conversation, the message that began one. */
export async function findSentMessage(
  db: Db,
  sent: { visitor: string; conversationId: string | null; clientMessageId: string },
): Promise<MessageRow | undefined> {
  const { visitor, conversationId, clientMessageId } = sent;
  const [row] = await db
    .select(messageColumns)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(conversations.visitorHash, visitor),
        conversationId === null
          ? eq(conversations.openedBy, clientMessageId)
          : eq(conversations.id, conversationId),
        eq(messages.clientMessageId, clientMessageId),
      ),
    );
  return row;
}

/**
 * Inserts messages, writes back what they changed of their locked conversations, and notifies every process: in one
 * statement, for each costs a way to the server and back while the conversations are locked.
 */
export async function saveMessages(
  tx: Tx,
  rows: MessageRow[],
  changed: ConversationRow[],
  events: ChatEvent[],
) {
  const list = changed.map((row) => ({
    id: row.id,
    last_sequence: row.lastSequence,
    status: row.status,
    taken_by_id: row.takenById,
    taken_by_name: row.takenByName,
    handed_over_at: row.handedOverAt?.toISOString() ?? null,
    urgent_at: row.urgentAt?.toISOString() ?? null,
    customer_name: row.customerName,
    context: row.context,
    updated_at: row.updatedAt.toISOString(),
  }));
  await tx.execute(sql`
    with inserted as (${insertAll(messages, rows)}),
    saved as (
      update ${conversations} as c
      set last_sequence = v.last_sequence, status = v.status, taken_by_id = v.taken_by_id,
        taken_by_name = v.taken_by_name, handed_over_at = v.handed_over_at, urgent_at = v.urgent_at, customer_name = v.customer_name, context = v.context,
        updated_at = v.updated_at
      from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as v(id text, last_sequence int,
        status text, taken_by_id text, taken_by_name text, handed_over_at timestamptz, urgent_at timestamptz, customer_name text, context jsonb,
        updated_at timestamptz)
      where c.id = v.id
    )
    ${notifyOfAll(channels.chat, events)}`);
}

/** Marks messages addressed to the reader as read, up to a number. @returns how many were unread */
export async function markRead(
  tx: Tx,
  conversationId: string,
  reader: 'customer' | 'team',
  upTo: number,
): Promise<number> {
  const rows = await tx
    .update(messages)
    .set({ isRead: true })
    .where(
      and(
        eq(messages.conversationId, conversationId),
        lte(messages.sequence, upTo),
        eq(messages.isRead, false),
        reader === 'team'
          ? eq(messages.senderType, 'customer')
          : ne(messages.senderType, 'customer'),
      ),
    )
    .returning({ id: messages.id });
  return rows.length;
}

/** Per side, the newest message of the other side that it has read; 0 for none. */
export async function findReadUpTo(
  db: Db,
  conversationId: string,
): Promise<{ customer: number; team: number }> {
  const newest = (only: SQL) =>
    sql<number>`coalesce(max(${messages.sequence}) filter (where ${messages.isRead} and ${only}), 0)`.mapWith(
      Number,
    );
  const [row] = await db
    .select({
      customer: newest(ne(messages.senderType, 'customer')),
      team: newest(eq(messages.senderType, 'customer')),
    })
    .from(messages)
    .where(eq(messages.conversationId, conversationId));
  return row ?? { customer: 0, team: 0 };
}
