import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import type { MessageAttachments } from '../contract.ts';
import { type EarlierRecord, memories, taughtAnswers, turns } from './schema.ts';

export type TurnRow = typeof turns.$inferSelect;
export type TaughtAnswerRow = typeof taughtAnswers.$inferSelect;

/** An answer as the chat takes it. */
export type GivenAnswer = MessageAttachments & { content: string };

const maxQuestions = 200;
const maxAnswers = 500;

/** Whether the newest message of a conversation that was answered was not understood. */
export async function wasNotUnderstood(db: Db, conversationId: string): Promise<boolean> {
  const [row] = await db
    .select({ outcome: turns.outcome })
    .from(turns)
    .where(eq(turns.conversationId, conversationId))
    .orderBy(desc(turns.createdAt), desc(turns.messageId))
    .limit(1);
  return row?.outcome === 'not_understood';
}

/** What an earlier release had noted of a conversation; null where it had nothing. */
export async function findEarlierRecord(
  db: Db,
  conversationId: string,
): Promise<EarlierRecord | null> {
  const [row] = await db
    .select({ memory: memories.memory })
    .from(memories)
    .where(eq(memories.conversationId, conversationId));
  return row?.memory ?? null;
}

/** Saves the outcome of a message, unless the message has one already. */
export async function insertTurn(tx: DbOrTx, turn: TurnRow): Promise<void> {
  await tx.insert(turns).values(turn).onConflictDoNothing();
}

/**
 * The stored answer to a message, in case its turn is repeated after a process was killed; else
 * undefined.
 */
export async function findGivenAnswer(db: Db, messageId: string): Promise<GivenAnswer | undefined> {
  const [row] = await db
    .select({ content: turns.answer, attachments: turns.attachments })
    .from(turns)
    .where(eq(turns.messageId, messageId));
  return row?.content == null ? undefined : { content: row.content, ...row.attachments };
}

/** Open questions, newest first. */
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

/** The answers that Adam gives, or with those that are proposed. */
export function findTaughtAnswers(
  db: Db,
  { withProposals = false } = {},
): Promise<TaughtAnswerRow[]> {
  return db
    .select()
    .from(taughtAnswers)
    .where(withProposals ? undefined : eq(taughtAnswers.isPublished, true))
    .orderBy(desc(taughtAnswers.updatedAt), taughtAnswers.id)
    .limit(maxAnswers);
}

/** Another text once a published answer was added, changed or taken away: it costs less than to read them all. */
export async function readTaughtVersion(db: Db): Promise<string> {
  const { isPublished } = taughtAnswers;
  const [row] = await db
    // Every write of a row gives it another xmin.
    .select({ version: sql<string>`concat_ws(' ', count(*), sum(xmin::text::bigint))` })
    .from(taughtAnswers)
    .where(eq(isPublished, true));
  return row?.version ?? '';
}

export async function insertTaughtAnswer(tx: Tx, row: TaughtAnswerRow) {
  await tx.insert(taughtAnswers).values(row);
}

/** Reads a taught answer and locks its row. */
export async function lockTaughtAnswer(tx: Tx, id: string): Promise<TaughtAnswerRow | undefined> {
  const [row] = await tx.select().from(taughtAnswers).where(eq(taughtAnswers.id, id)).for('update');
  return row;
}

/** The published answer that a proposal would change; null for other answers, and for an unknown id. */
export async function findReplacedId(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ replacesId: taughtAnswers.replacesId })
    .from(taughtAnswers)
    .where(eq(taughtAnswers.id, id));
  return row?.replacesId ?? null;
}

/** Reads somebody's proposal for a published answer and locks its row. */
export async function lockProposal(
  tx: Tx,
  replacesId: string,
  authorId: string,
): Promise<TaughtAnswerRow | undefined> {
  const [row] = await tx
    .select()
    .from(taughtAnswers)
    .where(and(eq(taughtAnswers.replacesId, replacesId), eq(taughtAnswers.authorId, authorId)))
    .for('update');
  return row;
}

export async function updateTaughtAnswer(tx: Tx, { id, ...row }: TaughtAnswerRow) {
  await tx.update(taughtAnswers).set(row).where(eq(taughtAnswers.id, id));
}

export async function deleteTaughtAnswer(tx: Tx, id: string) {
  await tx.delete(taughtAnswers).where(eq(taughtAnswers.id, id));
}
