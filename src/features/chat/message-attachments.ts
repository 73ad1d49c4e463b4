import * as z from 'zod/mini';
import { isPlainLine, isVisible } from '#platform/short-text.ts';
import { cards } from './cards.ts';
import { limits } from './limits.ts';

/** Texts that the visitor may send as they are, instead of typing. */
export const suggestions = z
  .array(
    z
      .string()
      .check(z.maxLength(limits.suggestionLength), z.refine(isVisible), z.refine(isPlainLine)),
  )
  .check(z.maxLength(limits.suggestions));

/** What a message may carry beside its text, which is complete without it. */
export const messageAttachments = z.object({
  suggestions: z.optional(suggestions),
  cards: z.optional(cards),
});
export type MessageAttachments = z.output<typeof messageAttachments>;
