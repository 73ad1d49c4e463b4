import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Which sets of reference content have been inserted, so that deleted rows do not come back at the next
 * start.
 */
export const seedRuns = pgTable('planted_seeds', {
  name: text().primaryKey(),
  seededAt: timestamp('planted_at', { withTimezone: true }).notNull().defaultNow(),
});

/** One row that is overwritten repeatedly to test that the database takes writes. */
export const readinessProbes = pgTable('readiness_probes', {
  id: integer().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** Records of erasures: when, by whom and how much was deleted, but not whose data it was. */
export const erasures = pgTable('erasures', {
  id: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  by: text().notNull(),
  counts: jsonb().$type<Record<string, number>>().notNull(),
});

/**
 * One row: the last run of the job that deletes old data. A process claims it until `dueAt` and renews that while it
 * runs; if it ends, another one goes on after that.
 */
export const retentionRuns = pgTable('retention_runs', {
  id: integer().primaryKey(),
  leaseId: text().notNull(),
  dueAt: timestamp({ withTimezone: true }).notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  finishedAt: timestamp({ withTimezone: true }),
  /** How many rows of each kind it deleted. */
  removed: jsonb().$type<Record<string, number>>().notNull(),
});
