import * as z from 'zod/mini';
import { isDay } from '#platform/dates/london-time.ts';
import {
  isPlainLine,
  isVisible,
  plainLineMessage,
  withoutInvisible,
} from '#platform/short-text.ts';
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

/** One of the choices that a quote offers: all that would be done, with its price. */
const quoteOption = z.object(
  {
    /** Empty where it is the only one. */
    name: z.string('must be text.').check(
      z.trim(),
      z.refine((text) => text === '' || isPlainLine(text), plainLineMessage),
      z.maxLength(limits.optionName, `must be at most ${limits.optionName} characters.`),
    ),
    lines: z
      .array(quoteLine, 'must be a list of lines.')
      .check(
        z.minLength(1, 'must hold at least one line.'),
        z.maxLength(limits.lines, `must hold at most ${limits.lines} lines.`),
      ),
  },
  'must be a choice with its lines.',
);
export type QuoteOption = z.output<typeof quoteOption>;

const lookOf = (name: string) => withoutInvisible(name.normalize('NFKC')).toLowerCase();

/** Whether a customer can tell the choices apart. */
const areNamed = (options: readonly { name: string }[]) =>
  options.length === 1 ||
  (options.every(({ name }) => isVisible(name)) &&
    new Set(options.map(({ name }) => lookOf(name))).size === options.length);

/** What staff write of a quote. */
export const quoteFields = {
  options: z
    .array(quoteOption, 'must be a list of choices.')
    .check(
      z.minLength(1, 'must hold at least one choice.'),
      z.maxLength(limits.options, `must hold at most ${limits.options} choices.`),
      z.refine(areNamed, 'must each have a name of its own.'),
    ),
  validUntil: z
    .string('must be a day.')
    .check(z.refine(isDay, 'must be a day such as 2026-12-24.')),
  /** For the customer. */
  note: z
    .string('must be text.')
    .check(z.trim(), z.maxLength(limits.note, `must be at most ${limits.note} characters.`)),
};

const choiceMessage = 'must be the place of one of the choices.';
/** The place of one of the choices of a quote. */
export const choice = z
  .int(choiceMessage)
  .check(z.gte(0, choiceMessage), z.lte(limits.options - 1, choiceMessage));

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
  /** Which of the choices, counted from 0. */
  option: z._default(choice, 0),
  /** Whether work may begin before the 14 days in which the contract can be cancelled are over. */
  startsEarly: z._default(z.boolean('must be true or false.'), false),
});
export type Acceptance = z.input<typeof acceptance>;
