import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { type CalendarNotice, calendarErrorNames } from '../../calendars/calendar-errors.ts';
import { fitters } from '../schema.ts';

const instant = () => timestamp({ withTimezone: true });

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
