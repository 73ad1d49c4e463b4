import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { storedSlot } from '../stored-slot.ts';
import { calendarErrorNames } from './calendar-errors.ts';
import { externalCalendarFields } from './external-calendar-form.ts';

const instant = z.string();

/** What calendars each fitter is connected with. */
export const listCalendars = defineEndpoint({
  method: 'GET',
  path: '/api/fitters/calendars',
  access: 'manage-fitters',
  answer: z.object({
    /** When the feed of all visits was created; null without one. */
    allFeedSince: z.nullable(instant),
    fitters: z.array(
      z.object({
        fitterId: z.string(),
        /** When the feed of their visits was created; null without one. */
        feedSince: z.nullable(instant),
        /** Their own calendar, whose busy times keep visits away; null without one. */
        external: z.nullable(
          z.object({
            /** The host of its address; the rest is as good as a password. */
            host: z.string(),
            succeededAt: instant,
            /** Why the last attempt to read it failed; null after a success. */
            error: z.nullable(z.enum(calendarErrorNames)),
            /** Its events that could not be read, or whose time zone nobody knows, by their start as it is written. */
            notices: z.array(z.object({ start: z.string(), zone: z.nullable(z.string()) })),
          }),
        ),
        /** Coming visits, fixed before, during which they are busy by their own calendar. */
        busyVisits: z.array(
          z.object({
            appointmentId: z.string(),
            customerName: z.string(),
            date: z.string(),
            slot: storedSlot,
          }),
        ),
      }),
    ),
  }),
});
export type Calendars = Answer<typeof listCalendars>;
export type FitterCalendars = Calendars['fitters'][number];

const byFeed = z.object({ id: z.string() });

/**
 * Creates the feed of a fitter, or of everybody (`all`), or gives it a new address: the old one stops working. The
 * address is never shown again.
 */
export const createCalendarFeed = defineEndpoint({
  method: 'POST',
  path: '/api/fitters/:id/calendar-feed',
  access: 'manage-fitters',
  needsConfirmation: true,
  status: 201,
  params: byFeed,
  answer: z.object({ url: z.string() }),
});

/** Ends the link of a calendar feed. */
export const revokeCalendarFeed = defineEndpoint({
  method: 'DELETE',
  path: '/api/fitters/:id/calendar-feed',
  access: 'manage-fitters',
  params: byFeed,
});

const byFitter = z.object({ id: z.string() });

/** Connects a fitter with their own calendar, in the place of the one before. 400 when it cannot be read. */
export const connectExternalCalendar = defineEndpoint({
  method: 'POST',
  path: '/api/fitters/:id/external-calendar',
  access: 'manage-fitters',
  params: byFitter,
  body: externalCalendarFields,
});

/** Disconnects the own calendar of a fitter. */
export const disconnectExternalCalendar = defineEndpoint({
  method: 'DELETE',
  path: '/api/fitters/:id/external-calendar',
  access: 'manage-fitters',
  params: byFitter,
});

/** Serves a feed as text/calendar; the token ends with `.ics`. */
export const calendarFeedPath = '/calendar/:token';
