import * as z from 'zod/mini';
import { canBeDialled } from './phone-number.ts';
import { withoutInvisible } from './short-text.ts';

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
