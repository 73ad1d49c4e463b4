import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { mailStates } from '../../mail-states.ts';
import type { MailMessage } from '../mail/message.ts';

/** Which sets of reference content were put in, so that deleted rows do not come back at the next start. */
export const plantedSeeds = pgTable('planted_seeds', {
  name: text().primaryKey(),
  plantedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** One row that is written again and again, to find out whether anything can be written. */
export const readinessProbes = pgTable('readiness_probes', {
  id: integer().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** One counter a caller and limit. Unlogged in the migration: counts need not outlive a crash. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_by_reset').on(table.resetsAt)],
);

/** Answers to calls that carried an Idempotency-Key, kept for a day. */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    /** Method, path and the caller's key. */
    key: text().primaryKey(),
    bodyHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('kept_answers_by_time').on(table.createdAt)],
);

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

/** That somebody's data was erased, when, by whom and how much of it; not whose it was. */
export const erasures = pgTable('erasures', {
  id: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  by: text().notNull(),
  counts: jsonb().$type<Record<string, number>>().notNull(),
});

/** Who changed what, when, and how it was before and after. Nothing secret, and nothing of who was erased. */
export const changes = pgTable(
  'changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account; null for a customer with a private link. */
    byId: text(),
    by: text().notNull(),
    kind: text().notNull(),
    what: text().notNull(),
    /** The id of what was changed. */
    subject: text(),
    /** What people call it, such as a customer's name. */
    label: text(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('changes_by_time').on(table.at, table.id),
    index('changes_by_kind').on(table.kind, table.at, table.id),
    index('changes_by_person').on(table.by, table.at, table.id),
    index('changes_by_subject').on(table.subject),
  ],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures that staff uploaded, re-encoded as WebP. `id` is the name of its address without `.webp`. */
export const pictures = pgTable('pictures', {
  id: text().primaryKey(),
  bytes: bytes().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** When it was uploaded or last saved with something: what nobody used is taken away later. */
  usedAt: timestamp({ withTimezone: true }).notNull(),
});
