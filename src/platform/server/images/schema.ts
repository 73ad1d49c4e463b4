import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/server/database/bytes-column.ts';

/** Images that staff uploaded, re-encoded as WebP. `id` is the file name of the URL without `.webp`. */
export const images = pgTable('pictures', {
  id: text().primaryKey(),
  bytes: bytes().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** When the image was uploaded or last saved with something: unused images are deleted later. */
  usedAt: timestamp({ withTimezone: true }).notNull(),
});
