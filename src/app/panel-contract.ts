import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';

/** What the navigation of the staff screens shows beside its links. */
export const readNavigation = defineEndpoint({
  method: 'GET',
  path: '/api/admin/navigation',
  access: 'staff',
  answer: z.object({
    /** Appointments that wait for us. */
    waitingRequests: z.int(),
    /** Enquiries without a follow-up. */
    openLeads: z.int(),
    /** Conversations that wait for the team. */
    waitingChats: z.int(),
    /** Whether visits are given to the account. */
    isFitter: z.boolean(),
  }),
});
export type Navigation = Answer<typeof readNavigation>;
