import * as z from 'zod/mini';
import { purposes } from '#features/booking/limits.ts';
import { storedSlot } from '#features/booking/stored-slot.ts';
import { statuses } from '#features/booking/transitions.ts';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';

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
    /** What waits for an answer, the longest first, and so that with the least time left. */
    waiting: z.array(
      z.object({
        kind: z.enum(['lead', 'appointment', 'visit', 'quote', 'chat', 'step']),
        /** Of a quote to send, the id of its appointment; of a next step, the id of its customer. */
        id: z.string(),
        name: z.string(),
        /** The message or subject, cut; null where there is none. */
        about: z.nullable(z.string()),
        /** For a next step, the end of the day by which it was due. */
        since: z.string(),
        /** Who was to do a next step; null for everything else. */
        owner: z.nullable(z.string()),
      }),
    ),
    /** How many wait, listed or not. */
    waitingCount: z.int(),
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
