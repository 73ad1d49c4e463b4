import type { Db } from '#platform/server/database/database.ts';
import { limits } from '../limits.ts';
import { updateConversation } from './queries-conversations.ts';
import { announce } from './queries-notices.ts';

/**
 * Keeps what a visitor told of themselves, to Adam, in a booking or in an enquiry. What is left out
 * stays as it was.
 * @returns whether there is such a conversation
 */
export async function nameCustomer(
  tx: Db,
  conversationId: string,
  { name, email }: { name?: string; email?: string },
): Promise<boolean> {
  const customerName = name?.trim().slice(0, limits.customerName);
  const change = {
    ...(customerName && { customerName }),
    ...(email && { customerEmail: email }),
  };
  if (Object.keys(change).length === 0) return false;
  const known = await updateConversation(tx, conversationId, change);
  if (known) await announce(tx, { kind: 'changed', conversation: conversationId });
  return known;
}
