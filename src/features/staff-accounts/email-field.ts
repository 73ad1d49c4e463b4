import * as z from 'zod/mini';
import { withoutInvisible } from '#platform/short-text.ts';
import { lengths } from './limits.ts';

const validEmail = 'Please enter a valid email';

/** The email address of an account, in lower case. */
export const emailField = z
  .string(validEmail)
  .check(
    z.overwrite(withoutInvisible),
    z.toLowerCase(),
    z.maxLength(lengths.email, validEmail),
    z.email(validEmail),
  );
