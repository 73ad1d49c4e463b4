import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { conversationEmails, conversations, messages, notes } from '../schema.ts';

/** Condition: the email is or was given in the conversation. */
const isOf = (email: string) =>
  or(
    eq(sql`lower(${conversations.customerEmail})`, email.toLowerCase()),
    sql`exists (select 1 from ${conversationEmails} told
      where told.conversation_id = ${conversations.id} and told.email = ${email.toLowerCase()})`,
  );

/** The conversations in which an email address was ever given, without their words. */
export function findConversationsGiven(db: DbOrTx, email: string) {
  return db
    .select({ id: conversations.id, createdAt: conversations.createdAt })
    .from(conversations)
    .where(isOf(email))
    .orderBy(asc(conversations.createdAt), asc(conversations.id));
}

/** Conversations with their messages and the notes of staff. */
export async function findConversationsOf(db: Db, wanted: readonly string[]) {
  const found = await db
    .select({
      id: conversations.id,
      customerName: conversations.customerName,
      customerEmail: conversations.customerEmail,
      subject: conversations.subject,
      createdAt: conversations.createdAt,
    })
    .from(conversations)
    .where(inArray(conversations.id, [...wanted]))
    .orderBy(asc(conversations.createdAt), asc(conversations.id));
  const ids = found.map(({ id }) => id);
  const rows = await db
    .select({
      conversationId: messages.conversationId,
      senderType: messages.senderType,
      content: messages.content,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(inArray(messages.conversationId, ids))
    .orderBy(asc(messages.conversationId), asc(messages.sequence));
  const noted = await db
    .select({
      conversationId: notes.conversationId,
      content: notes.content,
      authorName: notes.authorName,
      createdAt: notes.createdAt,
    })
    .from(notes)
    .where(inArray(notes.conversationId, ids))
    .orderBy(asc(notes.createdAt), asc(notes.id));
  return found.map((conversation) => ({
    ...conversation,
    notes: noted.filter(({ conversationId }) => conversationId === conversation.id),
    messages: rows.filter(({ conversationId }) => conversationId === conversation.id),
  }));
}

/**
 * Deletes conversations with messages and notes.
 * @returns their ids, and the addresses given in them, which may belong to other people
 */
export async function eraseConversations(
  tx: Tx,
  wanted: readonly string[],
): Promise<{ ids: string[]; emails: string[] }> {
  // Locked first, so that no message is added to a conversation that is about to be deleted.
  const held = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.id, [...wanted]))
    .orderBy(asc(conversations.id))
    .for('update');
  const ids = held.map(({ id }) => id);
  const others = await tx
    .selectDistinct({ email: conversationEmails.email })
    .from(conversationEmails)
    .where(inArray(conversationEmails.conversationId, ids))
    .orderBy(asc(conversationEmails.email));
  await tx.delete(notes).where(inArray(notes.conversationId, ids));
  await tx.delete(messages).where(inArray(messages.conversationId, ids));
  await tx.delete(conversations).where(inArray(conversations.id, ids));
  return { ids, emails: others.map((row) => row.email) };
}
