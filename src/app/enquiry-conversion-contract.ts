import * as z from 'zod/mini';
import { staffBooking } from '#features/booking/booking-form.ts';
import { statuses } from '#features/booking/transitions.ts';
import { defineEndpoint } from '#platform/endpoint.ts';

/** Makes a pending appointment of an enquiry, which becomes followed up. 409 when it has one already. */
export const convertEnquiry = defineEndpoint({
  method: 'POST',
  path: '/api/contact-submissions/:id/appointment',
  access: 'staff',
  status: 201,
  params: z.object({ id: z.string() }),
  body: staffBooking(),
  answer: z.object({ id: z.string(), status: z.enum(statuses) }),
});
