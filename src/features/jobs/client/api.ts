import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { acceptQuote, declineQuote, getOwnQuote } from '../contract.ts';
import type { Acceptance } from '../quote-fields.ts';

/** Query of the quote behind a private link. */
export const ownQuoteQuery = (token: string) =>
  readQuery<typeof getOwnQuote>('/api/quotes/own/:token', { params: { token } });

// Each throws RequestError when the response is not OK.

export const requestAcceptance = (token: string, body: Acceptance) =>
  callEndpoint<typeof acceptQuote>('POST', '/api/quotes/own/:token/accept', {
    params: { token },
    body,
  });

export const requestDecline = (token: string, reason: string) =>
  callEndpoint<typeof declineQuote>('POST', '/api/quotes/own/:token/decline', {
    params: { token },
    body: { reason },
  });
