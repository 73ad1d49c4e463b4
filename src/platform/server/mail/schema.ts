import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  json,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { mailStates } from '../../mail-states.ts';
import type { MailMessage } from './message.ts';

/**
 * The mail outbox: emails are stored in the transaction of the change that they report, and sent
 * afterwards. Those about one subject to one recipient are sent in the order of their positions.
 */
export const mails = pgTable(
  'mails',
  {
    /** Random; part of the Message-ID, so that a repeated delivery is recognised as the same email. */
    id: text().primaryKey(),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Identifies the event, so that it gets one email only. Begins with the kind and a colon. */
    eventKey: text().notNull().unique('one_mail_an_event'),
    /** The id of the subject, such as an appointment's. */
    about: text(),
    /** The subject's revision; null where there is only one. */
    revision: integer(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Deleted once the email is sent: it may hold a private link. */
    message: json().$type<MailMessage>(),
    /**
     * `failed`: all attempts failed, staff decide. `dropped`: not sent, because it was stale or its
     * recipient had enough emails. `dismissed`: staff decided not to send it.
     */
    state: text({ enum: mailStates }).notNull().default('waiting'),
    /** Lower values are sent first. */
    priority: smallint().notNull().default(1),
    attempts: integer().notNull().default(0),
    /** When it may be leased; while it is being sent, when its lease ends. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** The lease of the worker that is sending it. */
    leaseId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    lastError: text(),
  },
  (table) => [
    // In the order of delivery, so that finding the next one does not slow down with the number that
    // wait.
    index('mails_to_take')
      .on(table.priority, table.attempts, table.dueAt, table.position)
      .where(sql`state = 'waiting'`),
    // Without the states that every email passes through.
    index('mails_not_sent')
      .on(table.state, table.createdAt)
      .where(sql`state in ('failed', 'dropped', 'dismissed')`),
    index('mails_by_time').on(table.createdAt, table.id),
    index('mails_by_subject_matter').on(table.about),
  ],
);

/** One row while the mail server cannot be reached or rejects the login; no row while it works. */
export const mailOutages = pgTable('mail_outages', {
  id: integer().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
  lastError: text().notNull(),
  /** Consecutive failed attempts. */
  failures: integer().notNull(),
  nextTryAt: timestamp({ withTimezone: true }).notNull(),
});
