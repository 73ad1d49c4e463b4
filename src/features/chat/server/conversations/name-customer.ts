import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { limits } from '../../limits.ts';
import { updateConversation, updateConversationsOf } from './queries-conversations.ts';

/** What a person told of themselves; what is left out stays as it was. */
export type Told = { name?: string; email?: string };

/**
 * Keeps what a visitor told in a conversation.
 * @returns whether there is such a conversation
 */
export async function nameCustomer(tx: Tx, conversationId: string, told: Told): Promise<boolean> {
  const change = readTold(told);
  if (Object.keys(change).length === 0) return false;
  const known = await updateConversation(tx, conversationId, change);
  if (known) await publish(tx, channels.chat, { kind: 'changed', conversation: conversationId });
  return known;
}

/** Keeps what a visitor told elsewhere, in a booking or in an enquiry, in all their conversations. */
export async function nameVisitor(tx: Tx, visitorHash: string, told: Told) {
  const ids = await updateConversationsOf(tx, visitorHash, readTold(told));
  if (ids.length > 0)
    await publish(
      tx,
      channels.chat,
      ...ids.map((conversation) => ({ kind: 'changed' as const, conversation })),
    );
}

function readTold({ name, email }: Told) {
  const customerName = name?.trim().slice(0, limits.customerName);
  return { ...(customerName && { customerName }), ...(email && { customerEmail: email }) };
}
