import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  changeOwnName,
  changePassword,
  endSession,
  forgotPassword,
  listAccounts,
  listSessions,
  login,
  logout,
  Registration,
  register,
  resetPassword,
} from '../contract.ts';

export const accountsQuery = readQuery<typeof listAccounts>('/api/team/members');
export const sessionsQuery = readQuery<typeof listSessions>('/api/team/sessions');

type Credentials = { email: string; password: string };

// Each throws RequestError when the response is not OK.

export const requestLogin = (body: Credentials) =>
  callEndpoint<typeof login>('POST', '/api/team/login', { body });

export const requestLogout = () => callEndpoint<typeof logout>('POST', '/api/team/logout');

export const requestRegistration = (
  body: Credentials & { name: string; role: Registration['role']; setupCode?: string },
) => callEndpoint<typeof register>('POST', '/api/team/register', { body });

export const requestResetMail = (body: { email: string }) =>
  callEndpoint<typeof forgotPassword>('POST', '/api/team/password/forgot', { body });

export const requestReset = (body: { token: string; password: string }) =>
  callEndpoint<typeof resetPassword>('POST', '/api/team/password/reset', { body });

export const requestPasswordChange = (body: { currentPassword: string; newPassword: string }) =>
  callEndpoint<typeof changePassword>('POST', '/api/team/password', { body });

export const requestSessionEnd = (id: string) =>
  callEndpoint<typeof endSession>('DELETE', '/api/team/sessions/:id', { params: { id } });

export const requestOwnName = (body: { name: string }) =>
  callEndpoint<typeof changeOwnName>('PATCH', '/api/team/me', { body });
