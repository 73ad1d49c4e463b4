import { index, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Rate limit counters, one per caller and limit. The migration makes the table unlogged: counts need not
 * survive a crash. No index by time: each request would write an entry, for a purge that reads the table once an hour.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: timestamp({ withTimezone: true }).notNull(),
});

/** Stored responses of requests with an Idempotency-Key, kept for a day. */
export const idempotencyRecords = pgTable(
  'kept_answers',
  {
    /** Method, path and the client's key. */
    key: text().primaryKey(),
    bodyHash: text().notNull(),
    answer: json().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  // For the purge: rows are in the order of their time, so a range of pages needs one entry.
  (table) => [index('kept_answers_by_time').using('brin', table.createdAt)],
);
