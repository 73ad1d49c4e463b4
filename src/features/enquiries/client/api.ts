import { callEndpoint } from '#platform/client/request.ts';
import type { createEnquiry } from '../contract.ts';
import type { EnquiryInput } from '../enquiry-form.ts';

/**
 * Sends an enquiry. Sent again with the same key and body it is stored once.
 * @throws RequestError
 */
export const sendEnquiry = (body: EnquiryInput, key: string) =>
  callEndpoint<typeof createEnquiry>('POST', '/api/contact-submissions', {
    body,
    headers: { 'idempotency-key': key },
  });
