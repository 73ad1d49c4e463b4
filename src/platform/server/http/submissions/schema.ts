import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Rate limit counters, one per caller and limit. The migration makes the table unlogged: counts need not
 * survive a crash.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_by_reset').on(table.resetsAt)],
);

/** Stored responses of requests with an Idempotency-Key, kept for a day. */
export const idempotencyRecords = pgTable(
  'kept_answers',
  {
    /** Method, path and the client's key. */
    key: text().primaryKey(),
    bodyHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('kept_answers_by_time').on(table.createdAt)],
);
