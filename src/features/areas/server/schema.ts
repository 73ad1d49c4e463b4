import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The service areas, each with a page of its own. */
export const serviceAreas = pgTable('service_areas', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  /** One or two sentences for a card. */
  description: text().notNull(),
  /** Blocks separated by blank lines: paragraphs, `## ` headings, lists of `- ` lines. */
  content: text().notNull(),
  metaTitle: text().notNull(),
  metaDescription: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** In a straight line from the base, to one decimal. */
  distanceMiles: doublePrecision().notNull(),
  villages: jsonb().$type<string[]>().notNull().default([]),
  sortOrder: integer().notNull().default(0),
});
