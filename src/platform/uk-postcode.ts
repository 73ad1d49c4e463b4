import { withoutInvisible } from './short-text.ts';

const district = '([A-Z]{1,2})([0-9][0-9A-Z]?)';
/** With the letter O in the place of a zero: no postcode has it there. */
const pattern = new RegExp(`^${district}([0-9O][A-Z]{2})?$`);

export type Postcode = {
  /** The postcode area, the leading letters: SN. */
  area: string;
  /** The outcode, the first half: SN15. */
  outcode: string;
  /** The incode, the second half: 3HR; undefined where only the outcode was given. */
  incode: string | undefined;
};

/** Parses a UK postcode or outcode, in any case, with or without spaces; undefined for anything else. */
export function readPostcode(text: string): Postcode | undefined {
  const compact = withoutInvisible(text).replaceAll(/\s/g, '').toUpperCase();
  const [, area, rest, incode] = pattern.exec(compact) ?? [];
  if (!area || !rest) return undefined;
  return { area, outcode: area + rest.replace('O', '0'), incode: incode?.replace('O', '0') };
}

/** Formats a postcode: `sn153hr` becomes `SN15 3HR`; undefined for anything but a full postcode. */
export function tidyPostcode(text: string): string | undefined {
  const postcode = readPostcode(text);
  return postcode?.incode && `${postcode.outcode} ${postcode.incode}`;
}
