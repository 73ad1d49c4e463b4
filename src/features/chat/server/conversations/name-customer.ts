import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { limits } from '../../limits.ts';
import { updateConversation, updateConversationsOf } from './queries-conversations.ts';

/** Contact details that a customer has given; omitted ones stay unchanged. */
export type Told = { name?: string; email?: string };

/**
 * Stores contact details given in a conversation.
 * @returns whether the conversation exists
 */
export async function nameCustomer(
  tx: Tx,
  conversationId: string,
  details: Told,
): Promise<boolean> {
  const change = contactColumns(details);
  if (Object.keys(change).length === 0) return false;
  const known = await updateConversation(tx, conversationId, change);
  if (known) await publish(tx, channels.chat, { kind: 'changed', conversation: conversationId });
  return known;
}

/** Stores contact details given in a booking or an enquiry in all conversations of the visitor. */
export async function nameVisitor(tx: Tx, visitorHash: string, details: Told) {
  const ids = await updateConversationsOf(tx, visitorHash, contactColumns(details));
  if (ids.length > 0)
    await publish(
      tx,
      channels.chat,
      ...ids.map((conversation) => ({ kind: 'changed' as const, conversation })),
    );
}

function contactColumns({ name, email }: Told) {
  const customerName = name?.trim().slice(0, limits.customerName);
  return { ...(customerName && { customerName }), ...(email && { customerEmail: email }) };
}
