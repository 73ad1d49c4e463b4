import * as z from 'zod/mini';
import { emailOrNoneField } from '#platform/contact-fields.ts';
import { enquiryFields, phoneOrNone } from './enquiry-fields.ts';
import { limits, messages } from './limits.ts';

const { firstName, lastName, email, phone, website } = enquiryFields;

/** Schema of the contact form, used by the form and by the server. */
export const enquiryRequest = z.object({
  firstName,
  lastName,
  email,
  phone,
  message: z.nullish(
    z.string(messages.message).check(z.trim(), z.maxLength(limits.message, messages.message)),
  ),
  source: z._default(z.literal('contact_form', 'must be contact_form.'), 'contact_form'),
  website,
});

/** What staff correct of an enquiry. Who asked in the chat may have one name and no email. */
export const enquiryDetails = z.object({
  firstName,
  lastName: z.union([z.literal(''), lastName], messages.lastName),
  email: emailOrNoneField(limits.email, messages.email),
  phone,
});
/** The same of somebody who ordered samples without a phone number. */
export const detailsWithoutPhone = z.extend(enquiryDetails, { phone: phoneOrNone });
export type EnquiryCorrection = z.output<typeof enquiryDetails>;

export type EnquiryRequest = z.output<typeof enquiryRequest>;
export type EnquiryInput = z.input<typeof enquiryRequest>;
