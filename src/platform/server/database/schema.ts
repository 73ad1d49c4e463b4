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
