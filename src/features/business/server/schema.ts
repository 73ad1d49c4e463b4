import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredFirm } from '../firm-settings.ts';
import type { TextValues } from '../texts/text-kinds.ts';

/** The settings of the firm: each save is a row, the newest counts. */
export const firmVersions = pgTable('firm_versions', {
  version: integer().primaryKey(),
  settings: jsonb().$type<StoredFirm>().notNull(),
  /** Null for the settings of a new database. */
  changedBy: text(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});

/** The texts of the site as they were saved; the newest version of each counts. */
export const textVersions = pgTable(
  'text_versions',
  {
    name: text().notNull(),
    version: integer().notNull(),
    /** Null for the starting text. */
    fields: jsonb().$type<TextValues>(),
    changedBy: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);
