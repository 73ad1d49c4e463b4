import * as z from 'zod/mini';
import { assistant } from '#features/business/facts.ts';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { isPlainLine, isVisible } from '#platform/short-text.ts';
import { accountChange, roleField } from './account-change.ts';
import { accountStatuses, lengths } from './limits.ts';
import { factorKinds } from './second-factor/factor-kinds.ts';

const validEmail = 'Please enter a valid email';
const longPassword = `Password must be at least ${lengths.shortestPassword} characters`;

const email = z
  .string(validEmail)
  .check(z.trim(), z.toLowerCase(), z.maxLength(lengths.email, validEmail), z.email(validEmail));

const password = z
  .string(longPassword)
  .check(
    z.minLength(lengths.shortestPassword, longPassword),
    z.maxLength(
      lengths.maxPasswordLength,
      `Password must be at most ${lengths.maxPasswordLength} characters`,
    ),
  );

/** By these the history names who was no member of the team. */
const reservedNames = ['customer', 'system', assistant.name.toLowerCase(), 'starting answers'];

const longName = 'Name must be at least 2 characters';
const name = z.string(longName).check(
  z.trim(),
  z.minLength(2, longName),
  z.maxLength(lengths.name, `Name must be at most ${lengths.name} characters`),
  z.refine(isVisible, longName),
  z.refine(isPlainLine, 'Name must be plain text on one line'),
  z.refine(
    (text) => !reservedNames.includes(text.toLowerCase()),
    'Please enter your own name: we use this one for something else',
  ),
);

const secret = (message: string) => z.string(message).check(z.trim(), z.maxLength(200, message));

const missingPassword = 'Please enter your password';
export const loginRequest = z.object({
  email,
  password: z
    .string(missingPassword)
    .check(
      z.minLength(1, missingPassword),
      z.maxLength(lengths.maxPasswordLength, 'Please check your password'),
    ),
});

export const registration = z.object({
  name,
  email,
  password,
  /** The requested role; an admin decides. */
  role: z._default(roleField, 'support'),
  /** The one-time setup code, for the first account. */
  setupCode: z.optional(secret('must be the set-up code.')),
});
export type Registration = z.output<typeof registration>;

export const forgottenPassword = z.object({ email });
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

const listedAccount = z.extend(staffAccount, { hasSecondFactor: z.optional(z.boolean()) });
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

/** Answers 200 with the account, or 202 with what comes next. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/team/login',
  access: 'anyone',
  body: loginRequest,
  answer: z.union([staffAccount, nextStep]),
});

export const register = defineEndpoint({
  method: 'POST',
  path: '/api/team/register',
  access: 'anyone',
  body: registration,
  answer: staffAccount,
});

/** Open to anyone, so that a browser with an expired session can still clear its cookie. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/team/logout',
  access: 'anyone',
});

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/team/me',
  access: 'enrolling',
  answer: ownAccount,
});

/** Admins see all accounts and which have a second factor, others only active ones. */
export const listAccounts = defineEndpoint({
  method: 'GET',
  path: '/api/team/members',
  access: 'staff',
  answer: z.array(listedAccount),
});

export const changeAccount = defineEndpoint({
  method: 'PATCH',
  path: '/api/team/members/:id',
  access: 'admin',
  params: z.object({ id: z.string() }),
  body: accountChange,
  answer: staffAccount,
});

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/team/password/forgot',
  access: 'anyone',
  body: forgottenPassword,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/team/password/reset',
  access: 'anyone',
  body: passwordReset,
});

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

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/sessions/:id',
  access: 'enrolling',
  params: z.object({ id: z.string() }),
});
