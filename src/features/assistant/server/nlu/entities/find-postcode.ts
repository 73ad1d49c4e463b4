import { readPostcode } from '#platform/uk-postcode.ts';
import { postcodeAreas } from './postcode-letters.ts';

/** Postcode areas that are also words or abbreviations, where a bare `co2` or `me2` is not a postcode. */
const wordlike = new Set([
  'CO',
  'ME',
  'SO',
  'IM',
  'HR',
  'AL',
  'LA',
  'PA',
  'DE',
  'ST',
  'TO',
  'PH',
  'HD',
  'TV',
  'PL',
  'CM',
  'FY',
  'NE',
  'OL',
  'EX',
  'EN',
  'CA',
  'PE',
  'DE',
  'SE',
]);
/** Areas near the business; only these are accepted with a space between letters and digits. */
const near = new Set(['SN', 'BA', 'BS', 'GL', 'SP', 'OX', 'RG']);
/** Endings that mean a length rather than a postcode: `4ft`. */
const lengths = new Set(['FT', 'YD']);
const words = new Set([
  'BY',
  'AT',
  'AS',
  'AN',
  'BE',
  'DO',
  'GO',
  'HE',
  'SO',
  'UP',
  'US',
  'WE',
  'FT',
  'YD',
  'AND',
]);

type Chunk = { text: string /** The characters between it and the one before. */; gap: string };

/**
 * The first UK postcode in a text, normalised, or else the first outcode. Tolerates misplaced spaces
 * and hyphens, and the letters O and I in place of digits.
 */
export function findPostcode(text: string): string | undefined {
  const chunks = split(text.toUpperCase());
  for (let at = 0; at < chunks.length; at += 1) {
    const whole = readWhole(chunks, at);
    if (whole) return whole;
  }
  for (let at = 0; at < chunks.length; at += 1) {
    const outcode = readOutcode(chunks, at);
    if (outcode) return outcode;
  }
  return undefined;
}

function split(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  let gap = '';
  let word = '';
  for (const mark of `${text} `) {
    if (/[A-Z0-9]/.test(mark)) {
      word += mark;
      continue;
    }
    if (word) chunks.push({ text: word, gap });
    gap = word ? mark : gap + mark;
    word = '';
  }
  return chunks;
}

const closeGap = (gap: string) => gap.length <= 3 && /^[ \-.,]*$/.test(gap);

function readWhole(chunks: readonly Chunk[], at: number): string | undefined {
  if (!mayBegin(chunks, at)) return undefined;
  let joined = '';
  for (let next = at; next < Math.min(at + 7, chunks.length); next += 1) {
    const chunk = chunks[next] as Chunk;
    if (next > at && !closeGap(chunk.gap)) return undefined;
    joined += chunk.text;
    if (joined.length > 7) return undefined;
    if (next - at > 3 && !chunks.slice(at, next + 1).every(({ text }) => text.length === 1))
      return undefined;
    const postcode = joined.length >= 5 ? repairWhole(joined) : undefined;
    if (postcode && believes(chunks, at, next, postcode)) return postcode;
  }
  return undefined;
}

/** Part of a product code (`WV-SN15`) is not a postcode. */
function mayBegin(chunks: readonly Chunk[], at: number): boolean {
  return (
    at === 0 ||
    !['-', '_', '@', '.'].includes(chunks[at]?.gap ?? '') ||
    /^\d*$/.test(chunks[at - 1]?.text ?? '')
  );
}

function believes(chunks: readonly Chunk[], at: number, last: number, postcode: string): boolean {
  const parts = chunks.slice(at, last + 1).map(({ text }) => text);
  // "what colour is it": letters alone are words, however much they look like CO1 0UR.
  if (!parts.some((part) => /\d/.test(part))) return false;
  const end = parts.at(-1) ?? '';
  const following = chunks[last + 1]?.text ?? '';
  // "2AD not 2AB"
  if (parts[0] === 'NOT') return false;
  // "sn15 3 by 4": the letters of an inward code are not a word.
  if (parts.length > 1 && words.has(end)) return false;
  if (parts.length > 1 && end.length > 3 && !/^[A-Z]+$/.test(parts[0] ?? '')) return false;
  if (lengths.has(postcode.slice(-2)) && (/^(X|BY|\d)/.test(following) || parts.length > 2))
    return false;
  if (chunks[last + 1]?.gap === '@') return false;
  // "in 15 3 am": an outcode in two pieces must be near, or its pieces single letters.
  const first = parts[0] ?? '';
  const outcode = postcode.split(' ')[0] ?? '';
  if (parts.length > 1 && first.length < outcode.length && /^[A-Z]+$/.test(first))
    return near.has(first) || parts.every((part) => part.length === 1) || saysPostcode(chunks, at);
  return true;
}

