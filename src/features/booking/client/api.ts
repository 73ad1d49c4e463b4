import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '#platform/client/request.ts';
import type { Day } from '#platform/london-time.ts';
import type { BookingInput } from '../booking-form.ts';
import type { createAppointment, FreeDay } from '../contract.ts';

/** Free places of the days from one to another, at most 62 days. */
export const freeSlotsQuery = (from: Day, to: Day) =>
  queryOptions<FreeDay[]>({ queryKey: [`/api/appointments/slots?from=${from}&to=${to}`] });

/**
 * Books. Sent again with the same key and body it books nothing new.
 * @throws RequestError
 */
export const sendBooking = (body: BookingInput, key: string) =>
  callEndpoint<typeof createAppointment>('POST', '/api/appointments', {
    body,
    headers: { 'idempotency-key': key },
  });
