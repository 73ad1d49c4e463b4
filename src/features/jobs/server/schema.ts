import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { quoteStates } from '../limits.ts';
import type { QuoteOption } from '../quote-fields.ts';

/** With the version of the terms, the network, and whether work may begin within the 14 days. */
export type Consent = { termsVersion: number; network: string; startsEarly: boolean };

const instant = () => timestamp({ withTimezone: true });

/** Versions of the quotes for appointments. One that was sent never changes but for its answer. */
export const quotes = pgTable(
  'quotes',
  {
    id: text().primaryKey(),
    /** The migration adds a foreign key, by which erasing the appointment deletes the row. */
    appointmentId: text().notNull(),
    version: integer().notNull(),
    state: text({ enum: quoteStates }).notNull().default('draft'),
    /** Of what was measured when it was begun, else what the customer reckoned; null without either. */
    estimateId: text(),
    /** One to three choices. */
    options: jsonb().$type<QuoteOption[]>().notNull(),
    validUntil: date().notNull(),
    note: text().notNull().default(''),
    /** Incremented by each change of a draft, so that a save based on an older one is refused. */
    revision: integer().notNull().default(1),
    createdBy: text().notNull(),
    createdAt: instant().notNull(),
    sentTo: text(),
    sentAt: instant(),
    /** How many of the reminders were sent, or are too late; staff can stop them. */
    reminders: integer().notNull().default(0),
    remindersStopped: boolean().notNull().default(false),
    /** When its link was opened first. */
    viewedAt: instant(),
    answeredAt: instant(),
    /** The place of the choice that was accepted. */
    chosen: integer(),
    /** The name that the customer typed, or that of the member of staff whom they told. */
    answeredBy: text(),
    reason: text(),
    /** What the customer agreed to by the link. */
    consent: jsonb().$type<Consent>(),
  },
  (table) => [
    unique('one_quote_a_version').on(table.appointmentId, table.version),
    uniqueIndex('one_draft_an_appointment').on(table.appointmentId).where(sql`state = 'draft'`),
    index('quotes_waiting').on(table.sentAt).where(sql`state = 'sent'`),
    check('sent_quote_has_an_address', sql`(${table.state} = 'draft') = (${table.sentAt} is null)`),
  ],
);

/** Links to quotes, one an email. Only a hash is stored, so that reading the database does not open them. */
export const quoteLinks = pgTable(
  'quote_links',
  {
    tokenHash: text().primaryKey(),
    quoteId: text()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [index('quote_links_by_quote').on(table.quoteId)],
);
