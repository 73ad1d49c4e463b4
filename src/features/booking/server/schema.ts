import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type CalendarNotice, calendarErrorNames } from '../calendars/calendar-errors.ts';
import type { Hours } from '../diary/availability.ts';
import { fitterColours } from '../diary/fitter-limits.ts';
import { budgets, type FlooringType, projectSizes, purposes, urgencies } from '../limits.ts';
import { offerStates } from '../offers/offer-limits.ts';
import type { Answers } from '../questions.ts';
import { eventKinds, statuses } from '../transitions.ts';
import type { Visit, VisitSlot } from '../visit-slots.ts';
import type { EstimateSummary } from './estimate-summary.ts';
import type { NamedProduct } from './named-product.ts';

const instant = () => timestamp({ withTimezone: true });

/** A customer's request with its status. */
export const appointments = pgTable(
  'appointments',
  {
    id: text().primaryKey(),
    status: text({ enum: statuses }).notNull().default('pending'),
    purpose: text({ enum: purposes }).notNull().default('measure'),
    flooringTypes: jsonb().$type<FlooringType[]>().notNull(),
    projectSize: text({ enum: projectSizes }).notNull(),
    urgency: text({ enum: urgencies }).notNull(),
    budget: text({ enum: budgets }),
    requirements: text(),
    /** By the names of the questions. */
    answers: jsonb().$type<Answers>().notNull().default({}),
    customerName: text().notNull(),
    /** Empty for a customer who telephoned and has none. */
    email: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    postcode: text().notNull(),
    preferredDates: jsonb().$type<string[]>().notNull(),
    preferredTimes: jsonb().$type<VisitSlot[]>().notNull(),
    /** A copy of the stored estimate's figures. */
    estimate: jsonb().$type<EstimateSummary>(),
    /** The last of its `measures`, copied for lists and sums. */
    measuredEstimate: jsonb().$type<EstimateSummary>(),
    /** The products asked about, with their names at the time of the booking. */
    basket: jsonb().$type<NamedProduct[]>().notNull().default([]),
    distanceMiles: doublePrecision(),
    outsideArea: boolean().notNull().default(false),
    quotedPence: integer(),
    /** Whether the customer was sent this amount. */
    quoteSent: boolean().notNull().default(false),
    notes: text(),
    /** The enquiry that staff made it of. The migration adds a foreign key: the table is another feature's. */
    enquiryId: text(),
    /** The chat in which the assistant took the booking. */
    conversationId: text(),
    /** Start of the fixed visit, copied from the diary for sorting. */
    visitStartsAt: instant(),
    /**
     * Counts the changes that are emailed to the customer: the SEQUENCE of calendar files. Emails of an
     * earlier revision are stale.
     */
    revision: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    // Holds all that the sums of weeks need, too.
    index('appointments_by_time').on(
      table.createdAt,
      table.id,
      table.status,
      table.quotedPence,
      table.quoteSent,
    ),
    index('appointments_by_status').on(table.status, table.createdAt, table.id),
    index('appointments_by_customer').on(sql`lower(${table.customerName})`, table.id),
    index('appointments_by_visit').on(sql`coalesce(${table.visitStartsAt}, 'infinity')`, table.id),
    index('appointments_of_estimate').on(sql`(estimate->>'id')`).where(sql`estimate is not null`),
    // Most appointments are of no enquiry, and cost no entry.
    uniqueIndex('one_appointment_an_enquiry')
      .on(table.enquiryId)
      .where(sql`enquiry_id is not null`),
    index('appointments_of_chat').on(table.conversationId).where(sql`conversation_id is not null`),
    index('appointments_with_active_quote')
      .on(table.createdAt, table.id)
      .where(
        sql`(quoted_pence is not null or measured_estimate is not null) and (status in ('pending', 'confirmed') or status = 'completed' and not quote_sent)`,
      ),
    check('sent_quote_has_an_amount', sql`not quote_sent or quoted_pence is not null`),
  ],
);

/** The log of an appointment: who did what and when. */
export const appointmentEvents = pgTable(
  'appointment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    appointmentId: text()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    /** The name of a member of staff, `customer`, or `system` for automatic events. */
    by: text().notNull(),
    what: text({ enum: eventKinds }).notNull(),
    /** Which email was not sent, and why; for `assigned` the fitter; of a report its text. */
    note: text(),
    visitDate: date(),
    visitSlot: text().$type<VisitSlot>(),
    /** The id that a fitter's device gave its report, so that a report sent twice counts once. */
    reportId: text(),
  },
  (table) => [
    index('appointment_events_by_appointment').on(table.appointmentId, table.id),
    uniqueIndex('one_event_a_report').on(table.reportId).where(sql`report_id is not null`),
    index('appointment_events_not_made').on(table.appointmentId).where(sql`what = 'could-not'`),
    index('appointment_events_sold')
      .on(table.at, table.appointmentId)
      .where(sql`what in ('confirmed', 'completed')`),
  ],
);

