import * as z from 'zod/mini';
import { purposes } from '#features/booking/limits.ts';
import { storedSlot } from '#features/booking/stored-slot.ts';
import { statuses } from '#features/booking/transitions.ts';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';

/** A `quote` has no amount yet; an `unsent-quote` has one. A `visit` is to be booked again. */
export const waitingKinds = [
  'lead',
  'appointment',
  'visit',
  'quote',
  'unsent-quote',
  'chat',
  'step',
] as const;

/** What is to be done now, and how the last twelve weeks went. Days in London, instants in UTC, money in pounds. */
export const readDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'staff',
  answer: z.object({
    today: z.string(),
    /** Today's visits in the order of the day. */
    visits: z.array(
      z.object({
        appointmentId: z.string(),
        slot: storedSlot,
        status: z.enum(statuses),
        purpose: z.enum(purposes),
        customerName: z.string(),
        address: z.string(),
        postcode: z.string(),
        phone: z.string(),
      }),
    ),
    /** Who waits for us: late ones first, then those who have waited longest. Everybody once. */
    queue: z.array(
      z.object({
        name: z.string(),
        /** Null where nobody is known by that name. */
        customerId: z.nullable(z.string()),
        phone: z.nullable(z.string()),
        /** What they wait for, in the order of the queue; at least one thing. */
        items: z.array(
          z.object({
            kind: z.enum(waitingKinds),
            /** Of a quote, the id of its appointment; of a next step, the id of its customer. */
            id: z.string(),
            /** The message or subject, cut; null where there is none. */
            about: z.nullable(z.string()),
            since: z.string(),
            /** When we promised it or meant to do it; null for a quote, which nobody was promised by a time. */
            due: z.nullable(z.string()),
            /** Who is to do a next step; null for everything else. */
            owner: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    /** How many things wait besides those listed. */
    unlistedCount: z.int(),
    /** The last twelve weeks with the current one, the oldest first. Cancelled bookings are left out. */
    weeks: z.array(
      z.object({
        /** The Monday with which it begins. */
        from: z.string(),
        /** Bookings made in that week. */
        bookings: z.int(),
        /** The sum quoted on them. */
        quoted: z.number(),
      }),
    ),
  }),
});
export type Dashboard = Answer<typeof readDashboard>;
