import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * One row: the last scheduled backup and when the next one is due. A process claims it until `dueAt` and renews that
 * while it makes the backup; if it ends, another one goes on after that.
 */
export const backupRuns = pgTable('backup_runs', {
  id: integer().primaryKey(),
  leaseId: text().notNull(),
  dueAt: timestamp({ withTimezone: true }).notNull(),
  startedAt: timestamp({ withTimezone: true }),
  finishedAt: timestamp({ withTimezone: true }),
  /** Why the last one failed. */
  error: text(),
  /** The last one that was verified. */
  succeededAt: timestamp({ withTimezone: true }),
  file: text(),
  bytes: bigint({ mode: 'number' }),
});
