import * as z from 'zod/mini';
import { isDay } from '#platform/dates/london-time.ts';
import { isPlainLine, isVisible, plainLineMessage } from '#platform/short-text.ts';
import { limits } from './limits.ts';

const priceMessage = 'must be a price in whole pence.';

/** One line of a quote, VAT included. */
export const quoteLine = z.object(
  {
    text: z
      .string('must be text.')
      .check(
        z.trim(),
        z.refine(isVisible, 'must say what the line is for.'),
        z.refine(isPlainLine, plainLineMessage),
        z.maxLength(limits.text, `must be at most ${limits.text} characters.`),
      ),
    /** Below zero for a discount. */
    pence: z
      .int(priceMessage)
      .check(z.gte(-limits.pence, priceMessage), z.lte(limits.pence, priceMessage)),
    /** Of the VAT in it. */
    vatPercent: z
      .number('must be a percentage.')
      .check(z.gte(0, 'must be 0 % or more.'), z.lte(50, 'must be at most 50 %.')),
    /** Whether the sum is confirmed only when the work is seen. */
    isProvisional: z._default(z.boolean('must be true or false.'), false),
  },
  'must be a line with a text and a price.',
);
export type QuoteLine = z.output<typeof quoteLine>;

/** What staff write of a quote. */
export const quoteFields = {
  lines: z
    .array(quoteLine, 'must be a list of lines.')
    .check(
      z.minLength(1, 'must hold at least one line.'),
      z.maxLength(limits.lines, `must hold at most ${limits.lines} lines.`),
    ),
  validUntil: z
    .string('must be a day.')
    .check(z.refine(isDay, 'must be a day such as 2026-12-24.')),
  /** For the customer. */
  note: z
    .string('must be text.')
    .check(z.trim(), z.maxLength(limits.note, `must be at most ${limits.note} characters.`)),
};

/** What a customer fills in to accept a quote. */
export const acceptance = z.object({
  name: z
    .string('must be text.')
    .check(
      z.trim(),
      z.refine(isVisible, 'must be your name.'),
      z.refine(isPlainLine, plainLineMessage),
      z.maxLength(limits.name, `must be at most ${limits.name} characters.`),
    ),
  terms: z.literal(true, 'must be agreed to.'),
  /** Whether work may begin before the 14 days in which the contract can be cancelled are over. */
  startsEarly: z._default(z.boolean('must be true or false.'), false),
});
export type Acceptance = z.input<typeof acceptance>;
