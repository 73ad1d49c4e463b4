import * as z from 'zod/mini';
import { emailField, emailOrNoneField, lineField, phoneField } from '#platform/contact-fields.ts';
import { limits, messages } from './limits.ts';

const name = (tooShort: string) =>
  lineField(
    { min: 1, max: limits.name },
    { tooShort, tooLong: messages.nameTooLong, notPlain: messages.notPlainLine },
  );

/** Schema of the contact form, used by the form and by the server. */
export const enquiryRequest = z.object({
  firstName: name(messages.firstName),
  lastName: name(messages.lastName),
  email: emailField(limits.email, messages.email),
  phone: phoneField(limits.phone, messages.phone),
  message: z.nullish(
    z.string(messages.message).check(z.trim(), z.maxLength(limits.message, messages.message)),
  ),
  source: z._default(z.literal('contact_form', 'must be contact_form.'), 'contact_form'),
  /** Honeypot, hidden from people. A filled one is rejected with an error, never silently dropped. */
  website: z.optional(z.string(messages.honeypot).check(z.maxLength(0, messages.honeypot))),
});

/** What staff correct of an enquiry. Who asked in the chat may have one name and no email. */
export const enquiryDetails = z.object({
  firstName: name(messages.firstName),
  lastName: z.union([z.literal(''), name(messages.lastName)], messages.lastName),
  email: emailOrNoneField(limits.email, messages.email),
  phone: phoneField(limits.phone, messages.phone),
});
export type EnquiryCorrection = z.output<typeof enquiryDetails>;

export type EnquiryRequest = z.output<typeof enquiryRequest>;
export type EnquiryInput = z.input<typeof enquiryRequest>;
