import { readPostcode } from '#platform/uk-postcode.ts';

export const postcodeMessage =
  'must be a UK postcode, such as SN15 3HR, or its first half, such as SN15.';

export type Outcode = { outcode: string; area: string };

/**
 * The outward half of a UK postcode, given whole or by that half alone, in any case and with or
 * without spaces. Undefined for anything else.
 */
export function parseOutcode(text: string): Outcode | undefined {
  const postcode = readPostcode(text);
  return postcode && { area: postcode.area, outcode: postcode.outcode };
}
