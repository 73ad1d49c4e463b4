import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { findMessage, markRead } from './queries-messages.ts';

/**
 * Marks a message, and everything earlier addressed to the reader, as read, and notifies both sides of
 * a change. A caller who is on both sides reads as the one the message is addressed to.
 * @throws Problem 404 when the conversation has no such message
 */
export async function markMessagesRead(
  db: Db,
  conversationId: string,
  messageId: string,
  readers: { team: boolean; customer: boolean },
) {
  await db.transaction(async (tx) => {
    const message = await findMessage(tx, conversationId, messageId);
    if (!message) throw new Problem(404, 'There is no such message in this conversation.');
    const { sequence, senderType } = message;
    const reader: 'customer' | 'team' =
      readers.customer && (!readers.team || senderType !== 'customer') ? 'customer' : 'team';
    if ((await markRead(tx, conversationId, reader, sequence)) > 0)
      await publish(tx, channels.chat, {
        kind: 'read',
        conversation: conversationId,
        reader,
        sequence,
      });
  });
}
