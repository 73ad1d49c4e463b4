import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which sets of reference content were put in, so that deleted rows do not come back at the next start. */
export const plantedSeeds = pgTable('planted_seeds', {
  name: text().primaryKey(),
  plantedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** One counter a caller and limit. Unlogged in the migration: counts need not outlive a crash. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_by_reset').on(table.resetsAt)],
);
