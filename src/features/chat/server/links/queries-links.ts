import { and, asc, eq, gt, gte, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { hashToken } from '#platform/server/http/security/tokens.ts';
import { chatLinks, conversations, messages } from '../schema.ts';

/** Condition: a reply of staff that the customer has not seen. */
const isUnseen: SQL = sql`${messages.senderType} = 'team_member' and not ${messages.isRead}`;
const isNotEmailed: SQL = sql`${messages.sequence} > coalesce((
  select max(l.up_to) from ${chatLinks} l where l.conversation_id = ${messages.conversationId}), 0)`;

/** Conversations with an email address whose oldest reply to be emailed was written between two instants. */
export async function findUnseen(
  db: Db,
  { after, before }: { after: Date; before: Date },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: messages.conversationId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        isUnseen,
        isNotEmailed,
        isNotNull(conversations.customerEmail),
        gte(messages.createdAt, after),
        lte(messages.createdAt, before),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The replies of a conversation that were neither seen nor emailed. */
export function findUnseenReplies(tx: Tx, conversationId: string) {
  return tx
    .select({
      sequence: messages.sequence,
      content: messages.content,
      senderName: messages.senderName,
    })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), isUnseen, isNotEmailed))
    .orderBy(asc(messages.sequence));
}

/** Whether a reply of a conversation up to a number has not been seen. */
export async function isAnyUnseen(db: DbOrTx, conversationId: string, upTo: number) {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), isUnseen, lte(messages.sequence, upTo)))
    .limit(1);
  return rows.length > 0;
}

export const insertChatLink = (tx: Tx, row: typeof chatLinks.$inferInsert) =>
  tx.insert(chatLinks).values(row);

export const deleteExpiredChatLinks = (db: Db, now: Date) =>
  db.delete(chatLinks).where(lt(chatLinks.expiresAt, now));

/** Lets a visitor into the conversation of a link. @returns its id; undefined where the link is unknown or has expired */
export async function openChatLink(
  db: Db,
  token: string,
  { visitor, now }: { visitor: string; now: Date },
): Promise<string | undefined> {
  const linked = db
    .select({ id: chatLinks.conversationId })
    .from(chatLinks)
    .where(and(eq(chatLinks.tokenHash, hashToken(token)), gt(chatLinks.expiresAt, now)));
  const [row] = await db
    .update(conversations)
    .set({
      otherVisitors: sql`case when ${conversations.visitorHash} = ${visitor}
        then ${conversations.otherVisitors}
        else array_append(array_remove(${conversations.otherVisitors}, ${visitor}), ${visitor}) end`,
    })
    .where(inArray(conversations.id, linked))
    .returning({ id: conversations.id });
  return row?.id;
}
