const district = '([A-Z]{1,2})([0-9][0-9A-Z]?)';
const whole = new RegExp(`^${district}(?:[0-9][A-Z]{2})?$`);

export const postcodeMessage =
  'must be a UK postcode, such as SN15 3HR, or its first half, such as SN15.';

export type Outcode = { outcode: string; area: string };

/**
 * The outward half of a UK postcode, given whole or by that half alone, in any case and with or
 * without spaces. Undefined for anything else.
 */
export function parseOutcode(text: string): Outcode | undefined {
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  const [, area, rest] = whole.exec(compact) ?? [];
  if (!area || !rest) return undefined;
  return { area, outcode: area + rest };
}
