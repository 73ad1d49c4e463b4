import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/server/database/bytes-column.ts';
import { appointments } from '../schema.ts';

/** Photos of visits. Erasing their appointment deletes them. */
export const visitPhotos = pgTable(
  'visit_photos',
  {
    /** Given by the device. */
    id: text().primaryKey(),
    appointmentId: text()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    takenAt: timestamp({ withTimezone: true }).notNull(),
    /** The staff account that took it, and its name then. */
    byId: text().notNull(),
    by: text().notNull(),
    caption: text(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    index('visit_photos_by_appointment').on(table.appointmentId, table.takenAt, table.id),
  ],
);

/** Their bytes, re-encoded as WebP: in a table of their own, so that no list reads them. */
export const visitPhotoFiles = pgTable('visit_photo_files', {
  photoId: text()
    .primaryKey()
    .references(() => visitPhotos.id, { onDelete: 'cascade' }),
  bytes: bytes().notNull(),
  /** A copy for lists. */
  small: bytes().notNull(),
});
