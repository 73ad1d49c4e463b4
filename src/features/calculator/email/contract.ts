import * as z from 'zod/mini';
import { defineEndpoint } from '#platform/endpoint.ts';
import { estimateEmail } from './email-form.ts';

/**
 * Emails the link of an estimate to whoever asks for it. 404 for an unknown estimate, 429 for an address that has had
 * as many emails today as strangers may cause.
 */
export const emailEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/estimates/:id/email',
  access: 'anyone',
  takesIdempotencyKey: true,
  status: 201,
  params: z.object({ id: z.string() }),
  body: estimateEmail,
  answer: z.object({ status: z.literal('queued') }),
});
