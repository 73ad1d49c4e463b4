import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { conversations, messages, notes } from './schema.ts';

const isOf = (email: string) => eq(sql`lower(${conversations.customerEmail})`, email.toLowerCase());

/** The conversations of whoever told this e-mail address, each with its messages. */
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

/** Deletes them with their messages and notes. @returns their ids */
export async function eraseConversationsOf(tx: Db, email: string): Promise<string[]> {
  // Held first, so that no message comes into one that is about to go.
  const held = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(isOf(email))
    .for('update');
  const ids = held.map(({ id }) => id);
  await tx.delete(notes).where(inArray(notes.conversationId, ids));
  await tx.delete(messages).where(inArray(messages.conversationId, ids));
  await tx.delete(conversations).where(inArray(conversations.id, ids));
  return ids;
}
