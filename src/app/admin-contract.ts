import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';

/** The four figures of the dashboard. */
export const readStats = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'staff',
  answer: z.object({
    newLeads: z.int(),
    pendingAppointments: z.int(),
    /** Open appointments that carry an amount. */
    activeQuotes: z.int(),
    /** Pounds quoted for visits that were confirmed or completed in this month of London's. */
    monthlyRevenue: z.number(),
  }),
});
export type AdminStats = Answer<typeof readStats>;

/** What changed, told as server-sent events: each says which list, and nothing of what is in it. */
export const watchChanges = defineEndpoint({
  method: 'GET',
  path: '/api/admin/changes',
  access: 'staff',
});

/** The data of an event. After `everything` whatever is on screen may be old. */
export type AdminChange = 'appointments' | 'leads' | 'everything';
