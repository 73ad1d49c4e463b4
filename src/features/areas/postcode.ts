import { readPostcode } from '#platform/uk-postcode.ts';

export const postcodeMessage =
  'must be a UK postcode, such as BS1 4DJ, or its first half, such as BS1.';

export type Outcode = { outcode: string; area: string };

/**
 * Parses the outcode of a UK postcode or of an outcode alone, in any case, with or without spaces;
 * undefined for anything else.
 */
export function parseOutcode(text: string): Outcode | undefined {
  const postcode = readPostcode(text);
  return postcode && { area: postcode.area, outcode: postcode.outcode };
}
