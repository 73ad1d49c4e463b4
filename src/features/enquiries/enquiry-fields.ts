import * as z from 'zod/mini';
import { emailField, lineField, phoneField } from '#platform/contact-fields.ts';
import { limits, messages } from './limits.ts';

const name = (tooShort: string) =>
  lineField(
    { min: 1, max: limits.name },
    { tooShort, tooLong: messages.nameTooLong, notPlain: messages.notPlainLine },
  );

/** The fields that enquiries and orders of samples share. */
export const enquiryFields = {
  firstName: name(messages.firstName),
  lastName: name(messages.lastName),
  email: emailField(limits.email, messages.email),
  phone: phoneField(limits.phone, messages.phone),
  /** Honeypot, hidden from people. A filled one is rejected with an error, never silently dropped. */
  website: z.optional(z.string(messages.honeypot).check(z.maxLength(0, messages.honeypot))),
};

/** The phone number of whoever need not give one. */
export const phoneOrNone = z.union([z.literal(''), enquiryFields.phone], messages.phone);