/** The people who make visits. They are never deleted, so that past visits keep theirs. */
export const fitters = pgTable('fitters', {
  id: text().primaryKey(),
  name: text().notNull(),
  colour: text({ enum: fitterColours }).notNull(),
  /** Monday to Saturday. */
  hours: jsonb().$type<Hours[]>().notNull(),
  /** The outcodes of the areas they prefer. */
  outcodes: jsonb().$type<string[]>().notNull(),
  /** Their staff account. The migration adds a foreign key: the table is another feature's. */
  accountId: text().unique('one_fitter_an_account'),
  isActive: boolean().notNull().default(true),
  createdAt: instant().notNull(),
});

/** Days on which a fitter makes no visits, both inclusive. */
export const fitterTimeOff = pgTable(
  'fitter_time_off',
  {
    id: text().primaryKey(),
    fitterId: text()
      .notNull()
      .references(() => fitters.id, { onDelete: 'cascade' }),
    fromDay: date().notNull(),
    toDay: date().notNull(),
    reason: text(),
  },
  (table) => [
    index('fitter_time_off_by_day').on(table.toDay, table.fitterId),
    check('time_off_ends_after_it_begins', sql`${table.toDay} >= ${table.fromDay}`),
  ],
);

/**
 * Calendar feeds: private addresses at which calendar apps read visits. Only a hash of the address is stored, and a
 * revoked feed is deleted.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    /** The fitter's id, or `all` for the visits of everybody. */
    id: text().primaryKey(),
    tokenHash: text().notNull().unique('one_feed_an_address'),
    fitterId: text().references(() => fitters.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('feed_is_of_its_fitter', sql`${table.id} = coalesce(${table.fitterId}, 'all')`),
  ],
);

/** A fitter's own calendar, read from outside for the times in which they are busy. */
export const externalCalendars = pgTable(
  'external_calendars',
  {
    fitterId: text()
      .primaryKey()
      .references(() => fitters.id, { onDelete: 'cascade' }),
    /** Whoever knows it can read the calendar: it never leaves the server. */
    url: text().notNull(),
    /** When it is to be read; while a process reads it, when another one may. */
    dueAt: instant().notNull(),
    succeededAt: instant().notNull(),
    /** Why the last attempt failed; null after a success. */
    error: text({ enum: calendarErrorNames }),
    /** Of the last success: the events that staff are to look at. */
    notices: jsonb().$type<CalendarNotice[]>().notNull().default([]),
  },
  (table) => [index('external_calendars_due').on(table.dueAt)],
);

/** The times in which fitters are busy by their own calendars. What they do then is not stored. */
export const busyTimes = pgTable(
  'busy_times',
  {
    fitterId: text()
      .notNull()
      .references(() => externalCalendars.fitterId, { onDelete: 'cascade' }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fitterId, table.startsAt] }),
    index('busy_times_by_end').on(table.endsAt),
    check('busy_time_ends_after_it_begins', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** What staff decided about days: closed besides Sundays and holidays, or a holiday on which the firm works. */
export const closedDays = pgTable('closed_days', {
  day: date().primaryKey(),
  name: text().notNull(),
  isOpen: boolean().notNull().default(false),
  /** hh:mm, of an open day with hours of its own. */
  opens: text(),
  closes: text(),
});

/** Where a visit was, and the appointment with which it swapped. Instants in UTC. */
export type MovedFrom = Visit & {
  fitterId: string;
  fixedAt: string;
  remindedAt: string | null;
  swappedWith?: string;
};

/**
 * The diary: one row per fixed visit. A unique constraint stops a fitter from being in two places at once.
 * Cancelling deletes the row.
 */
export const visits = pgTable(
  'visits',
  {
    appointmentId: text()
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    slot: text().$type<VisitSlot>().notNull(),
    fitterId: text()
      .notNull()
      .references(() => fitters.id),
    startsAt: instant().notNull(),
    fixedAt: instant().notNull(),
    remindedAt: instant(),
    /** Where the visit was before moves that can be undone while their mails are held back. */
    movedFrom: jsonb().$type<MovedFrom>(),
  },
  (table) => [unique('one_visit_a_fitter').on(table.date, table.slot, table.fitterId)],
);

/** Visit links. Only a hash is stored, so that reading the database does not open them. */
export const visitLinks = pgTable(
  'visit_links',
  {
    tokenHash: text().primaryKey(),
    appointmentId: text()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [index('visit_links_by_appointment').on(table.appointmentId)],
);

/** The times last offered to a customer, who accepts one by their visit link. They are not reserved. */
export const visitOffers = pgTable('visit_offers', {
  appointmentId: text()
    .primaryKey()
    .references(() => appointments.id, { onDelete: 'cascade' }),
  /** Another one with each offer: an email about an earlier one is stale. */
  id: text().notNull(),
  times: jsonb().$type<Visit[]>().notNull(),
  note: text(),
  /** The name of the member of staff. */
  by: text().notNull(),
  state: text({ enum: offerStates }).notNull(),
  offeredAt: instant().notNull(),
  expiresAt: instant().notNull(),
  /** When the customer first chose a time that had been taken. */
  takenAt: instant(),
  /** When it left the state `open`. */
  endedAt: instant(),
});
