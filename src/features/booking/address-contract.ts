import * as z from 'zod/mini';
import { postcodeField } from '#platform/contact-fields.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { messages } from './limits.ts';

/** The addresses of a postcode; none where no provider is set or it does not answer: they can be typed. */
export const listAddresses = defineEndpoint({
  method: 'GET',
  path: '/api/addresses',
  access: 'anyone',
  query: z.object({ postcode: postcodeField(messages.postcode) }),
  answer: z.object({ addresses: z.array(z.string()) }),
});
