import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { EstimateSummary } from '../estimate-summary.ts';
import { appointments } from '../schema.ts';

/** What was measured on the visits of an appointment: each save is a version, and none is changed or overwritten. */
export const measures = pgTable(
  'measures',
  {
    appointmentId: text()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    version: integer().notNull(),
    estimate: jsonb().$type<EstimateSummary>().notNull(),
    /** The name of the member of staff. */
    by: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The report that brought it. */
    reportId: text(),
  },
  (table) => [
    primaryKey({ columns: [table.appointmentId, table.version] }),
    index('measures_by_estimate').on(sql`(estimate->>'id')`),
  ],
);
