import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { conversationEmails, conversations, messages, notes } from '../schema.ts';

/** The address was told in the conversation, lately or before another one was. */
const isOf = (email: string) =>
  or(
    eq(sql`lower(${conversations.customerEmail})`, email.toLowerCase()),
    sql`exists (select 1 from ${conversationEmails} told
      where told.conversation_id = ${conversations.id} and told.email = ${email.toLowerCase()})`,
  );

/** The conversations of whoever ever told this email address in them, each with its messages. */
export async function findConversationsOf(db: Db, email: string) {
  const found = await db
    .select({
      id: conversations.id,
      customerName: conversations.customerName,
      subject: conversations.subject,
      createdAt: conversations.createdAt,
    })
    .from(conversations)
    .where(isOf(email));
  const ids = found.map(({ id }) => id);
  const said = await db
    .select({
      conversationId: messages.conversationId,
      senderType: messages.senderType,
      content: messages.content,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(inArray(messages.conversationId, ids))
    .orderBy(asc(messages.conversationId), asc(messages.sequence));
  return found.map((conversation) => ({
    ...conversation,
    messages: said.filter(({ conversationId }) => conversationId === conversation.id),
  }));
}

/**
 * Deletes them with their messages and notes.
 * @returns their ids, and the other addresses that were told in them, which may be somebody else's
 */
export async function eraseConversationsOf(
  tx: Tx,
  email: string,
): Promise<{ ids: string[]; otherEmails: string[] }> {
  // Held first, so that no message comes into one that is about to go.
  const held = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(isOf(email))
    .for('update');
  const ids = held.map(({ id }) => id);
  const told = await tx
    .selectDistinct({ email: conversationEmails.email })
    .from(conversationEmails)
    .where(
      and(
        inArray(conversationEmails.conversationId, ids),
        ne(conversationEmails.email, email.toLowerCase()),
      ),
    )
    .orderBy(asc(conversationEmails.email));
  await tx.delete(notes).where(inArray(notes.conversationId, ids));
  await tx.delete(messages).where(inArray(messages.conversationId, ids));
  await tx.delete(conversations).where(inArray(conversations.id, ids));
  return { ids, otherEmails: told.map((row) => row.email) };
}
