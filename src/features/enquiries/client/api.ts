import { callEndpoint } from '#platform/client/request.ts';
import type { createEnquiry } from '../contract.ts';
import type { EnquiryInput } from '../enquiry-form.ts';

/**
 * Sends an enquiry. A repetition with the same key and body is stored once.
 * @throws RequestError
 */
export const sendEnquiry = (body: EnquiryInput, key: string) =>
  callEndpoint<typeof createEnquiry>('POST', '/api/contact-submissions', {
    body,
    headers: { 'idempotency-key': key },
  });
