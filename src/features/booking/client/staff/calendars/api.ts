import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  connectExternalCalendar,
  createCalendarFeed,
  disconnectExternalCalendar,
  listCalendars,
  revokeCalendarFeed,
} from '../../../calendars/contract.ts';

export const calendarsQuery = readQuery<typeof listCalendars>('/api/fitters/calendars');

// Each throws RequestError when the response is not OK.

export const requestFeed = (id: string) =>
  callEndpoint<typeof createCalendarFeed>('POST', '/api/fitters/:id/calendar-feed', {
    params: { id },
  });

export const requestFeedRemoval = (id: string) =>
  callEndpoint<typeof revokeCalendarFeed>('DELETE', '/api/fitters/:id/calendar-feed', {
    params: { id },
  });

export const requestExternalCalendar = (id: string, body: { url: string }) =>
  callEndpoint<typeof connectExternalCalendar>('POST', '/api/fitters/:id/external-calendar', {
    params: { id },
    body,
  });

export const requestExternalCalendarRemoval = (id: string) =>
  callEndpoint<typeof disconnectExternalCalendar>('DELETE', '/api/fitters/:id/external-calendar', {
    params: { id },
  });
