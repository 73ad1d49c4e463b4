import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  answerQuote,
  changeQuote,
  deleteQuote,
  listQuotes,
  Quote,
  QuoteChange,
  sendQuote,
  setReminders,
  writeQuote,
} from '../../contract.ts';

/** Query of the quotes for an appointment, the newest version first. */
export const quotesQuery = (appointmentId: string) =>
  readQuery<typeof listQuotes>('/api/appointments/:id/quotes', { params: { id: appointmentId } });

// Each throws RequestError when the response is not OK.

export const requestDraft = (appointmentId: string) =>
  callEndpoint<typeof writeQuote>('POST', '/api/appointments/:id/quotes', {
    params: { id: appointmentId },
  });

export const requestChange = (id: string, body: QuoteChange) =>
  callEndpoint<typeof changeQuote>('PATCH', '/api/quotes/:id', { params: { id }, body });

export const requestSending = ({ id, revision }: Pick<Quote, 'id' | 'revision'>) =>
  callEndpoint<typeof sendQuote>('POST', '/api/quotes/:id/send', {
    params: { id },
    body: { revision },
  });

export const requestAnswer = (
  id: string,
  body: { state: 'accepted' | 'declined'; reason: string; option: number },
) => callEndpoint<typeof answerQuote>('POST', '/api/quotes/:id/answer', { params: { id }, body });

export const requestReminders = (id: string, stopped: boolean) =>
  callEndpoint<typeof setReminders>('PATCH', '/api/quotes/:id/reminders', {
    params: { id },
    body: { stopped },
  });

export const requestDeletion = (id: string) =>
  callEndpoint<typeof deleteQuote>('DELETE', '/api/quotes/:id', { params: { id } });
