import type { QueryClient } from '@tanstack/react-query';
import { defineQuery, readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { Day } from '#platform/dates/london-time.ts';
import type { BookingInput, MoveRequest } from '../booking-form.ts';
import type { createAppointment } from '../contract.ts';
import type { FreeDay } from '../diary/contract.ts';
import type {
  acceptOffer as acceptOfferEndpoint,
  declineOffer as declineOfferEndpoint,
} from '../offers/contract.ts';
import type { cancelOwnVisit, getOwnVisit, moveOwnVisit } from '../own-visit-contract.ts';
import type { Visit } from '../visit-slots.ts';

/** The visit or booking behind a visit link. */
export const ownVisitQuery = (token: string) =>
  readQuery<typeof getOwnVisit>('/api/visits/:token', { params: { token } });

/** How many days after its first day a range of free places can reach. */
export const maxDaysRead = 61;

/** The free places of a range of days; refetched each time it is shown. */
export const freeSlotsQuery = (from: Day, to: Day) =>
  defineQuery<FreeDay[]>({
    queryKey: [`/api/appointments/slots?from=${from}&to=${to}`],
    staleTime: 0,
  });

/** Reads the free places that are shown again: one of them was taken. */
export const rereadFreeSlots = (queries: QueryClient) =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [url] }) => String(url).startsWith('/api/appointments/slots'),
  });

/** Moves a confirmed visit, or changes the preferred dates of a pending booking. @throws RequestError */
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

/** Accepts one of the offered times. @throws RequestError */
export function acceptOffer(token: string, visit: Visit) {
  return callEndpoint<typeof acceptOfferEndpoint>('POST', '/api/visits/:token/accept', {
    params: { token },
    body: { visit },
  });
}

/** Says that none of the offered times suits. @throws RequestError */
export function declineOffer(token: string) {
  return callEndpoint<typeof declineOfferEndpoint>('POST', '/api/visits/:token/decline', {
    params: { token },
  });
}

/** The URL of a visit's calendar file. */
export const calendarUrl = (token: string) =>
  `/api/visits/${encodeURIComponent(token)}/calendar.ics`;

/**
 * Sends a booking. A repetition with the same key and body creates no second booking.
 * @throws RequestError
 */
export const sendBooking = (body: BookingInput, key: string) =>
  callEndpoint<typeof createAppointment>('POST', '/api/appointments', {
    body,
    headers: { 'idempotency-key': key },
  });
