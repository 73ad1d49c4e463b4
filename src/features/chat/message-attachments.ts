import * as z from 'zod/mini';
import { isPlainLine, isVisible } from '#platform/short-text.ts';
import { limits } from './limits.ts';

const line = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength), z.refine(isVisible), z.refine(isPlainLine));

/** Texts that the visitor may send as they are, instead of typing. */
export const suggestions = z
  .array(line(limits.suggestionLength))
  .check(z.maxLength(limits.suggestions));

/** A product that a message is about. Its words are those of the moment at which the message was written. */
const productCard = z.object({
  name: line(limits.cardLine),
  /** The path of its page. */
  href: z.string().check(z.maxLength(limits.cardUrl), z.regex(/^\/products\/[a-z0-9-]+$/)),
  /** The selling price with its unit: "£25.99 per m²". */
  price: line(limits.cardLine),
  /** What the price includes: "Includes VAT. Underlay and fitting are extra." */
  includes: line(limits.cardLine),
  image: z.nullable(
    z.object({
      /** A path of this site, or an https URL. */
      src: z
        .string()
        .check(z.maxLength(limits.cardUrl), z.regex(/^(?:\/(?!\/)|https:\/\/)[^\s\\]+$/)),
      /** Empty where the picture shows no more than the name says. */
      alt: z.string().check(z.maxLength(limits.cardLine), z.refine(isPlainLine)),
    }),
  ),
});
export type ProductCard = z.output<typeof productCard>;

export const cards = z.array(productCard).check(z.maxLength(limits.cards));

/** What the assistant may add to the text of a message, which is complete without it. */
export const messageAttachments = z.object({
  suggestions: z.optional(suggestions),
  cards: z.optional(cards),
});
export type MessageAttachments = z.output<typeof messageAttachments>;
