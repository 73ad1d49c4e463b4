import * as z from 'zod/mini';
import { canBeDialled } from './phone-number.ts';
import { isPlainLine, isVisible, plainLineMessage, withoutInvisible } from './short-text.ts';
import { tidyPostcode } from './uk-postcode.ts';

/** A customer's email address, without what came along when it was copied. */
export const emailField = (maxLength: number, message: string) =>
  z
    .string(message)
    .check(z.overwrite(withoutInvisible), z.maxLength(maxLength, message), z.email(message));

/** A customer's phone number as it was typed, without what came along when it was copied. */
export const phoneField = (maxLength: number, message: string) =>
  z
    .string(message)
    .check(
      z.overwrite(withoutInvisible),
      z.maxLength(maxLength, message),
      z.refine(canBeDialled, message),
    );

/** Empty for a customer without an email, whom the office rings. */
export const emailOrNoneField = (maxLength: number, message: string) => {
  const email = emailField(maxLength, message);
  return z.string(message).check(
    z.overwrite(withoutInvisible),
    z.refine((text) => text === '' || email.safeParse(text).success, message),
  );
};

/** One line of plain text, such as a name or an address. */
export const lineField = (
  { min, max }: { min: number; max: number },
  messages: { tooShort: string; tooLong: string; notPlain: string },
) =>
  z
    .string(messages.tooShort)
    .check(
      z.trim(),
      z.minLength(min, messages.tooShort),
      z.maxLength(max, messages.tooLong),
      z.refine(isVisible, messages.tooShort),
      z.refine(isPlainLine, messages.notPlain),
    );

/** One line of plain text that has to be filled in; `message` says so where it is not. */
export const filledLine = (max: number, message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.maxLength(max, `must be at most ${max} characters.`),
      z.refine(isVisible, message),
      z.refine(isPlainLine, plainLineMessage),
    );

/** A postcode, normalised on parsing: `SN15 3HR`. */
export const postcodeField = (message: string) =>
  z.string(message).check(
    z.overwrite((text) => tidyPostcode(text) ?? text),
    z.refine((text) => tidyPostcode(text) !== undefined, message),
  );
