import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { emailField } from '../email-field.ts';

const missingToken = 'must be the code of the link.';
const linkToken = z.object({
  token: z.string(missingToken).check(z.trim(), z.maxLength(200, missingToken)),
});

export const emailEntry = z.object({ email: emailField });

/** Verifies the email address of a registration by the link that was sent to it. */
export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/api/team/email/verify',
  access: 'anyone',
  body: linkToken,
  answer: z.object({ isActive: z.boolean() }),
});

/** Completes a change of an email address by the link that was sent to the new one. */
export const completeEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/team/email/change',
  access: 'anyone',
  body: linkToken,
});

/** Cancels a change of an email address by the link that was sent to the old one. */
export const cancelEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/team/email/cancel',
  access: 'anyone',
  body: linkToken,
});

/** What waits for the link in an email to a new address. */
export const getEmailChange = defineEndpoint({
  method: 'GET',
  path: '/api/team/email',
  access: 'signed-in',
  answer: z.object({
    /** Whether a mail server delivers emails: without one no address can be changed. */
    isAvailable: z.boolean(),
    open: z.nullable(z.object({ email: z.string(), expiresAt: z.string() })),
  }),
});
export type EmailChange = Answer<typeof getEmailChange>;

/** Asks for a change of one's own email address. The answer does not tell whether the new one is taken. 409 without a mail server. */
export const requestEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/team/email',
  access: 'signed-in',
  body: emailEntry,
});

/** Withdraws the change of one's own email address that waits. 404 when none does. */
export const withdrawEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/email',
  access: 'signed-in',
});

/** Sends the link that verifies the email address of an account again. 409 when it is verified already. */
export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/api/team/members/:id/verification',
  access: 'admin',
  params: z.object({ id: z.string() }),
});
