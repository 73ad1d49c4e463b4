import * as z from 'zod/mini';
import { filledLine } from '#platform/contact-fields.ts';
import { isVisible } from '#platform/short-text.ts';
import { parseOutcode, postcodeMessage } from './postcode.ts';

export const areaLimits = {
  name: 40,
  slug: 60,
  description: 200,
  metaTitle: 70,
  metaDescription: 180,
  content: 20_000,
  village: 40,
  villages: 40,
  sortOrder: 10_000,
} as const;

const slugMessage = 'must be small letters, digits and hyphens, such as bradford-on-avon.';
const orderMessage = `must be a whole number from 0 to ${areaLimits.sortOrder}.`;

/** What staff enter of an area. */
export const areaFields = z.object({
  name: filledLine(areaLimits.name, 'Please enter the name.'),
  /** The end of its address: `/area/bath`. */
  slug: z
    .string(slugMessage)
    .check(
      z.trim(),
      z.maxLength(areaLimits.slug, slugMessage),
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugMessage),
    ),
  /** Where it is; empty to leave its position as it is. */
  postcode: z.string(postcodeMessage).check(
    z.trim(),
    z.refine((text) => text === '' || parseOutcode(text) !== undefined, postcodeMessage),
  ),
  description: filledLine(
    areaLimits.description,
    'Please say in a sentence what is special there.',
  ),
  metaTitle: filledLine(areaLimits.metaTitle, 'Please enter the title for search engines.'),
  metaDescription: filledLine(
    areaLimits.metaDescription,
    'Please enter the description for search engines.',
  ),
  villages: z
    .array(
      filledLine(areaLimits.village, 'must be the name of a village.'),
      'must be a list of villages.',
    )
    .check(z.maxLength(areaLimits.villages, `must be at most ${areaLimits.villages}.`)),
  /** Blocks separated by blank lines: paragraphs, `## ` headings, lists of `- ` lines. */
  content: z
    .string('Please write the text.')
    .check(
      z.trim(),
      z.maxLength(areaLimits.content, `must be at most ${areaLimits.content} characters.`),
      z.refine(isVisible, 'Please write the text.'),
    ),
  /** Its place in the menus. */
  sortOrder: z
    .int(orderMessage)
    .check(z.gte(0, orderMessage), z.lte(areaLimits.sortOrder, orderMessage)),
});
export type AreaFields = z.output<typeof areaFields>;
