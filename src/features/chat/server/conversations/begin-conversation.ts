import { randomBytes } from 'node:crypto';
import type { Db } from '#platform/server/database/database.ts';
import { unnamedCustomer } from '../../limits.ts';
import { cutSubject } from '../../subject.ts';
import { openConversation } from './queries-conversations.ts';
import { type NewMessage, type Outcome, type Sender, storeMessages } from './store-messages.ts';

/** Creates a conversation with its first message; resending the message creates nothing. */
export async function beginConversation(
  db: Db,
  sender: Extract<Sender, { type: 'customer' }>,
  message: Pick<NewMessage, 'content' | 'clientMessageId'>,
  now: Date,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const conversationId = await openConversation(tx, {
      id: randomBytes(16).toString('base64url'),
      visitorHash: sender.visitor,
      openedBy: message.clientMessageId,
      customerName: sender.name || unnamedCustomer,
      subject: cutSubject(message.content),
      createdAt: now,
      updatedAt: now,
    });
    const [outcome] = await storeMessages(tx, [{ ...message, conversationId, sender }], now);
    if (!outcome) throw new Error('first message not stored');
    return outcome;
  });
}
