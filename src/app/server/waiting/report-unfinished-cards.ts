import { describeUnfinished } from '#features/chat/sent-card-text.ts';
import { handOverConversation } from '#features/chat/server/conversations/hand-over.ts';
import { findUnfinishedCards } from '#features/chat/server/conversations/queries-cards.ts';
import type { Db } from '#platform/server/database/database.ts';

const minute = 60_000;
/** How long a card with a phone number may stay unsent before the team sees it. */
const unfinishedAfter = 10 * minute;
/** What is older was reported before, or is nobody's concern any more. */
const forgottenAfter = 24 * 60 * minute;

/**
 * Hands conversations over to the team whose visit or call-back card has a phone number and was not sent: the customer
 * may be waiting for us. Once for each conversation, however often and in however many processes this runs.
 */
export async function reportUnfinishedCards({
  db,
  clock,
}: {
  db: Db;
  clock: () => Date;
}): Promise<void> {
  const now = clock();
  const unfinished = await findUnfinishedCards(db, {
    before: new Date(now.getTime() - unfinishedAfter),
    after: new Date(now.getTime() - forgottenAfter),
  });
  for (const { conversationId, card } of unfinished)
    await handOverConversation(db, conversationId, { summary: describeUnfinished(card), now });
}
