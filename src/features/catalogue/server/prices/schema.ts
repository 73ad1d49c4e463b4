import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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
