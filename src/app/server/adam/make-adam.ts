import { type AdamDeps, createAdam } from '#features/assistant/server/adam.ts';
import { nameCustomer } from '#features/chat/server/conversations/name-customer.ts';
import { findCards } from '#features/chat/server/conversations/queries-cards.ts';
import { findConversation } from '#features/chat/server/conversations/queries-conversations.ts';
import { findMessages } from '#features/chat/server/conversations/queries-messages.ts';
import type { ChatDeps } from '#features/chat/server/sockets/open-chat.ts';
import { inSpan } from '#platform/server/tracing/spans.ts';

const linesForAdam = 20;
const speakers = { customer: 'customer', assistant: 'adam', team_member: 'team' } as const;

/** Creates the assistant with this business's tools; what it knows of a conversation is in the chat's messages. */
export function makeAdam(
  options: Omit<AdamDeps, 'readHistory' | 'readCards' | 'readContext' | 'nameCustomer'>,
): NonNullable<ChatDeps['assistant']> {
  const { db } = options;
  const answer = createAdam({
    ...options,
    readHistory: async (conversationId, before) =>
      (await findMessages(db, conversationId, { before, limit: linesForAdam })).map(
        ({ senderType, content }) => ({ from: speakers[senderType], text: content }),
      ),
    readCards: (conversationId) => findCards(db, conversationId),
    readContext: async (conversationId) =>
      (await findConversation(db, conversationId))?.context ?? {},
    nameCustomer: async (conversationId, told) => {
      await db.transaction((tx) => nameCustomer(tx, conversationId, told));
    },
  });
  return { answer: (...asked) => inSpan('answer of the assistant', () => answer(...asked)) };
}
