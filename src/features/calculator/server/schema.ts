import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Estimate, EstimateRequest } from '../contract.ts';
import type { PriceBook } from '../price-book.ts';
import type { PriceName } from '../price-fields.ts';

/** The prices the estimator works with: one row, edited by an admin. */
export const priceBooks = pgTable('price_books', {
  id: integer().primaryKey(),
  prices: jsonb().$type<PriceBook>().notNull(),
  /** One more with each edit: whoever saves what was read before is told so. */
  version: integer().notNull().default(1),
  /** Who changed a price last, and when (UTC). */
  edits: jsonb()
    .$type<Partial<Record<PriceName, { by: string; at: string }>>>()
    .notNull()
    .default({}),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Every estimate that was given, under an id that nobody can guess. */
export const estimates = pgTable(
  'estimates',
  {
    id: text().primaryKey(),
    request: jsonb().$type<EstimateRequest>().notNull(),
    answer: jsonb().$type<Estimate>().notNull(),
    totalPence: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('estimates_by_time').on(table.createdAt)],
);
