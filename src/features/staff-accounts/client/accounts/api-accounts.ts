import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { AccountChange, Invitation } from '../../account-change.ts';
import type {
  changeAccount,
  deleteAccount,
  endAccountSession,
  endAccountSessions,
  inviteAccount,
  inviteAgain,
  listAccountSessions,
} from '../../contract.ts';
import type { resendVerification } from '../../email/contract.ts';

export const accountSessionsQuery = (id: string) =>
  readQuery<typeof listAccountSessions>('/api/team/members/:id/sessions', { params: { id } });

// Each throws RequestError when the response is not OK.

export const requestAccountChange = (id: string, body: AccountChange) =>
  callEndpoint<typeof changeAccount>('PATCH', '/api/team/members/:id', { params: { id }, body });

export const requestInvitation = (body: Invitation) =>
  callEndpoint<typeof inviteAccount>('POST', '/api/team/members', { body });

export const requestInvitationAgain = (id: string) =>
  callEndpoint<typeof inviteAgain>('POST', '/api/team/members/:id/invitation', { params: { id } });

export const requestAccountDeletion = (id: string) =>
  callEndpoint<typeof deleteAccount>('DELETE', '/api/team/members/:id', { params: { id } });

export const requestVerificationMail = (id: string) =>
  callEndpoint<typeof resendVerification>('POST', '/api/team/members/:id/verification', {
    params: { id },
  });

export const requestAccountSessionEnd = (id: string, sessionId: string) =>
  callEndpoint<typeof endAccountSession>('DELETE', '/api/team/members/:id/sessions/:sessionId', {
    params: { id, sessionId },
  });

export const requestAccountSessionsEnd = (id: string) =>
  callEndpoint<typeof endAccountSessions>('DELETE', '/api/team/members/:id/sessions', {
    params: { id },
  });
