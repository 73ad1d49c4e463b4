import { and, eq, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { isAmong } from '#platform/server/database/ids/is-among.ts';
import { assistantTurns } from '../schema.ts';

export type TurnRow = typeof assistantTurns.$inferSelect;
export type NewTurn = Pick<TurnRow, 'conversationId' | 'messageId' | 'network'>;

/** How long a claim lasts without renewal. */
const claimSeconds = 15;
export const renewEveryMs = (claimSeconds / 3) * 1000;

// Uses the database's clock, which all processes share.
const claimEnd = sql`now() + make_interval(secs => ${claimSeconds})`;

/**
 * Records that messages wait for the assistant, one per conversation: a newer message replaces an older one.
 * A conversation that another process has claimed stays with that process. The turns are in the order of the code
 * points of their conversations, so that two statements cannot deadlock.
 * @returns the conversations that this process has now claimed
 */
export async function requestTurns(tx: Tx, turns: NewTurn[], process: string): Promise<string[]> {
  const rows = await tx
    .insert(assistantTurns)
    .values(turns.map((turn) => ({ ...turn, claimedBy: process, claimedUntil: claimEnd })))
    .onConflictDoUpdate({
      target: assistantTurns.conversationId,
      set: {
        messageId: sql`excluded.message_id`,
        network: sql`excluded.network`,
        attempts: 1,
        claimedBy: sql`case when ${assistantTurns.claimedUntil} > now() then ${assistantTurns.claimedBy} else excluded.claimed_by end`,
        claimedUntil: sql`greatest(${assistantTurns.claimedUntil}, excluded.claimed_until)`,
      },
    })
    .returning({ id: assistantTurns.conversationId, claimedBy: assistantTurns.claimedBy });
  return rows.filter(({ claimedBy }) => claimedBy === process).map(({ id }) => id);
}

/**
 * Claims waiting turns that no process works on.
 * @param running the conversations that this process works on already
 * @returns the conversations
 */
export async function claimWaitingTurns(
  db: Db,
  process: string,
  limit: number,
  running: string[],
): Promise<string[]> {
  const waiting = db
    .select({ id: assistantTurns.conversationId })
    .from(assistantTurns)
    .where(
      and(
        lt(assistantTurns.claimedUntil, sql`now()`),
        notInArray(assistantTurns.conversationId, running),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(assistantTurns)
    .set({
      claimedBy: process,
      claimedUntil: claimEnd,
      attempts: sql`${assistantTurns.attempts} + 1`,
    })
    .where(isAmong(assistantTurns.conversationId, waiting))
    .returning({ id: assistantTurns.conversationId });
  return rows.map(({ id }) => id);
}

/** The turn of a conversation if this process has claimed it. */
export async function findClaimedTurn(
  db: Db,
  conversationId: string,
  process: string,
): Promise<TurnRow | undefined> {
  const [row] = await db
    .select()
    .from(assistantTurns)
    .where(
      and(eq(assistantTurns.conversationId, conversationId), eq(assistantTurns.claimedBy, process)),
    );
  return row;
}

/** Renews all claims of a process. */
export async function renewClaims(db: Db, process: string) {
  await db
    .update(assistantTurns)
    .set({ claimedUntil: claimEnd })
    .where(
      inArray(assistantTurns.conversationId, lockTurns(db, eq(assistantTurns.claimedBy, process))),
    );
}

/** Releases the claims of a process that shuts down; its attempts do not count. @returns how many */
export async function releaseClaims(tx: Tx, process: string): Promise<number> {
  const rows = await tx
    .update(assistantTurns)
    .set({ claimedUntil: sql`now() - interval '1 second'`, attempts: 0 })
    .where(eq(assistantTurns.claimedBy, process))
    .returning({ id: assistantTurns.conversationId });
  return rows.length;
}

/** Deletes the turns of messages; a turn for a newer message of the same conversation stays. */
export async function deleteTurns(tx: DbOrTx, messageIds: string[]) {
  const answered = lockTurns(tx, inArray(assistantTurns.messageId, messageIds));
  await tx.delete(assistantTurns).where(inArray(assistantTurns.conversationId, answered));
}

/** The conversations of turns, locked in the order in which `requestTurns` gets them. */
const lockTurns = (db: DbOrTx, condition: SQL) =>
  db
    .select({ id: assistantTurns.conversationId })
    .from(assistantTurns)
    .where(condition)
    .orderBy(sql`${assistantTurns.conversationId} collate "C"`)
    .for('update');
