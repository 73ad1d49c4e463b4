import { and, arrayContains, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { haveWord } from '#platform/server/database/match-words.ts';
import type { ConversationStatus } from '../../contract.ts';
import { presenceSeconds } from '../events/presence-holders.ts';
import { conversationEmails, conversations, messages, notes } from '../schema.ts';
import type { ConversationRow } from './queries-messages.ts';
import { isWaitingAt } from './queries-waiting.ts';

export type Position = { updatedAt: Date; id: string };
export type ConversationFilters = {
  search?: string | undefined;
  status?: ConversationStatus | undefined;
  takenBy?: string | null | undefined;
  after?: Position | undefined;
  oldestFirst?: boolean;
  limit: number;
};
export type InboxRow = Awaited<ReturnType<typeof findConversations>>[number];
export type NewConversation = Omit<
  typeof conversations.$inferInsert,
  'takenById' | 'takenByName' | 'handedOverAt' | 'status' | 'lastSequence' | 'otherVisitors'
>;

const maxWords = 8;

/** A page of the inbox: conversations with messages, ordered by last activity. */
export function findConversations(db: Db, filters: ConversationFilters) {
  const order = filters.oldestFirst ? asc : desc;
  return selectInbox(db)
    .where(and(sql`${conversations.lastSequence} > 0`, ...conditionsOf(filters)))
    .orderBy(order(conversations.updatedAt), order(conversations.id))
    .limit(filters.limit);
}

/** Conversations as the inbox shows them, unordered. */
export function findInboxRows(db: DbOrTx, ids: string[]): Promise<InboxRow[]> {
  return selectInbox(db).where(inArray(conversations.id, ids));
}

function selectInbox(db: DbOrTx) {
  return db
    .select({
      id: conversations.id,
      customerName: conversations.customerName,
      customerEmail: conversations.customerEmail,
      subject: conversations.subject,
      status: conversations.status,
      takenById: conversations.takenById,
      takenByName: conversations.takenByName,
      handedOverAt: conversations.handedOverAt,
      urgentAt: conversations.urgentAt,
      context: conversations.context,
      lastSequence: conversations.lastSequence,
      createdAt: conversations.createdAt,
      updatedAt: conversations.updatedAt,
      lastContent: messages.content,
      lastSender: messages.senderType,
      lastAt: messages.createdAt,
      unreadCount:
        sql<number>`(select count(*) from ${messages} u where u.conversation_id = ${conversations.id}
        and not u.is_read and u.sender_type = 'customer')`.mapWith(Number),
      noteCount:
        sql<number>`(select count(*) from ${notes} n where n.conversation_id = ${conversations.id})`.mapWith(
          Number,
        ),
      isWaiting: isWaitingAt(new Date()),
      customerOnline: sql<boolean>`exists (select 1 from chat_presence p
        where p.holder = 'conversation:' || ${conversations.id}
        and p.seen_at > now() - make_interval(secs => ${presenceSeconds}))`,
    })
    .from(conversations)
    .leftJoin(
      messages,
      and(
        eq(messages.conversationId, conversations.id),
        eq(messages.sequence, conversations.lastSequence),
      ),
    )
    .$dynamic();
}

function conditionsOf({ search, status, takenBy, after, oldestFirst }: ConversationFilters) {
  const words = (search ?? '').split(/\s+/).filter(Boolean).slice(0, maxWords);
  return [
    ...words.map(matchesWord),
    status && eq(conversations.status, status),
    takenBy === undefined
      ? undefined
      : takenBy === null
        ? isNull(conversations.takenById)
        : eq(conversations.takenById, takenBy),
    after && isPast(after, oldestFirst === true),
  ];
}

function isPast({ updatedAt, id }: Position, ascending: boolean): SQL {
  const here = sql`(${conversations.updatedAt}, ${conversations.id})`;
  const there = sql`(${updatedAt.toISOString()}::timestamptz, ${id}::text)`;
  return ascending ? sql`${here} > ${there}` : sql`${here} < ${there}`;
}

function matchesWord(word: string): SQL {
  const { customerName, customerEmail, subject } = conversations;
  return haveWord(sql`${customerName}, ${customerEmail}, ${subject}`, word);
}

/** A conversation, restricted to a visitor's if a hash is given; undefined if there is none. */
export async function findConversation(db: DbOrTx, id: string, visitorHash?: string) {
  const [row] = await db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.id, id),
        visitorHash === undefined
          ? undefined
          : or(
              eq(conversations.visitorHash, visitorHash),
              arrayContains(conversations.otherVisitors, [visitorHash]),
            ),
      ),
    );
  return row;
}

