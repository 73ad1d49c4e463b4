const district = '([A-Z]{1,2})([0-9][0-9A-Z]?)';
const pattern = new RegExp(`^${district}([0-9][A-Z]{2})?$`);

export type Postcode = {
  /** The letters at the start: SN. */
  area: string;
  /** The first half: SN15. */
  outcode: string;
  /** The second half: 3HR; undefined where only the first was given. */
  incode: string | undefined;
};

/** Reads a UK postcode, whole or its first half, in any case, with or without spaces. Undefined for anything else. */
export function readPostcode(text: string): Postcode | undefined {
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  const [, area, rest, incode] = pattern.exec(compact) ?? [];
  return area && rest ? { area, outcode: area + rest, incode } : undefined;
}

/** `sn153hr` becomes `SN15 3HR`; undefined for what is not a whole postcode. */
export function tidyPostcode(text: string): string | undefined {
  const postcode = readPostcode(text);
  return postcode?.incode && `${postcode.outcode} ${postcode.incode}`;
}
