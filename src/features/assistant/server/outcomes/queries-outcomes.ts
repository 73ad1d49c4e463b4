import { and, count, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '#platform/server/database/database.ts';
import type { Achievement } from '../schema.ts';
import { turns } from '../schema.ts';
import type { TalkFacts } from './outcome.ts';

/** The number of messages since an instant, and of those whose answers staff marked as wrong. */
export async function countMessages(db: Db, since: Date) {
  const [row] = await db
    .select({
      messages: count(),
      wrong: sql<number>`(count(*) filter (where ${turns.isWrong}))::int`,
    })
    .from(turns)
    .where(gte(turns.createdAt, since));
  return row ?? { messages: 0, wrong: 0 };
}

/** The conversations with answers of the assistant since an instant; staff's replies are not known here. */
export async function findTalks(
  db: Db,
  since: Date,
): Promise<(Omit<TalkFacts, 'staffRepliedAt'> & { id: string })[]> {
  const { conversationId, outcome, achieved, createdAt, isWrong, intent, messageId } = turns;
  const rows = await db
    .select({
      id: conversationId,
      achieved: sql<
        Achievement[]
      >`coalesce(array_agg(distinct ${achieved}) filter (where ${achieved} is not null), '{}')`,
      handedOverAt: sql`min(${createdAt}) filter (where ${outcome} = 'handed_over')`.mapWith(
        createdAt,
      ) as SQL<Date | null>,
      hasWrongAnswer: sql<boolean>`bool_or(${isWrong})`,
      hasAnswer: sql<boolean>`bool_or(${outcome} <> 'not_understood' and ${intent} <> 'small_talk')`,
      isUnfinished: sql<boolean>`bool_or(${intent} in ('visit', 'callBack', 'price'))`,
      lastOutcome: sql<
        TalkFacts['lastOutcome']
      >`(array_agg(${outcome} order by ${createdAt} desc, ${messageId} desc))[1]`,
    })
    .from(turns)
    .where(gte(createdAt, since))
    .groupBy(conversationId);
  return rows;
}

/** Of a conversation's messages those whose answers staff marked as wrong, by id. */
export async function findWrongAnswers(db: Db, conversationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: turns.messageId })
    .from(turns)
    .where(and(eq(turns.conversationId, conversationId), eq(turns.isWrong, true)));
  return rows.map(({ id }) => id);
}

/**
 * Marks the answer to a message as wrong, with its question open, or takes the mark back.
 * @param question the customer's message; null takes the mark back
 * @returns whether the assistant answered such a message
 */
export async function setWrong(
  tx: DbOrTx,
  messageId: string,
  question: string | null,
): Promise<boolean> {
  const isWrong = question !== null;
  const found = await tx
    .update(turns)
    .set({ isWrong, isOpen: isWrong, question })
    .where(eq(turns.messageId, messageId))
    .returning({ id: turns.messageId });
  return found.length > 0;
}
