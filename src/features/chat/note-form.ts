import * as z from 'zod/mini';
import { isVisible } from '#platform/short-text.ts';
import { limits } from './limits.ts';

/** A text of at least one character that is seen, without spaces around it. */
export const filledText = (max: number) =>
  z
    .string('must be text.')
    .check(
      z.trim(),
      z.refine(isVisible, 'must not be empty.'),
      z.maxLength(max, `must be at most ${max} characters.`),
    );

/** A note of staff, for the form and the server. */
export const noteForm = z.object({ content: filledText(limits.note) });
