import * as z from 'zod/mini';
import { canBeDialled } from '#platform/phone-number.ts';
import { tidyPostcode } from '#platform/uk-postcode.ts';

type Contact = {
  phone?: string | undefined;
  email?: string | undefined;
  postcode?: string | undefined;
};

/** Whether a number can be dialled: a British one of full length, or a foreign one with + and its country code. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  const isAbroad = text.trim().startsWith('+');
  const isFull = isAbroad || digits.length === 11 || /^01\d{8}$/.test(digits);
  return isFull && canBeDialled(text.trim());
}

const isEmail = (text: string) => z.safeParse(z.email(), text.trim()).success;

/** The details that can be used, and a line about each that cannot. */
export function checkContact({ phone, email, postcode }: Contact): {
  fields: Contact;
  problems: string[];
} {
  const tidy = postcode && tidyPostcode(postcode);
  const problems = [
    ...(phone && !isPhone(phone) ? [`${phone} is not a full phone number.`] : []),
    ...(email && !isEmail(email) ? [`${email} is not an email address.`] : []),
    ...(postcode && !tidy ? [`${postcode} is not a full postcode.`] : []),
  ];
  const fields = {
    ...(phone && isPhone(phone) && { phone: phone.trim() }),
    ...(email && isEmail(email) && { email: email.trim() }),
    ...(tidy && { postcode: tidy }),
  };
  return { fields, problems };
}