/** Creates a conversation, or finds the one created by the same first message. @returns its id */
export async function openConversation(tx: Tx, row: NewConversation): Promise<string> {
  const [made] = await tx
    .insert(conversations)
    .values(row)
    .onConflictDoNothing({ target: [conversations.visitorHash, conversations.openedBy] })
    .returning({ id: conversations.id });
  if (made) return made.id;
  const [found] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.visitorHash, row.visitorHash),
        eq(conversations.openedBy, row.openedBy ?? ''),
      ),
    );
  if (!found) throw new Error('conversation neither created nor found');
  return found.id;
}

/** Whether a visitor's browser began a conversation, or opened it by a link of an email. */
export const isVisitorOf = (
  { visitorHash, otherVisitors }: Pick<ConversationRow, 'visitorHash' | 'otherVisitors'>,
  visitor: string | undefined,
): boolean => visitor !== undefined && (visitorHash === visitor || otherVisitors.includes(visitor));

type Change = Partial<
  Pick<
    typeof conversations.$inferInsert,
    'status' | 'takenById' | 'takenByName' | 'handedOverAt' | 'customerName' | 'customerEmail'
  >
>;

/** Updates a conversation if `only` holds for it. @returns whether it did */
export async function updateConversation(
  tx: Tx,
  id: string,
  change: Change & { updatedAt?: Date },
  only?: SQL,
): Promise<boolean> {
  const rows = await tx
    .update(conversations)
    .set(change)
    .where(and(eq(conversations.id, id), only))
    .returning({ id: conversations.id });
  if (rows.length > 0) await rememberEmail(tx, [id], change.customerEmail);
  return rows.length > 0;
}

/** Updates every conversation of a visitor. @returns their ids */
export async function updateConversationsOf(
  tx: Tx,
  visitorHash: string,
  change: Pick<Change, 'customerName' | 'customerEmail'>,
): Promise<string[]> {
  const rows = await tx
    .update(conversations)
    .set(change)
    .where(eq(conversations.visitorHash, visitorHash))
    .returning({ id: conversations.id });
  const ids = rows.map(({ id }) => id);
  await rememberEmail(tx, ids, change.customerEmail);
  return ids;
}

/** Updates every conversation that a member of staff has taken. @returns their ids */
export async function updateConversationsTakenBy(
  tx: Tx,
  staffId: string,
  change: Pick<Change, 'takenById' | 'takenByName' | 'handedOverAt'>,
): Promise<string[]> {
  const rows = await tx
    .update(conversations)
    .set(change)
    .where(eq(conversations.takenById, staffId))
    .returning({ id: conversations.id });
  return rows.map(({ id }) => id);
}

async function rememberEmail(tx: Tx, ids: string[], email: string | null | undefined) {
  if (!email || ids.length === 0) return;
  await tx
    .insert(conversationEmails)
    .values(ids.map((conversationId) => ({ conversationId, email: email.toLowerCase() })))
    .onConflictDoNothing();
}

/** Condition: taken by nobody, or by this team member. */
export const isFreeFor = (memberId: string): SQL | undefined =>
  or(isNull(conversations.takenById), eq(conversations.takenById, memberId));
