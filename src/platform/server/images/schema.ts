import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures that staff uploaded, re-encoded as WebP. `id` is the name of its address without `.webp`. */
export const images = pgTable('pictures', {
  id: text().primaryKey(),
  bytes: bytes().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** When it was uploaded or last saved with something: what nobody used is taken away later. */
  usedAt: timestamp({ withTimezone: true }).notNull(),
});
