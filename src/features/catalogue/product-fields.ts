import * as z from 'zod/mini';
import { filledLine } from '#platform/contact-fields.ts';
import { isPlainLine, isVisible, plainLineMessage } from '#platform/short-text.ts';
import { isWholePence } from '#platform/units/pounds.ts';
import { productLimits as limits } from './limits.ts';
import { pageLocations } from './page-places.ts';
import { findPatternProblem, type PatternFields } from './pattern-repeat.ts';
import {
  fixings,
  patternMatches,
  patterns,
  productTypes,
  rollWidths,
  stockStatuses,
} from './product-options.ts';
import { categories, units } from './vocabulary.ts';

const longText = (max: number) =>
  z.string('must be text.').check(z.trim(), z.maxLength(max, `must be at most ${max} characters.`));
/** An optional text: null or empty when missing. */
const optionalLine = (max: number) =>
  z.nullable(
    longText(max).check(
      z.refine((text) => text === '' || isVisible(text), 'must not be blank.'),
      z.refine(isPlainLine, plainLineMessage),
    ),
  );

const poundsMessage = `must be from £0 to £${limits.pounds.toLocaleString('en-GB')}, in pounds and pence.`;
const pounds = z
  .number(poundsMessage)
  .check(
    z.gte(0, poundsMessage),
    z.lte(limits.pounds, poundsMessage),
    z.refine(isWholePence, poundsMessage),
  );

/** An image of this site, or an external one that a secure page may show; empty for none. */
const addressMessage = 'must be the address of a picture, beginning with / or https://.';
const imageUrl = z
  .string(addressMessage)
  .check(
    z.trim(),
    z.regex(/^((\/(?!\/)|https:\/\/)[^\s\\]+)?$/, addressMessage),
    z.maxLength(limits.address, `must be at most ${limits.address} characters.`),
  );

const hexMessage = 'must be a colour such as #1f4a3c.';
const colour = z.object(
  {
    name: filledLine(limits.colourName, 'needs a name.'),
    hex: z.optional(z.string(hexMessage).check(z.regex(/^#[0-9a-f]{6}$/i, hexMessage))),
    imageUrl: z.optional(imageUrl),
    code: z.optional(filledLine(limits.sku, 'must not be empty.')),
    stock: z.optional(z.enum(stockStatuses, `must be one of ${stockStatuses.join(', ')}.`)),
  },
  'must be a colour with a name.',
);

const isEachOnce = (texts: string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
const atMost = (count: number) => `must be at most ${count}.`;

const sortMessage = `must be a whole number up to ${limits.sortOrder}.`;
const rollWidthMessage = `must be one of ${rollWidths.join(', ')}.`;
const samplesMessage = `must be a whole number from 0 to ${limits.samples}.`;
const packMessage = `must be square metres, above 0 and at most ${limits.packArea}.`;

const { min: minRepeat, max: maxRepeat } = limits.patternRepeat;
const isWholeMillimetres = (metres: number) =>
  Math.abs(metres * 1000 - Math.round(metres * 1000)) < 1e-6;
/** In metres; the message names the unit of whoever enters it. */
export const patternRepeatField = (message: string) =>
  z
    .number(message)
    .check(
      z.gte(minRepeat, message),
      z.lte(maxRepeat, message),
      z.refine(isWholeMillimetres, message),
    );
const repeatMessage = `must be from ${minRepeat} to ${maxRepeat} metres, in whole millimetres.`;

/** The fields of a product that staff can edit. Money in pounds, lengths in metres. */
export const productFields = {
  name: filledLine(limits.name, 'Please enter a name'),
  sku: optionalLine(limits.sku),
  description: longText(limits.description),
  productType: z.enum(productTypes, `must be one of ${productTypes.join(', ')}.`),
  pageLocation: z.enum(pageLocations, `must be one of ${pageLocations.join(', ')}.`),
  category: z.enum(categories, `must be one of ${categories.join(', ')}.`),
  price: pounds,
  /** Null when it is not reduced. */
  salePrice: z.nullable(pounds),
  unit: z.enum(units, `must be one of ${units.join(', ')}.`),
  imageUrl: z.nullable(imageUrl),
  brand: optionalLine(limits.brand),
  colorOptions: z.array(colour, 'must be a list of colours.').check(
    z.maxLength(limits.colours, atMost(limits.colours)),
    z.refine(
      (list) => isEachOnce(list.map(({ name }) => name)),
      'must have a name of its own each.',
    ),
  ),
  specifications: z
    .record(
      filledLine(limits.specificationName, 'needs a name.'),
      filledLine(limits.specificationText, 'needs a value.'),
      'must be texts by their names.',
    )
    .check(
      z.refine(
        (map) => Object.keys(map).length <= limits.specifications,
        atMost(limits.specifications),
      ),
    ),
  features: z
    .array(filledLine(limits.feature, 'must not be empty.'), 'must be a list of texts.')
    .check(
      z.maxLength(limits.features, atMost(limits.features)),
      z.refine(isEachOnce, 'must not hold the same twice.'),
    ),
  sortOrder: z
    .int(sortMessage)
    .check(z.gte(-limits.sortOrder, sortMessage), z.lte(limits.sortOrder, sortMessage)),
  featured: z.boolean('must be true or false.'),
  /** Roll widths in metres. */
  rollWidths: z
    .array(z.literal(rollWidths, rollWidthMessage), 'must be a list of roll widths.')
    .check(z.refine((list) => new Set(list).size === list.length, 'must not hold the same twice.')),
  /** Square metres covered by one pack. */
  packArea: z.nullable(
    z.number(packMessage).check(z.gt(0, packMessage), z.lte(limits.packArea, packMessage)),
  ),
  /** How the boards of a pack are laid; null where that is not said. */
  pattern: z.nullable(z.enum(patterns, `must be one of ${patterns.join(', ')}.`)),
  /** How the boards of a pack are fixed; null where that is not said. */
  fixing: z.nullable(z.enum(fixings, `must be one of ${fixings.join(', ')}.`)),
  /** Metres of roll after which the pattern of a carpet repeats; null without one. */
  patternRepeat: z.nullable(patternRepeatField(repeatMessage)),
  /** How its drops match. */
  patternMatch: z.nullable(z.enum(patternMatches, `must be one of ${patternMatches.join(', ')}.`)),
  /** Whether the price includes underlay, gripper and fitting. */
  fittingIncluded: z.boolean('must be true or false.'),
  /** Free samples left to send. */
  samples: z
    .int(samplesMessage)
    .check(z.gte(0, samplesMessage), z.lte(limits.samples, samplesMessage)),
};

export const salePriceMessage = 'must be lower than the price.';

/** Whether the sale price is lower than the price. */
export const isSaleBelowPrice = ({
  price,
  salePrice,
}: {
  price: number;
  salePrice: number | null;
}) => salePrice === null || salePrice < price;

/** Whether the pattern of a product is whole and of a carpet; an error stands at the field that is wrong. */
export const patternCheck = z.check<PatternFields>(({ value, issues }) => {
  const problem = findPatternProblem(value);
  if (!problem) return;
  const { field, message } = problem;
  issues.push({ code: 'custom', input: value, path: [field], message });
});
