import { queryOptions } from '@tanstack/react-query';
import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { Day } from '#platform/london-time.ts';
import type { BookingInput, MoveRequest } from '../booking-form.ts';
import type {
  cancelOwnVisit,
  createAppointment,
  FreeDay,
  getOwnVisit,
  moveOwnVisit,
} from '../contract.ts';

/** What a private link shows. */
export const ownVisitQuery = (token: string) =>
  readQuery<typeof getOwnVisit>('/api/visits/:token', { params: { token } });

/** The free places of a range of days; asked anew each time it is shown. */
export const freeSlotsQuery = (from: Day, to: Day) =>
  queryOptions<FreeDay[]>({
    queryKey: [`/api/appointments/slots?from=${from}&to=${to}`],
    staleTime: 0,
  });

/** Moves a visit, or asks for other dates. @throws RequestError */
export function moveVisit(token: string, body: MoveRequest) {
  return callEndpoint<typeof moveOwnVisit>('POST', '/api/visits/:token/move', {
    params: { token },
    body,
  });
}

/** Cancels a visit or a booking. @throws RequestError */
export function cancelVisit(token: string) {
  return callEndpoint<typeof cancelOwnVisit>('POST', '/api/visits/:token/cancel', {
    params: { token },
  });
}

/** Where the calendar file of a visit is. */
export const calendarUrl = (token: string) =>
  `/api/visits/${encodeURIComponent(token)}/calendar.ics`;

/**
 * Books. Sent again with the same key and body it books nothing new.
 * @throws RequestError
 */
export const sendBooking = (body: BookingInput, key: string) =>
  callEndpoint<typeof createAppointment>('POST', '/api/appointments', {
    body,
    headers: { 'idempotency-key': key },
  });
