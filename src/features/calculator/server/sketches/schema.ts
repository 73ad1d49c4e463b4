import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/server/database/bytes-column.ts';
import { estimates } from '../schema.ts';

/** Photos and sketches of rooms that customers attach to estimates. Deleting the estimate deletes them. */
export const estimateSketches = pgTable(
  'estimate_sketches',
  {
    /** Of 128 random bits. */
    id: text().primaryKey(),
    estimateId: text()
      .notNull()
      .references(() => estimates.id, { onDelete: 'cascade' }),
    /** SHA-256 of the file as it was sent: one that is sent twice is stored once. */
    digest: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [uniqueIndex('estimate_sketches_by_file').on(table.estimateId, table.digest)],
);

/** Their bytes, re-encoded as WebP: in a table of their own, so that no list reads them. */
export const estimateSketchFiles = pgTable('estimate_sketch_files', {
  sketchId: text()
    .primaryKey()
    .references(() => estimateSketches.id, { onDelete: 'cascade' }),
  bytes: bytes().notNull(),
  /** A copy for lists. */
  small: bytes().notNull(),
});
