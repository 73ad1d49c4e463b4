import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which sets of reference content were put in, so that deleted rows do not come back at the next start. */
export const seedRuns = pgTable('planted_seeds', {
  name: text().primaryKey(),
  seededAt: timestamp('planted_at', { withTimezone: true }).notNull().defaultNow(),
});

/** One row that is written again and again, to find out whether anything can be written. */
export const readinessProbes = pgTable('readiness_probes', {
  id: integer().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** That somebody's data was erased, when, by whom and how much of it; not whose it was. */
export const erasures = pgTable('erasures', {
  id: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  by: text().notNull(),
  counts: jsonb().$type<Record<string, number>>().notNull(),
});
