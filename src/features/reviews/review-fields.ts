import * as z from 'zod/mini';
import { limits } from './limits.ts';

const photoMessage = 'must be a picture in Base64.';
const starsMessage = 'must be from 1 to 5 stars.';

/** What a customer writes. */
export const reviewFields = z.object({
  stars: z.int(starsMessage).check(z.gte(1, starsMessage), z.lte(5, starsMessage)),
  text: z._default(
    z
      .string('must be text.')
      .check(z.trim(), z.maxLength(limits.text, `must be at most ${limits.text} characters.`)),
    '',
  ),
  /** A JPEG, PNG or WebP file in Base64. */
  photo: z.optional(
    z
      .string(photoMessage)
      .check(
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, photoMessage),
        z.maxLength((limits.photoBytes * 4) / 3, 'must be at most 2 MB.'),
      ),
  ),
});
export type ReviewFields = z.output<typeof reviewFields>;
