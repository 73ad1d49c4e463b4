import * as z from 'zod/mini';
import { flooringTypes, projectSizes, purposes, urgencies } from '#features/booking/limits.ts';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';

/** What a customer told in a chat, for the form of an appointment. Nothing of it is verified. */
export const readKnownDetails = defineEndpoint({
  method: 'GET',
  path: '/api/chat/conversations/:id/known-details',
  access: 'staff',
  params: z.object({ id: z.string() }),
  answer: z.object({
    customerName: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    postcode: z.string(),
    purpose: z.enum(purposes),
    flooringTypes: z.array(z.enum(flooringTypes)),
    projectSize: z.optional(z.enum(projectSizes)),
    urgency: z.optional(z.enum(urgencies)),
    requirements: z.string(),
  }),
});
export type KnownDetails = Answer<typeof readKnownDetails>;
