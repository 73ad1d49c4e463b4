import * as z from 'zod/mini';
import { emailField, phoneField } from '#platform/contact-fields.ts';
import { isPlainLine, isVisible } from '#platform/short-text.ts';
import { limits, messages } from './limits.ts';

const name = (message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.maxLength(limits.name, messages.nameTooLong),
      z.refine(isVisible, message),
      z.refine(isPlainLine, messages.notPlainLine),
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
export type EnquiryRequest = z.output<typeof enquiryRequest>;
export type EnquiryInput = z.input<typeof enquiryRequest>;
