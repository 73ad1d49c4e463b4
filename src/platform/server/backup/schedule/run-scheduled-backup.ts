import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { addDays, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '../../database/database.ts';
import { deleteOldBackups } from './delete-old-backups.ts';
import { claimBackup, finishBackup, renewClaim } from './queries-runs.ts';

export type ScheduledBackupDeps = {
  db: Db;
  clock: () => Date;
  log: FastifyBaseLogger;
  folder: string;
  /** Time of day in London, as hh:mm. */
  at: string;
  /** Days for which backups are kept. */
  keepDays: number;
  /** Makes a verified backup. @returns its path */
  makeBackup: () => Promise<string>;
};

const minute = 60_000;
/** After this a process that took the backup is taken for ended. */
const claimMs = 10 * minute;
const renewEveryMs = 3 * minute;
const retryAfterMs = 60 * minute;

/** The first instant after another at which clocks in London show a time. */
export function nextTimeInLondon(after: Date, at: string): Date {
  const day = dayInLondon(after);
  const today = instantInLondon(day, at);
  return today > after ? today : instantInLondon(addDays(day, 1), at);
}

/**
 * Makes the backup that is due and deletes those that are old. One process makes it; a failed one is tried again
 * after an hour. @returns whether it was made here
 */
export async function runScheduledBackup(deps: ScheduledBackupDeps): Promise<boolean> {
  const { db, clock, log, at } = deps;
  const leaseId = randomUUID();
  const until = () => new Date(clock().getTime() + claimMs);
  const started = clock();
  const firstDueAt = nextTimeInLondon(started, at);
  if (!(await claimBackup(db, { leaseId, now: started, until: until(), firstDueAt }))) return false;
  const renewal = setInterval(() => {
    renewClaim(db, { leaseId, until: until() }).catch((error: unknown) =>
      log.warn({ err: error }, 'claim of the backup not renewed'),
    );
  }, renewEveryMs);
  try {
    const file = await deps.makeBackup();
    const { size: bytes } = await stat(file);
    const now = clock();
    const dueAt = nextTimeInLondon(now, at);
    const outcome = { error: null, succeededAt: now, file, bytes };
    await finishBackup(db, { leaseId, now, dueAt }, outcome);
    log.info({ file, bytes, ms: now.getTime() - started.getTime() }, 'backup made and verified');
    await deleteOldBackups(deps.folder, { now, keepDays: deps.keepDays });
  } catch (error) {
    const now = clock();
    const dueAt = new Date(now.getTime() + retryAfterMs);
    await finishBackup(db, { leaseId, now, dueAt }, { error: (error as Error).message });
    throw error;
  } finally {
    clearInterval(renewal);
  }
  return true;
}
