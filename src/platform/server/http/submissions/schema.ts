import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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

/** Answers to calls that carried an Idempotency-Key, kept for a day. */
export const idempotencyRecords = pgTable(
  'kept_answers',
  {
    /** Method, path and the caller's key. */
    key: text().primaryKey(),
    bodyHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('kept_answers_by_time').on(table.createdAt)],
);
