import { randomUUID } from 'node:crypto';
import {
  type PerKind,
  type RetainedKind,
  retainedKinds,
} from '#features/business/firm-settings.ts';
import { readFirmVersion } from '#features/business/server/queries-firm.ts';
import type { Db } from '#platform/server/database/database.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import { cutoffsAt, perKind } from './cutoffs.ts';
import { type Cutoffs, findOldRows, type Position } from './queries-due.ts';
import { claimRun, countRemoved, findRetentionRun, finishRun } from './queries-run.ts';
import { removeDue } from './remove-due.ts';

export type RetentionDeps = {
  db: Db;
  clock: () => Date;
  /** How many months each kind is kept. */
  months: PerKind;
};

/** Rows read by one statement. */
const pageLength = 200;
/** Rows deleted by one transaction. */
const partLength = 50;
const minute = 60_000;
/** After this a process that took the run is taken for ended. */
const claimMs = 10 * minute;
const dayMs = 24 * 60 * minute;
const runEveryMs = dayMs;
/** After a longer pause the clock may be wrong: a run a day later finds out. */
const maxPauseMs = 60 * dayMs;

/** How many months each kind is kept, by the settings of the firm. */
export const readMonths = async (db: Db): Promise<PerKind> =>
  (await readFirmVersion(db)).settings.retention;

/** How many rows of each kind would go at a time: what the job deletes if it runs then and nothing changes before. */
export async function countDue(
  { db, months }: Pick<RetentionDeps, 'db' | 'months'>,
  now: Date,
): Promise<PerKind> {
  const cutoffs = cutoffsAt(now, months);
  const counts = perKind(() => 0);
  for (const kind of retainedKinds)
    for await (const ids of findDue(db, kind, cutoffs)) counts[kind] += ids.length;
  return counts;
}

/**
 * Deletes what was kept long enough, in small transactions. One process runs it at a time, once a day; if that ends,
 * another one goes on. @returns whether it ran here
 * @throws when the last run was months ago: it may be the clock that has moved, so nothing is deleted until the next day
 */
export async function runRetention({ db, clock, months }: RetentionDeps): Promise<boolean> {
  const leaseId = randomUUID();
  const claim = () => ({ leaseId, until: new Date(clock().getTime() + claimMs) });
  const started = clock();
  const last = await findRetentionRun(db);
  if (!(await claimRun(db, { ...claim(), now: started }))) return false;
  const dueAt = new Date(started.getTime() + runEveryMs);
  const pauseMs = started.getTime() - (last?.finishedAt ?? last?.startedAt ?? started).getTime();
  if (pauseMs > maxPauseMs) {
    await db.transaction((tx) => finishRun(tx, { leaseId, now: started, dueAt }));
    throw new Error(
      `Nothing old was deleted: the last run was ${Math.round(pauseMs / dayMs)} days ago. If the clock is right, it is deleted tomorrow.`,
    );
  }
  const cutoffs = cutoffsAt(started, months);
  for (const kind of retainedKinds)
    for await (const page of findDue(db, kind, cutoffs))
      for (let from = 0; from < page.length; from += partLength) {
        const ids = page.slice(from, from + partLength);
        const isOurs = await db
          .transaction(async (tx) => {
            const count = await removeDue(tx, kind, { cutoffs, ids });
            if (await countRemoved(tx, claim(), kind, count)) return true;
            throw new LostClaim();
          })
          .catch((error: unknown) => {
            if (error instanceof LostClaim) return false;
            throw error;
          });
        if (!isOurs) return false;
      }
  const now = clock();
  await db.transaction(async (tx) => {
    const run = await finishRun(tx, { leaseId, now, dueAt });
    if (!run) return;
    const removed = Object.values(run.removed).reduce((sum, count) => sum + count, 0);
    await recordSecurityEvent(tx, { at: now, kind: 'retention-run', details: { removed } });
  });
  return true;
}

/** Rolls back what was deleted after another process had taken over. */
class LostClaim extends Error {}

/** The ids of the rows that go, page by page. */
async function* findDue(db: Db, kind: RetainedKind, cutoffs: Cutoffs) {
  let after: Position | undefined;
  for (;;) {
    const rows = await findOldRows(db, kind, { cutoffs, after, limit: pageLength });
    yield rows.filter(({ isDue }) => isDue).map(({ id }) => id);
    if (rows.length < pageLength) return;
    after = rows.at(-1);
  }
}
