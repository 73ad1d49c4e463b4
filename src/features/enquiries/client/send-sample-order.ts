import { callEndpoint } from '#platform/client/request.ts';
import type { orderSamples } from '../contract.ts';
import type { SampleRequest } from '../sample-form.ts';

/**
 * Orders free samples. A repetition with the same key and body is stored once.
 * @throws RequestError
 */
export const sendSampleOrder = (body: SampleRequest, key: string) =>
  callEndpoint<typeof orderSamples>('POST', '/api/sample-orders', {
    body,
    headers: { 'idempotency-key': key },
  });
