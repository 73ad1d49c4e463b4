import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { products } from '../schema.ts';

/** What was asked for each product, from `since` until its next row. Money in pence. */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    since: timestamp({ withTimezone: true }).notNull(),
    pricePence: integer().notNull(),
    salePricePence: integer(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.since] })],
);

/** A change of several prices, now or from a time on; an offer's is undone when the offer ends. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: text().primaryKey(),
    state: text().$type<'planned' | 'done' | 'undone' | 'withdrawn'>().notNull(),
    /** In words. */
    rule: text().notNull(),
    by: text().notNull(),
    byId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
    undoneAt: timestamp({ withTimezone: true }),
    /** Prices of the price book by their names, before and after, in pence. */
    bookPrices: jsonb().$type<Record<string, { before: number; after: number }>>().notNull(),
    /** What was left as it is, with the reason. */
    kept: jsonb().$type<{ name: string; why: string }[]>().notNull().default([]),
  },
  (table) => [
    index('price_changes_by_time').on(table.createdAt),
    index('price_changes_to_begin').on(table.startsAt).where(sql`state = 'planned'`),
  ],
);

/** The products of a change, with what they cost before and what they are to cost. */
export const priceChangeItems = pgTable(
  'price_change_items',
  {
    changeId: text()
      .notNull()
      .references(() => priceChanges.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    beforePence: integer().notNull(),
    beforeSalePence: integer(),
    afterPence: integer().notNull(),
    afterSalePence: integer(),
    /** Whether it was changed: not if something else had changed it first. */
    isDone: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.changeId, table.productId] })],
);
