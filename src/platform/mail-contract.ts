import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from './endpoint.ts';

const states = ['waiting', 'sent', 'failed'] as const;

/** A mail without its words. */
const mail = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(states),
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
    state: z._default(z.enum(states, `must be one of ${states.join(', ')}.`), 'failed'),
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
