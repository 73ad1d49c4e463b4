import * as z from 'zod/mini';
import { limits } from './limits.ts';

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
});
export type ReviewFields = z.output<typeof reviewFields>;
