import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { isDue } from '../../database/is-due.ts';
import { backupRuns } from './schema.ts';

const onlyRun = 1;
const isOnly = eq(backupRuns.id, onlyRun);

/**
 * The last scheduled backup that was verified, and why the one after it failed, if it did; undefined before the first
 * run.
 */
export async function findLastBackup(db: Db): Promise<
  | {
      succeededAt: Date | null;
      file: string | null;
      bytes: number | null;
      error: string | null;
      dueAt: Date;
    }
  | undefined
> {
  const { succeededAt, file, bytes, error, dueAt } = backupRuns;
  const [row] = await db
    .select({ succeededAt, file, bytes, error, dueAt })
    .from(backupRuns)
    .where(isOnly);
  return row;
}

/**
 * Takes the backup that is due, or one whose process ended before it was finished.
 * @param firstDueAt when the first backup of a database is due
 * @returns whether it is this process's
 */
export async function claimBackup(
  db: Db,
  {
    leaseId,
    now,
    until,
    firstDueAt,
  }: { leaseId: string; now: Date; until: Date; firstDueAt: Date },
): Promise<boolean> {
  await db
    .insert(backupRuns)
    .values({ id: onlyRun, leaseId, dueAt: firstDueAt })
    .onConflictDoNothing();
  const claimed = await db
    .update(backupRuns)
    .set({ leaseId, dueAt: until, startedAt: now, finishedAt: null })
    .where(and(isOnly, isDue(backupRuns.dueAt, now)))
    .returning({ id: backupRuns.id });
  return claimed.length === 1;
}

/** Keeps others from taking a backup that is being made. */
export async function renewClaim(db: Db, { leaseId, until }: { leaseId: string; until: Date }) {
  await db
    .update(backupRuns)
    .set({ dueAt: until })
    .where(and(isOnly, eq(backupRuns.leaseId, leaseId)));
}

type Outcome = { error: string } | { error: null; succeededAt: Date; file: string; bytes: number };

/** Ends a backup; the next one is due at a time. */
export async function finishBackup(
  db: Db,
  { leaseId, now, dueAt }: { leaseId: string; now: Date; dueAt: Date },
  outcome: Outcome,
) {
  await db
    .update(backupRuns)
    .set({ ...outcome, finishedAt: now, dueAt })
    .where(and(isOnly, eq(backupRuns.leaseId, leaseId)));
}
