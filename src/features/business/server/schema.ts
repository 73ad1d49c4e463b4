import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredFirm } from '../firm-settings.ts';

/** The settings of the firm: each save is a row, the newest counts. */
export const firmVersions = pgTable('firm_versions', {
  version: integer().primaryKey(),
  settings: jsonb().$type<StoredFirm>().notNull(),
  /** Null for the settings of a new database. */
  changedBy: text(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
