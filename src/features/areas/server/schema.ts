import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { AreaFields } from '../area-fields.ts';

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
  /** Where its position comes from, if staff have entered it. */
  postcode: text(),
  villages: jsonb().$type<string[]>().notNull().default([]),
  sortOrder: integer().notNull().default(0),
  /** Incremented by each save, so that one based on an older version is refused. */
  version: integer().notNull().default(1),
});

/** The areas as they were saved; the newest version of each is what stands in `service_areas`. */
export const serviceAreaVersions = pgTable(
  'service_area_versions',
  {
    areaId: text().notNull(),
    version: integer().notNull(),
    slug: text().notNull(),
    fields: jsonb().$type<AreaFields>().notNull(),
    changedBy: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.areaId, table.version] }),
    index('service_area_versions_by_slug').on(table.slug),
  ],
);
