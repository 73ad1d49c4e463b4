import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  cancelEmailChange,
  completeEmailChange,
  getEmailChange,
  requestEmailChange,
  verifyEmail,
  withdrawEmailChange,
} from '../../email/contract.ts';

export const emailChangeQuery = readQuery<typeof getEmailChange>('/api/team/email');

// Each throws RequestError when the response is not OK.

export const requestVerification = (token: string) =>
  callEndpoint<typeof verifyEmail>('POST', '/api/team/email/verify', { body: { token } });

export const requestCompletion = (token: string) =>
  callEndpoint<typeof completeEmailChange>('POST', '/api/team/email/change', { body: { token } });

export const requestStop = (token: string) =>
  callEndpoint<typeof cancelEmailChange>('POST', '/api/team/email/cancel', { body: { token } });

export const requestNewEmail = (body: { email: string }) =>
  callEndpoint<typeof requestEmailChange>('POST', '/api/team/email', { body });

export const requestWithdrawal = () =>
  callEndpoint<typeof withdrawEmailChange>('DELETE', '/api/team/email');
