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
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { budgets, type FlooringType, projectSizes, urgencies } from '../limits.ts';
import { eventKinds, statuses } from '../transitions.ts';
import { type VisitSlot, visitSlots } from '../visit-slots.ts';
import type { EstimateSummary } from './estimate-summary.ts';

const instant = () => timestamp({ withTimezone: true });

/** What a customer asked for, and what became of it. */
export const appointments = pgTable(
  'appointments',
  {
    id: text().primaryKey(),
    status: text({ enum: statuses }).notNull().default('pending'),
    flooringTypes: jsonb().$type<FlooringType[]>().notNull(),
    projectSize: text({ enum: projectSizes }).notNull(),
    urgency: text({ enum: urgencies }).notNull(),
    budget: text({ enum: budgets }),
    requirements: text(),
    customerName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    postcode: text().notNull(),
    preferredDates: jsonb().$type<string[]>().notNull(),
    preferredTimes: jsonb().$type<VisitSlot[]>().notNull(),
    /** A copy of what the stored estimate came to. */
    estimate: jsonb().$type<EstimateSummary>(),
    /** Ids of the products in the quote basket. */
    basket: jsonb().$type<string[]>().notNull().default([]),
    distanceMiles: doublePrecision(),
    outsideArea: boolean().notNull().default(false),
    quotedPence: integer(),
    notes: text(),
    /** When the fixed visit begins, as in the diary: what the list is sorted by. */
    visitStartsAt: instant(),
    /**
     * Counts the changes that customers hear of: the SEQUENCE of calendar files. An email that tells of
     * an earlier one is out of date.
     */
    revision: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('appointments_by_time').on(table.createdAt, table.id),
    index('appointments_by_status').on(table.status, table.createdAt, table.id),
    index('appointments_by_customer').on(sql`lower(${table.customerName})`, table.id),
    index('appointments_by_visit').on(sql`coalesce(${table.visitStartsAt}, 'infinity')`, table.id),
    index('appointments_quoted').on(table.status).where(sql`quoted_pence is not null`),
  ],
);

/** Who did what to an appointment, and when. */
export const appointmentEvents = pgTable(
  'appointment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    appointmentId: text()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    /** A member of staff by name, or `customer`; `system` where nobody did it. */
    by: text().notNull(),
    what: text({ enum: eventKinds }).notNull(),
    /** Which email was not sent, and why. */
    note: text(),
    visitDate: date(),
    visitSlot: text({ enum: visitSlots }),
  },
  (table) => [
    index('appointment_events_by_appointment').on(table.appointmentId, table.id),
    index('appointment_events_sold')
      .on(table.at, table.appointmentId)
      .where(sql`what in ('confirmed', 'completed')`),
  ],
);

/**
 * The diary: one row a fixed visit. A slot of a day has as many places as there are fitters, and
 * no place can be taken twice. Cancelling deletes the row.
 */
export const visits = pgTable(
  'visits',
  {
    appointmentId: text()
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    slot: text({ enum: visitSlots }).notNull(),
    place: integer().notNull(),
    startsAt: instant().notNull(),
    fixedAt: instant().notNull(),
    remindedAt: instant(),
  },
  (table) => [
    unique('one_visit_a_place').on(table.date, table.slot, table.place),
    check('places_count_from_one', sql`${table.place} >= 1`),
  ],
);

/** Private links to a visit. Only a hash is kept: whoever reads the database cannot open them. */
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
