import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { accountChange, invitation, nameChange, roleField } from './account-change.ts';
import { accountName } from './account-name.ts';
import { emailField } from './email-field.ts';

import { accountStatuses, lengths, registrationRoles } from './limits.ts';
import { factorKinds } from './second-factor/factor-kinds.ts';

const longPassword = `Password must be at least ${lengths.shortestPassword} characters`;

const password = z
  .string(longPassword)
  .check(
    z.minLength(lengths.shortestPassword, longPassword),
    z.maxLength(
      lengths.maxPasswordLength,
      `Password must be at most ${lengths.maxPasswordLength} characters`,
    ),
  );

const secret = (message: string) => z.string(message).check(z.trim(), z.maxLength(200, message));

const missingPassword = 'Please enter your password';
export const loginRequest = z.object({
  email: emailField,
  password: z
    .string(missingPassword)
    .check(
      z.minLength(1, missingPassword),
      z.maxLength(lengths.maxPasswordLength, 'Please check your password'),
    ),
});

export const registration = z.object({
  name: accountName,
  email: emailField,
  password,
  /** The requested role; an admin decides. */
  role: z._default(z.enum(registrationRoles, 'must be support, admin or fitter.'), 'support'),
  /** The one-time setup code, for the first account. */
  setupCode: z.optional(secret('must be the set-up code.')),
});
export type Registration = z.output<typeof registration>;

export const forgottenPassword = z.object({ email: emailField });
export const passwordReset = z.object({ token: secret('must be the code of the link.'), password });
export const passwordChange = z.object({
  currentPassword: z
    .string('Please enter your current password')
    .check(
      z.minLength(1, 'Please enter your current password'),
      z.maxLength(lengths.maxPasswordLength, 'That is not your current password'),
    ),
  newPassword: password,
});

export const staffAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleField,
  status: z.enum(accountStatuses),
  isOnline: z.boolean(),
});
export type StaffAccount = z.output<typeof staffAccount>;

/** One's own account. `required`: nothing else is allowed until a second factor is added. */
const ownAccount = z.extend(staffAccount, { secondFactor: z.enum(['on', 'off', 'required']) });
export type OwnAccount = z.output<typeof ownAccount>;

const listedAccount = z.extend(staffAccount, {
  hasSecondFactor: z.optional(z.boolean()),
  isEmailVerified: z.optional(z.boolean()),
});
export type ListedAccount = z.output<typeof listedAccount>;

/**
 * What the password alone leads to where the account has a second factor, or needs one: the second step of the
 * sign-in, or a session that allows nothing but adding a factor.
 */
const nextStep = z.object({
  nextStep: z.enum(['prove-factor', 'add-factor']),
  /** How the second step can be proved. */
  methods: z.array(z.enum([...factorKinds, 'recovery-code'])),
});
export type NextStep = z.output<typeof nextStep>;

/** Signs in. Answers 200 with the account, or 202 with what comes next. 401 for wrong credentials. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/team/login',
  access: 'anyone',
  alternativeStatus: 202,
  body: loginRequest,
  answer: z.union([staffAccount, nextStep]),
});

/** Registers an account, which an admin approves; with the set-up code, the first admin’s. */
export const register = defineEndpoint({
  method: 'POST',
  path: '/api/team/register',
  access: 'anyone',
  status: 201,
  body: registration,
  answer: staffAccount,
});

/** Signs out. Open to anyone, so that a browser with an expired session can still clear its cookie. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/team/logout',
  access: 'anyone',
});

/** One’s own account. */
export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/team/me',
  access: 'enrolling',
  answer: ownAccount,
});

/** Admins see all accounts, and which have a second factor and a verified email; others only active ones. */
export const listAccounts = defineEndpoint({
  method: 'GET',
  path: '/api/team/members',
  access: 'staff',
  answer: z.array(listedAccount),
});

/** Approves, deactivates or reactivates an account, or changes its name or role. 409 for a name that is taken. */
export const changeAccount = defineEndpoint({
  method: 'PATCH',
  path: '/api/team/members/:id',
  access: 'admin',
  needsConfirmation: true,
  params: z.object({ id: z.string() }),
  body: accountChange,
  answer: staffAccount,
});

/** Opens an account for somebody, who gets a link to choose its password. 409 for an address that has an account. */
export const inviteAccount = defineEndpoint({
  method: 'POST',
  path: '/api/team/members',
  access: 'admin',
  needsConfirmation: true,
  status: 201,
  body: invitation,
  answer: staffAccount,
});

/** Sends an invitation again, with a new link; earlier ones work no more. 409 where it was accepted. */
export const inviteAgain = defineEndpoint({
  method: 'POST',
  path: '/api/team/members/:id/invitation',
  access: 'admin',
  needsConfirmation: true,
  params: z.object({ id: z.string() }),
});

/** Deletes an account that is not active, for good. 409 for an active one. */
export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/members/:id',
  access: 'admin',
  needsConfirmation: true,
  params: z.object({ id: z.string() }),
});

/** Changes one's own name. 409 for one that is taken. */
export const changeOwnName = defineEndpoint({
  method: 'PATCH',
  path: '/api/team/me',
  access: 'signed-in',
  body: nameChange,
  answer: staffAccount,
});

/** Sends a link for a new password, if the account exists; the answer is the same if not. */
export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/team/password/forgot',
  access: 'anyone',
  body: forgottenPassword,
});

/** Sets a new password by the link of an email. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/team/password/reset',
  access: 'anyone',
  body: passwordReset,
});

/** Changes one’s own password, and ends one’s other sessions. */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/team/password',
  access: 'enrolling',
  body: passwordChange,
});

const session = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  address: z.string(),
  /** The User-Agent header. */
  userAgent: z.string(),
  isCurrent: z.boolean(),
});

/** One's own sessions, last used first. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/team/sessions',
  access: 'enrolling',
  answer: z.array(session),
});
export type Session = Answer<typeof listSessions>[number];

/** Ends one of one’s own sessions. */
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/sessions/:id',
  access: 'enrolling',
  needsConfirmation: true,
  params: z.object({ id: z.string() }),
});

/** The sessions of anybody's account, last used first. */
export const listAccountSessions = defineEndpoint({
  method: 'GET',
  path: '/api/team/members/:id/sessions',
  access: 'admin',
  params: z.object({ id: z.string() }),
  answer: z.array(session),
});

/** Ends a session of anybody's. */
export const endAccountSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/members/:id/sessions/:sessionId',
  access: 'admin',
  needsConfirmation: true,
  params: z.object({ id: z.string(), sessionId: z.string() }),
});

/** Ends all sessions of an account. */
export const endAccountSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/members/:id/sessions',
  access: 'admin',
  needsConfirmation: true,
  params: z.object({ id: z.string() }),
});
