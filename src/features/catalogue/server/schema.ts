import { sql } from 'drizzle-orm';
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
import type { PageLocation } from '../page-places.ts';
import type {
  ColourOption,
  Fixing,
  Pattern,
  PatternMatch,
  ProductType,
  StockStatus,
} from '../product-options.ts';
import type { Category, Unit } from '../vocabulary.ts';

/**
 * The products table: everything that the firm sells. Money in pence, lengths in millimetres, areas in
 * square millimetres.
 */
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
    /** json, not jsonb: it keeps the order in which staff entered them. */
    specifications: json().$type<Record<string, string>>().notNull().default({}),
    features: jsonb().$type<string[]>().notNull().default([]),
    sortOrder: integer().notNull().default(0),
    featured: boolean().notNull().default(false),
    stockStatus: text().$type<StockStatus>().notNull().default('instock'),
    /** Roll widths; empty for products sold by the pack or piece. */
    rollWidthsMm: jsonb().$type<number[]>().notNull().default([]),
    /** Floor area that one pack covers; null for products sold off a roll or by the piece. */
    packAreaMm2: integer(),
    /** How the boards of a pack are laid and fixed; null where staff did not say. */
    pattern: text().$type<Pattern>(),
    fixing: text().$type<Fixing>(),
    /** Length of roll after which the pattern of a carpet repeats, and how its drops match; null without one. */
    patternRepeatMm: integer(),
    patternMatch: text().$type<PatternMatch>(),
    /** Whether the price includes underlay, gripper and fitting. */
    fittingIncluded: boolean().notNull().default(false),
    /** Samples left to send by post; none hides the offer of free samples. */
    samples: integer().notNull().default(0),
    /** How often it was added to a quote basket, which defines its popularity. */
    quoteAdds: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Incremented by every change that staff make, so that a change of an older version is refused. */
    version: integer().notNull().default(1),
    /** Name of the staff account that changed it last. */
    updatedBy: text(),
    /**
     * The range of a product named '<range> in <its first colour>'; null for one that is sold by itself. The
     * products of a range are one card with several colours.
     */
    rangeName: text().generatedAlwaysAs(
      sql`case when length(name) > length(' in ' || (color_options->0->>'name')) and right(name, length(' in ' || (color_options->0->>'name'))) = ' in ' || (color_options->0->>'name') then left(name, -length(' in ' || (color_options->0->>'name'))) end`,
    ),
    /** All searchable texts in one column: searching five columns takes five times as long. */
    searchText: text().generatedAlwaysAs(
      sql`search_form(name || ' ' || coalesce(sku, '') || ' ' || coalesce(brand, '') || ' ' || description || ' ' || specifications::text)`,
    ),
  },
  (table) => [
    index('products_in_shop_order').on(table.sortOrder, table.id),
    index('products_by_price').on(
      sql`least(${table.pricePence}, coalesce(${table.salePricePence}, ${table.pricePence}))`,
      table.id,
    ),
    index('products_by_change').on(table.updatedAt, table.id),
    index('products_by_name').on(sql`lower(${table.name})`, table.id),
    index('products_by_category').on(table.category, table.sortOrder, table.id),
    index('products_by_page').on(table.pageLocation, table.sortOrder, table.id),
  ],
);
