import * as z from 'zod/mini';

const message = 'must be an email address.';

/** The email address under which a person's data are stored, for the form and the server. */
export const personForm = z.object({
  email: z
    .string(message)
    .check(
      z.trim(),
      z.minLength(3, message),
      z.maxLength(254, 'must have at most 254 characters.'),
      z.regex(/@/, message),
    ),
});
