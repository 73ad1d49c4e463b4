import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  changeMember,
  changePassword,
  endSession,
  forgetPassword,
  listMembers,
  listSessions,
  login,
  logout,
  register,
  resetPassword,
} from '../contract.ts';
import type { Role } from '../limits.ts';

export const membersQuery = readQuery<typeof listMembers>('/api/team/members');
export const sessionsQuery = readQuery<typeof listSessions>('/api/team/sessions');

type Credentials = { email: string; password: string };

// Each throws RequestError when the answer is not OK.

export const requestLogin = (body: Credentials) =>
  callEndpoint<typeof login>('POST', '/api/team/login', { body });

export const requestLogout = () => callEndpoint<typeof logout>('POST', '/api/team/logout');

export const requestRegistration = (
  body: Credentials & { name: string; role: Role; setupCode?: string },
) => callEndpoint<typeof register>('POST', '/api/team/register', { body });

export const requestResetMail = (body: { email: string }) =>
  callEndpoint<typeof forgetPassword>('POST', '/api/team/password/forgot', { body });

export const requestReset = (body: { token: string; password: string }) =>
  callEndpoint<typeof resetPassword>('POST', '/api/team/password/reset', { body });

export const requestPasswordChange = (body: { currentPassword: string; newPassword: string }) =>
  callEndpoint<typeof changePassword>('POST', '/api/team/password', { body });

export const requestSessionEnd = (id: string) =>
  callEndpoint<typeof endSession>('DELETE', '/api/team/sessions/:id', { params: { id } });

export const requestMemberChange = (
  id: string,
  body: { status?: 'active' | 'deactivated'; role?: Role },
) => callEndpoint<typeof changeMember>('PATCH', '/api/team/members/:id', { params: { id }, body });
