import { queryOptions } from '@tanstack/react-query';
import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { MoveRequest } from '../booking-form.ts';
import type { cancelOwnVisit, FreeDay, getOwnVisit, moveOwnVisit } from '../contract.ts';

/** What a private link shows. */
export const ownVisitQuery = (token: string) =>
  readQuery<typeof getOwnVisit>('/api/visits/:token', { token });

/** The free places of a range of days; asked anew each time it is shown. */
export const freeSlotsQuery = (from: string, to: string) =>
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
export const calendarAddress = (token: string) =>
  `/api/visits/${encodeURIComponent(token)}/calendar.ics`;
