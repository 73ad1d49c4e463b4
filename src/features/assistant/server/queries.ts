import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { memories, taughtAnswers, turns } from './schema.ts';
import type { Memory } from './turn.ts';

export type TurnRow = typeof turns.$inferSelect;
export type TaughtAnswerRow = typeof taughtAnswers.$inferSelect;

const maxQuestions = 200;
const maxAnswers = 500;

export async function findMemory(db: Db, conversationId: string): Promise<Memory | undefined> {
  const [row] = await db
    .select({ memory: memories.memory })
    .from(memories)
    .where(eq(memories.conversationId, conversationId));
  return row?.memory;
}

/** Keeps what Adam remembers, and what became of the message; a message that was answered before is left as it was. */
export async function saveTurn(
  tx: Tx,
  { memory, ...turn }: TurnRow & { memory: Memory },
): Promise<void> {
  const { conversationId, createdAt: updatedAt } = turn;
  await tx
    .insert(memories)
    .values({ conversationId, memory, updatedAt })
    .onConflictDoUpdate({ target: memories.conversationId, set: { memory, updatedAt } });
  await tx.insert(turns).values(turn).onConflictDoNothing();
}

/** What was answered to a message, or undefined: its turn may begin again where a process ended in between. */
export async function findGivenAnswer(db: Db, messageId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ answer: turns.answer })
    .from(turns)
    .where(eq(turns.messageId, messageId));
  return row?.answer ?? undefined;
}

/** Questions that staff have still to look at, the newest first. */
export function findOpenQuestions(db: Db) {
  return db
    .select()
    .from(turns)
    .where(eq(turns.isOpen, true))
    .orderBy(desc(turns.createdAt))
    .limit(maxQuestions);
}

/** @returns whether there was such an open question */
export async function closeQuestion(tx: DbOrTx, messageId: string): Promise<boolean> {
  const closed = await tx
    .update(turns)
    .set({ isOpen: false, question: null })
    .where(and(eq(turns.messageId, messageId), eq(turns.isOpen, true)))
    .returning({ id: turns.messageId });
  return closed.length > 0;
}

export function findTaughtAnswers(db: Db): Promise<TaughtAnswerRow[]> {
  return db
    .select()
    .from(taughtAnswers)
    .orderBy(desc(taughtAnswers.updatedAt), taughtAnswers.id)
    .limit(maxAnswers);
}

export async function insertTaughtAnswer(tx: Tx, row: TaughtAnswerRow) {
  await tx.insert(taughtAnswers).values(row);
}

/** Held until the transaction ends. */
export async function lockTaughtAnswer(tx: Tx, id: string): Promise<TaughtAnswerRow | undefined> {
  const [row] = await tx.select().from(taughtAnswers).where(eq(taughtAnswers.id, id)).for('update');
  return row;
}

export async function updateTaughtAnswer(tx: Tx, { id, ...row }: TaughtAnswerRow) {
  await tx.update(taughtAnswers).set(row).where(eq(taughtAnswers.id, id));
}

export async function deleteTaughtAnswer(tx: Tx, id: string) {
  await tx.delete(taughtAnswers).where(eq(taughtAnswers.id, id));
}

/** How many messages since a moment came to each outcome. */
export async function countOutcomes(db: Db, since: Date) {
  const rows = await db
    .select({ outcome: turns.outcome, number: count() })
    .from(turns)
    .where(gte(turns.createdAt, since))
    .groupBy(turns.outcome);
  return new Map(rows.map(({ outcome, number }) => [outcome, number]));
}

/** Conversations in which Adam answered since a moment, and whether he handed them over. */
export function findConversationsSince(db: Db, since: Date) {
  return db
    .select({
      id: turns.conversationId,
      handedOver: sql<boolean>`bool_or(${turns.outcome} = 'handed_over')`,
    })
    .from(turns)
    .where(gte(turns.createdAt, since))
    .groupBy(turns.conversationId);
}