/** Parses five to seven characters, with O and I replaced where only digits are possible. */
function repairWhole(joined: string): string | undefined {
  const [out, inward] = [joined.slice(0, -3), joined.slice(-3)];
  const incode = asFigure(inward[0] ?? '') + inward.slice(1);
  if (!/^\d[ABD-HJLNP-UW-Z]{2}$/.test(incode)) return undefined;
  const outcode = repairOutcode(out);
  return outcode && `${outcode} ${incode}`;
}

const asFigure = (mark: string) => (mark === 'O' ? '0' : mark === 'I' || mark === 'L' ? '1' : mark);
const asLetter = (mark: string) => (mark === '0' ? 'O' : mark === '1' ? 'I' : mark);

function repairOutcode(out: string): string | undefined {
  for (const letters of [2, 1]) {
    const area = Array.from(out.slice(0, letters), asLetter).join('');
    const district = out.slice(letters);
    if (!postcodeAreas.has(area) || district.length < 1 || district.length > 2) continue;
    const figures = Array.from(district, asFigure).join('');
    const candidates = [figures, (figures[0] ?? '') + district.slice(1)];
    const found = candidates
      .map((rest) => readPostcode(area + rest))
      .find((code) => code && isDistrict(code.outcode, area));
    if (found) return found.outcode;
  }
  return undefined;
}

/** Only inner London has a trailing letter (W1A), and no district has a leading zero. */
function isDistrict(outcode: string, area: string): boolean {
  const district = outcode.slice(area.length);
  if (/^\d$/.test(district)) return true;
  if (/^[1-9]\d$/.test(district)) return true;
  return (
    ['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'].includes(area) &&
    /^\d[A-HJKPMNRSTUVWXY]$/.test(district)
  );
}

function readOutcode(chunks: readonly Chunk[], at: number): string | undefined {
  if (!mayBegin(chunks, at)) return undefined;
  const one = chunks[at]?.text ?? '';
  const two = chunks[at + 1]?.text ?? '';
  const said = saysPostcode(chunks, at);
  const glued =
    /^[A-Z0]{1,2}[0-9OIL]{1,2}[A-Z]?$/.test(one) && /\d/.test(one) ? repairOutcode(one) : undefined;
  if (glued && isFree(chunks, at + 1)) {
    const area = /^[A-Z]+/.exec(one)?.[0] ?? '';
    const certain = area.length === 2 && !wordlike.has(area);
    if (said || near.has(area) || (certain && /^[A-Z]{2}\d{1,2}[A-Z]?$/.test(one))) return glued;
  }
  const isPair =
    /^[A-Z]{1,2}$/.test(one) && /^\d{1,2}$/.test(two) && closeGap(chunks[at + 1]?.gap ?? '/');
  if (!isPair || !isFree(chunks, at + 2)) return undefined;
  if (!near.has(one) && !(said && postcodeAreas.has(one))) return undefined;
  return repairOutcode(one + two);
}

/** The match must not be part of a longer code: `EN 13-501`, `SN15-X`. */
function isFree(chunks: readonly Chunk[], next: number): boolean {
  const following = chunks[next];
  return !following || !['-', '_', '@'].includes(following.gap);
}

function saysPostcode(chunks: readonly Chunk[], at: number): boolean {
  return chunks
    .slice(Math.max(0, at - 4), at)
    .some(({ text }) =>
      ['POSTCODE', 'POSTCODES', 'POST', 'PCODE', 'POSTAL', 'ZIP', 'POSTOCDE'].includes(text),
    );
}
