import * as z from 'zod/mini';
import { lineField, postcodeField } from '#platform/contact-fields.ts';
import { enquiryFields, phoneOrNone } from './enquiry-fields.ts';
import { limits, messages } from './limits.ts';

const { firstName, lastName, email, website } = enquiryFields;
const sample = z.object(
  {
    productId: z.string(messages.unknownSample).check(z.maxLength(100, messages.unknownSample)),
    /** One of the product's colours, where it has any. */
    colour: z.optional(
      z.string(messages.unknownSample).check(z.maxLength(100, messages.unknownSample)),
    ),
  },
  messages.unknownSample,
);

/** Schema of the order of free samples, used by the form and by the server. */
export const sampleRequest = z.object({
  firstName,
  lastName,
  email,
  phone: phoneOrNone,
  address: lineField(
    { min: 5, max: limits.address },
    {
      tooShort: messages.address,
      tooLong: messages.addressTooLong,
      notPlain: messages.notPlainLine,
    },
  ),
  postcode: postcodeField(messages.postcode),
  samples: z.array(sample, messages.noSamples).check(
    z.minLength(1, messages.noSamples),
    z.maxLength(limits.samples, messages.tooManySamples),
    z.refine(
      (list) => new Set(list.map((one) => JSON.stringify(one))).size === list.length,
      messages.repeatedSample,
    ),
  ),
  website,
});
export type SampleRequest = z.output<typeof sampleRequest>;
