import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

/**
 * The outbox of text messages: stored in the transaction of the change that they report, and sent afterwards. Apart
 * from the mail outbox, so that an outage of one holds up nothing of the other.
 */
export const textMessages = pgTable(
  'text_messages',
  {
    /** Random; the idempotency key of its delivery. */
    id: text().primaryKey(),
    /** Identifies the event, so that it gets one text only; the key of the email in whose place it is sent. */
    eventKey: text().notNull().unique('one_text_an_event'),
    /** The id of the subject, such as an appointment's, and its revision. */
    about: text().notNull(),
    revision: integer().notNull(),
    /** A UK mobile number as +447700900123. */
    recipient: text().notNull(),
    /** Deleted once it is sent. */
    body: text(),
    /** `failed`: all attempts failed. `dropped`: out of date when it was due. */
    state: text({ enum: ['waiting', 'sent', 'failed', 'dropped'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** When it may be leased; while it is being sent, when its lease ends. */
    dueAt: instant().notNull(),
    leaseId: text(),
    createdAt: instant().notNull(),
    lastError: text(),
  },
  (table) => [
    index('texts_to_take').on(table.dueAt).where(sql`state = 'waiting'`),
    index('texts_by_time').on(table.createdAt, table.id),
    index('texts_by_subject_matter').on(table.about),
  ],
);
