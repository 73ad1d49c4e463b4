import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  Category,
  ColourOption,
  PageLocation,
  ProductType,
  StockStatus,
  Unit,
} from '../vocabulary.ts';

/** Everything the firm sells. Money in pence, lengths in millimetres, areas in square millimetres. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    sku: text(),
    description: text().notNull().default(''),
    productType: text().$type<ProductType>().notNull().default('catalog'),
    pageLocation: text().$type<PageLocation>().notNull().default('homepage'),
    category: text().$type<Category>().notNull().default('carpet'),
    pricePence: integer().notNull().default(0),
    salePricePence: integer(),
    unit: text().$type<Unit>().notNull().default('m²'),
    imageUrl: text(),
    brand: text(),
    colorOptions: jsonb().$type<ColourOption[]>().notNull().default([]),
    /** Text, not jsonb: it keeps the order in which staff wrote them. */
    specifications: json().$type<Record<string, string>>().notNull().default({}),
    features: jsonb().$type<string[]>().notNull().default([]),
    sortOrder: integer().notNull().default(0),
    featured: boolean().notNull().default(false),
    stockStatus: text().$type<StockStatus>().notNull().default('instock'),
    /** Roll widths it is made in; empty for what is sold by the pack or piece. */
    rollWidthsMm: jsonb().$type<number[]>().notNull().default([]),
    /** Floor area one pack covers; null for what comes off a roll or by the piece. */
    packAreaMm2: integer(),
    /** True when the price already pays for underlay, gripper and fitting. */
    fittingIncluded: boolean().notNull().default(false),
    /** How often it was put into a quote basket: what popularity counts. */
    quoteAdds: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('products_by_category').on(table.category, table.sortOrder, table.id),
    index('products_by_page').on(table.pageLocation, table.sortOrder, table.id),
  ],
);
