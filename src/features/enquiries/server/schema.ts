import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Enquiries, with their follow-up. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: text().primaryKey(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text(),
    source: text().notNull(),
    followedUp: boolean().notNull().default(false),
    followedUpBy: text(),
    followedUpAt: timestamp({ withTimezone: true }),
    /** For staff only. */
    notes: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('enquiries_by_time').on(table.createdAt, table.id),
    index('enquiries_by_follow_up').on(table.followedUp, table.createdAt, table.id),
  ],
);
