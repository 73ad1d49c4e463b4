import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from './endpoint.ts';
import { mailStates } from './mail-states.ts';

/** An email without its content. */
const mail = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  lastError: z.nullable(z.string()),
});

/** Lists the newest 200 emails in a state; by default those that failed. */
export const listMails = defineEndpoint({
  method: 'GET',
  path: '/api/mails',
  access: 'staff',
  query: z.object({
    state: z._default(z.enum(mailStates, `must be one of ${mailStates.join(', ')}.`), 'failed'),
  }),
  answer: z.array(mail),
});
export type Mail = Answer<typeof listMails>[number];

/** Retries a failed email. 404 for any other. */
export const retryMail = defineEndpoint({
  method: 'POST',
  path: '/api/mails/:id/retry',
  access: 'staff',
  params: z.object({ id: z.string() }),
  answer: mail,
});

/** Retries all failed emails. */
export const retryAllMails = defineEndpoint({
  method: 'POST',
  path: '/api/mails/retry-all',
  access: 'staff',
  answer: z.object({ mails: z.int() }),
});

/** Dismisses a failed email: it is never sent. 404 for any other. */
export const dismissMail = defineEndpoint({
  method: 'POST',
  path: '/api/mails/:id/dismiss',
  access: 'staff',
  params: z.object({ id: z.string() }),
  answer: mail,
});

/** Reads whether the mail server is available, and if not since when and why. */
export const readMailOutage = defineEndpoint({
  method: 'GET',
  path: '/api/mails/outage',
  access: 'staff',
  answer: z.object({
    outage: z.nullable(
      z.object({
        since: z.string(),
        lastError: z.string(),
        nextTryAt: z.string(),
        /** How many emails wait meanwhile. */
        waiting: z.int(),
      }),
    ),
  }),
});
export type MailOutage = NonNullable<Answer<typeof readMailOutage>['outage']>;
