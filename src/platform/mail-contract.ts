import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from './endpoint.ts';
import { mailStates } from './mail-states.ts';

/** A mail without its words. */
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

/** The newest 200 of a state; those that were given up unless said otherwise. */
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

/** Has a mail that was given up tried again. 404 for any other. */
export const retryMail = defineEndpoint({
  method: 'POST',
  path: '/api/mails/:id/retry',
  access: 'staff',
  params: z.object({ id: z.string() }),
  answer: mail,
});

/** Has all mails that were given up tried again. */
export const retryAllMails = defineEndpoint({
  method: 'POST',
  path: '/api/mails/retry-all',
  access: 'staff',
  answer: z.object({ mails: z.int() }),
});

/** Takes a mail that was given up off the list: it is never sent. 404 for any other. */
export const dismissMail = defineEndpoint({
  method: 'POST',
  path: '/api/mails/:id/dismiss',
  access: 'staff',
  params: z.object({ id: z.string() }),
  answer: mail,
});

/** Whether the mail server takes mails at the moment: since when it does not, and why. */
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
        /** How many mails wait meanwhile. */
        waiting: z.int(),
      }),
    ),
  }),
});
export type MailOutage = NonNullable<Answer<typeof readMailOutage>['outage']>;
