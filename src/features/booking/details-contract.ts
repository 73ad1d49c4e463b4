import * as z from 'zod/mini';
import { defineEndpoint } from '#platform/endpoint.ts';
import { detailsForm } from './booking-form.ts';
import { appointment } from './contract.ts';
import { appointmentEdit } from './quote-form.ts';

export type AppointmentDetails = z.output<typeof detailsForm>;

/**
 * Corrects the contact details and the project of an appointment; omitted fields stay as they are. Emails that wait go
 * to a corrected address; where there are none, the link to the visit does, and earlier links end.
 */
export const correctAppointment = defineEndpoint({
  method: 'PATCH',
  path: '/api/appointments/:id/details',
  access: 'staff',
  params: z.object({ id: z.string() }),
  body: z.partial(detailsForm),
});

/**
 * Changes the quoted amount, whether it was sent, the staff notes and the estimate. An amount that changes is to be
 * sent again.
 */
export const editAppointment = defineEndpoint({
  method: 'PATCH',
  path: '/api/appointments/:id',
  access: 'staff',
  params: z.object({ id: z.string() }),
  body: appointmentEdit,
  answer: appointment,
});
