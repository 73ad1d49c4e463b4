import { index, integer, json, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Estimate, EstimateRequest } from '../contract.ts';
import type { PriceBook } from '../price-book.ts';
import type { PriceName } from '../price-fields.ts';

/** The price book: one row, edited by admins. */
export const priceBooks = pgTable('price_books', {
  id: integer().primaryKey(),
  prices: jsonb().$type<PriceBook>().notNull(),
  /** Incremented by each edit, so that a save based on an older version is refused. */
  version: integer().notNull().default(1),
  /** Who changed each price last, and when (UTC). */
  edits: jsonb()
    .$type<Partial<Record<PriceName, { by: string; at: string }>>>()
    .notNull()
    .default({}),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Every estimate, under an id that cannot be guessed. */
export const estimates = pgTable(
  'estimates',
  {
    id: text().primaryKey(),
    request: json().$type<EstimateRequest>().notNull(),
    answer: json().$type<Estimate>().notNull(),
    totalPence: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('estimates_by_time').on(table.createdAt)],
);
