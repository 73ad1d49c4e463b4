import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../database/database.ts';
import { isAmong } from '../database/ids/is-among.ts';
import { textMessages } from './schema.ts';

export type TextRow = typeof textMessages.$inferSelect;
export type TextLease = { id: string; now: Date; until: Date };

// A literal: with a parameter the planner would not use the partial index.
const isWaiting = sql`${textMessages.state} = 'waiting'`;

/** Stores a text; an event that already has one gets no second. */
export async function insertText(tx: Tx, row: typeof textMessages.$inferInsert) {
  await tx.insert(textMessages).values(row).onConflictDoNothing({ target: textMessages.eventKey });
}

/** Leases the next text that is due; simultaneous calls get different ones. */
export async function takeDueText(
  db: Db,
  { id, now, until }: TextLease,
): Promise<TextRow | undefined> {
  const due = db
    .select({ id: textMessages.id })
    .from(textMessages)
    .where(and(isWaiting, lte(textMessages.dueAt, now)))
    .orderBy(asc(textMessages.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(textMessages)
    .set({ attempts: sql`${textMessages.attempts} + 1`, dueAt: until, leaseId: id })
    .where(isAmong(textMessages.id, due))
    .returning();
  return row;
}

/** Changes a text under its lease. @returns whether the lease was still valid */
export async function finishText(
  db: DbOrTx,
  { id, leaseId }: { id: string; leaseId: string },
  set: Partial<Pick<TextRow, 'state' | 'dueAt' | 'lastError' | 'body'>>,
): Promise<boolean> {
  const rows = await db
    .update(textMessages)
    .set({ ...set, leaseId: null })
    .where(and(eq(textMessages.id, id), eq(textMessages.leaseId, leaseId), isWaiting))
    .returning({ id: textMessages.id });
  return rows.length === 1;
}

/** The texts about a subject, oldest first. */
export function findTextsAbout(db: Db, about: string): Promise<TextRow[]> {
  return db
    .select()
    .from(textMessages)
    .where(eq(textMessages.about, about))
    .orderBy(asc(textMessages.createdAt));
}

/** Gives the texts about a subject that wait another recipient. */
export async function redirectTexts(tx: Tx, { about, to }: { about: string; to: string }) {
  await tx
    .update(textMessages)
    .set({ recipient: to })
    .where(and(eq(textMessages.about, about), isWaiting, isNull(textMessages.leaseId)));
}

/** Deletes the texts about several subjects. @returns their ids */
export async function eraseTexts(tx: Tx, about: string[]): Promise<string[]> {
  const erased = await tx
    .delete(textMessages)
    .where(inArray(textMessages.about, about))
    .returning({ id: textMessages.id });
  return erased.map(({ id }) => id);
}
