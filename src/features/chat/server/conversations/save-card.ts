import type { Db } from '#platform/server/database/database.ts';
import type { FilledCard } from '../../cards.ts';
import { replaceCard } from './queries-cards.ts';
import { isVisitorOf } from './queries-conversations.ts';
import { lockConversations } from './queries-messages.ts';

/**
 * Keeps what a visitor has entered into a card of their conversation.
 * @returns the card as it stands now; `unknown` for another visitor's conversation, `none` where it has no such card
 */
export function saveCard(
  db: Db,
  { conversationId, visitor }: { conversationId: string; visitor: string },
  card: FilledCard,
): Promise<FilledCard | 'unknown' | 'none'> {
  return db.transaction(async (tx) => {
    const [conversation] = await lockConversations(tx, [conversationId]);
    if (!conversation || !isVisitorOf(conversation, visitor)) return 'unknown';
    return (await replaceCard(tx, conversationId, card)) ?? 'none';
  });
}
