import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { mailStates } from '../../mail-states.ts';
import type { MailMessage } from './message.ts';

/**
 * The outbox: mails are written in the transaction of what they tell of, and sent afterwards. Those
 * about one thing to one recipient leave in the order of their positions.
 */
export const mails = pgTable(
  'mails',
  {
    /** Random; the Message-ID is made of it, so that a mail sent again is the same mail. */
    id: text().primaryKey(),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The event it tells of, so that no event is told twice. Begins with the kind and a colon. */
    eventKey: text().notNull().unique('one_mail_an_event'),
    /** What it is about, such as an appointment's id. */
    about: text(),
    /** Which revision of that it tells of; null where there is only one. */
    revision: integer(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Forgotten once it is sent: it may hold a private link. */
    message: jsonb().$type<MailMessage>(),
    /**
     * `failed`: given up, staff decide. `dropped`: not sent, since its news was out of date or its
     * recipient had enough emails. `dismissed`: staff want it sent no more.
     */
    state: text({ enum: mailStates }).notNull().default('waiting'),
    /** The lower, the sooner it is sent. */
    priority: smallint().notNull().default(1),
    attempts: integer().notNull().default(0),
    /** When it may be taken; while it is being sent, when its lease ends. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** Of the worker that is sending it. */
    leaseId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    lastError: text(),
  },
  (table) => [
    // In the order in which they are taken: the next one is found as quickly among many as among few.
    index('mails_to_take')
      .on(table.priority, table.attempts, table.dueAt, table.position)
      .where(sql`state = 'waiting'`),
    index('mails_by_state').on(table.state, table.createdAt),
    index('mails_by_subject_matter').on(table.about),
  ],
);

/** One row while the mail server cannot be reached or does not let us in; no row while it works. */
export const mailOutages = pgTable('mail_outages', {
  id: integer().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
  lastError: text().notNull(),
  /** Tries in a row that failed. */
  failures: integer().notNull(),
  nextTryAt: timestamp({ withTimezone: true }).notNull(),
});
