import { rangeOf } from '../../products/match-products.ts';
import type { Subject } from '../../products/subject.ts';

/** "Is there anything in a brown that hides mud?": floors are looked for, whichever is of that colour. */
export const isSearch =
  /\b(?:is there|are there|have you(?: got)?|do you (?:have|do|sell|stock)|got)\b[^.?!]{0,20}\b(?:anything|something|any)\b|(?:^|,)\W*(?:(?:ok|so|and|but)\W+)*(?:something|anything)\b/i;
export const namesRange = ({ products }: Subject, text: string): boolean =>
  products.some((product) =>
    text.toLowerCase().includes(rangeOf(product).split(' ')[0]?.toLowerCase() ?? ''),
  );
