import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A reply by email; `at` in UTC, as text. */
export type EnquiryReply = { at: string; by: string; text: string };

/** An order of free samples; a product is listed once for each of its samples. */
export type SampleOrder = { address: string; postcode: string; productIds: string[] };

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
    /** The chat in which the assistant took the enquiry or call-back. */
    conversationId: text(),
    followedUp: boolean().notNull().default(false),
    followedUpBy: text(),
    followedUpAt: timestamp({ withTimezone: true }),
    /** For staff only. */
    notes: text(),
    /** Where to send free samples, and of which products; their names are in the message. */
    sampleOrder: jsonb().$type<SampleOrder>(),
    /** What staff have replied by email from here, oldest first. */
    replies: jsonb().$type<EnquiryReply[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('enquiries_by_time').on(table.createdAt, table.id),
    index('enquiries_of_chat').on(table.conversationId).where(sql`conversation_id is not null`),
    index('enquiries_by_follow_up').on(table.followedUp, table.createdAt, table.id),
  ],
);
