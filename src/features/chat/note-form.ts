import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** A text of at least one character, without spaces around it. */
export const filledText = (max: number) =>
  z
    .string('must be text.')
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty.'),
      z.maxLength(max, `must be at most ${max} characters.`),
    );

/** A note of staff, for the form and the server. */
export const noteForm = z.object({ content: filledText(limits.note) });
