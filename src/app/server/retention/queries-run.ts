import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RetainedKind } from '#features/business/firm-settings.ts';
import { estimates } from '#features/calculator/server/schema.ts';
import { trafficCounts } from '#features/traffic/server/schema.ts';
import { auditLog } from '#platform/server/audit-log/schema.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { isDue } from '#platform/server/database/is-due.ts';
import { retentionRuns } from '#platform/server/database/schema.ts';
import { mails } from '#platform/server/mail/schema.ts';
import { securityLog } from '#platform/server/security-log/schema.ts';
import { textMessages } from '#platform/server/text-messages/schema.ts';

const onlyRun = 1;
const isOnly = eq(retentionRuns.id, onlyRun);

export type RetentionRun = typeof retentionRuns.$inferSelect;

/** The last run; undefined before the first one. */
export async function findRetentionRun(db: Db): Promise<RetentionRun | undefined> {
  const [run] = await db.select().from(retentionRuns).where(isOnly);
  return run;
}

/**
 * Takes the run that is due: a new one, or one whose process ended before it was finished, with what that deleted.
 * @returns whether it is this process's
 */
export async function claimRun(
  db: Db,
  { leaseId, now, until }: { leaseId: string; now: Date; until: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(retentionRuns)
    .values({ id: onlyRun, leaseId, dueAt: until, startedAt: now, removed: {} })
    .onConflictDoUpdate({
      target: retentionRuns.id,
      set: {
        leaseId,
        dueAt: until,
        startedAt: sql`case when ${retentionRuns.finishedAt} is null then ${retentionRuns.startedAt} else excluded.started_at end`,
        removed: sql`case when ${retentionRuns.finishedAt} is null then ${retentionRuns.removed} else excluded.removed end`,
        finishedAt: null,
      },
      setWhere: isDue(retentionRuns.dueAt, now),
    })
    .returning({ id: retentionRuns.id });
  return claimed.length === 1;
}

/** Adds to what a run deleted and renews its claim. @returns whether the claim was still this process's */
export async function countRemoved(
  tx: Tx,
  { leaseId, until }: { leaseId: string; until: Date },
  kind: RetainedKind,
  count: number,
): Promise<boolean> {
  const counted = await tx
    .update(retentionRuns)
    .set({
      dueAt: until,
      removed: sql`jsonb_set(${retentionRuns.removed}, array[${kind}::text],
        to_jsonb(coalesce((${retentionRuns.removed}->>${kind}::text)::int, 0) + ${count}::int))`,
    })
    .where(and(isOnly, eq(retentionRuns.leaseId, leaseId)))
    .returning({ id: retentionRuns.id });
  return counted.length === 1;
}

/** Ends a run; the next one is due at a time. @returns the run; undefined when another process has taken it over */
export async function finishRun(
  tx: Tx,
  { leaseId, now, dueAt }: { leaseId: string; now: Date; dueAt: Date },
): Promise<RetentionRun | undefined> {
  const [run] = await tx
    .update(retentionRuns)
    .set({ finishedAt: now, dueAt })
    .where(and(isOnly, eq(retentionRuns.leaseId, leaseId)))
    .returning();
  return run;
}

export const deleteMails = (tx: Tx, ids: string[]) =>
  tx.delete(mails).where(inArray(mails.id, ids));
export const deleteTexts = (tx: Tx, ids: string[]) =>
  tx.delete(textMessages).where(inArray(textMessages.id, ids));
export const deleteEstimates = (tx: Tx, ids: string[]) =>
  tx.delete(estimates).where(inArray(estimates.id, ids));
export const deleteAuditLog = (tx: Tx, ids: string[]) =>
  tx.delete(auditLog).where(inArray(auditLog.id, ids.map(Number)));
export const deleteSecurityLog = (tx: Tx, ids: string[]) =>
  tx.delete(securityLog).where(inArray(securityLog.id, ids.map(Number)));
export const deleteTraffic = (tx: Tx, ids: string[]) =>
  tx.delete(trafficCounts).where(inArray(trafficCounts.id, ids.map(Number)));

/** Those of some ids that emails, or texts, have. */
export async function findKeptMessages(
  db: Db,
  kind: 'mails' | 'texts',
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const table = kind === 'mails' ? mails : textMessages;
  const rows = await db.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  return new Set(rows.map(({ id }) => id));
}
