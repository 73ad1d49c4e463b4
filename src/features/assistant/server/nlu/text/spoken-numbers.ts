import type { Token } from './tokenize.ts';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const misspelt: Record<string, string> = {
  fourty: 'forty',
  tweleve: 'twelve',
  twelv: 'twelve',
  thre: 'three',
  foure: 'four',
  fore: 'four',
};
const shares: Record<string, number> = { half: 0.5, quarter: 0.25, quarters: 0.75, third: 1 / 3 };

export const unitOf = new Map(units.map((word, value) => [word, value]));
/** A small count in figures or in one word: "2", "Two"; undefined for 0 and for other words. */
export const readCount = (word: string): number | undefined =>
  Number(word) || unitOf.get(word.toLowerCase());
export const tenOf = new Map(
  tens.map((word, value) => [word, value * 10]).filter(([word]) => word) as [string, number][],
);

export type ReadNumber = {
  value: number /** The first token after it. */;
  end: number;
  spoken: boolean;
};

const wordAt = (tokens: readonly Token[], at: number) => {
  const token = tokens[at];
  return token?.kind === 'word' ? (misspelt[token.text] ?? token.text) : undefined;
};

/**
 * Reads a number in digits or words, with a following fraction: `4.2`, `3 1/2`, `three and a half`,
 * `twenty two`.
 */
export function readQuantity(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const whole = readFigures(tokens, at) ?? readSpoken(tokens, at);
  if (!whole) return readShareAlone(tokens, at);
  const share = readShare(tokens, whole.end);
  return share ? { ...whole, value: whole.value + share.value, end: share.end } : whole;
}

function readFigures(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const token = tokens[at];
  if (token?.kind !== 'number') return undefined;
  const fraction = readFraction(tokens, at);
  if (fraction) return fraction;
  // Broken by autocorrection: "3 , 45 m", "3 .6 m".
  const parted = readParted(tokens, at);
  if (parted) return parted;
  // Dictated: "3 point 5".
  const [point, digits] = [tokens[at + 1], tokens[at + 2]];
  if (point?.text === 'point' && digits?.kind === 'number' && Number.isInteger(digits.value))
    return { value: Number(`${token.value}.${digits.text}`), end: at + 3, spoken: false };
  return { value: token.value, end: at + 1, spoken: false };
}

/** A decimal with spaces around its separator. Lengths in metres only: `rooms 2 , 3 and 4` is a list. */
function readParted(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const [whole, mark, digits] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!whole || !mark || mark.glued) return undefined;
  const isGluedMark = mark.kind === 'number' && mark.text.startsWith('.');
  const isLooseMark = [',', '.'].includes(mark.text) && digits?.kind === 'number';
  const end = isGluedMark ? at + 2 : at + 3;
  const decimals = isGluedMark ? mark.text.slice(1) : isLooseMark ? digits.text : '';
  const isLength = ['m', 'metres', 'meters'].includes(tokens[end]?.text ?? '');
  return isLength && /^\d{1,2}$/.test(decimals)
    ? { value: Number(`${whole.value}.${decimals}`), end, spoken: false }
    : undefined;
}

/** `1/2` but not `12/12`. */
function readFraction(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const [top, slash, bottom] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (top?.kind !== 'number' || slash?.text !== '/' || bottom?.kind !== 'number') return undefined;
  if (!slash.glued || !bottom.glued) return undefined;
  const known = ['1/2', '1/4', '3/4', '1/3', '2/3'].includes(`${top.text}/${bottom.text}`);
  return known ? { value: top.value / bottom.value, end: at + 3, spoken: false } : undefined;
}

function readSpoken(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const word = wordAt(tokens, at);
  if (word === undefined) return undefined;
  const ten = tenOf.get(word);
  if (ten !== undefined) return readAfterTens(tokens, at, ten);
  const unit = unitOf.get(word);
  if (unit === undefined) return undefined;
  const next = wordAt(tokens, at + 1);
  if (next === 'point') return readPoint(tokens, at + 2, unit);
  if (next === 'hundred') return readAfterHundred(tokens, at + 2, unit * 100);
  // "four twenty" means 4.20 m beside "by".
  const hundredths = unit > 0 && unit < 10 && next ? tenOf.get(next) : undefined;
  if (hundredths !== undefined) {
    const both = readAfterTens(tokens, at + 1, hundredths);
    return { value: unit + both.value / 100, end: both.end, spoken: true };
  }
  return { value: unit, end: at + 1, spoken: true };
}

function readAfterTens(tokens: readonly Token[], at: number, ten: number): ReadNumber {
  const dash = tokens[at + 1]?.text === '-' ? 1 : 0;
  const unit = unitOf.get(wordAt(tokens, at + 1 + dash) ?? '');
  if (unit !== undefined && unit > 0 && unit < 10)
    return { value: ten + unit, end: at + 2 + dash, spoken: true };
  return { value: ten, end: at + 1, spoken: true };
}

/** `four hundred`, `three hundred and twenty`. */
function readAfterHundred(tokens: readonly Token[], at: number, hundreds: number): ReadNumber {
  const from = wordAt(tokens, at) === 'and' ? at + 1 : at;
  const ten = tenOf.get(wordAt(tokens, from) ?? '');
  const rest = ten === undefined ? undefined : readAfterTens(tokens, from, ten);
  const unit = unitOf.get(wordAt(tokens, from) ?? '');
  if (rest) return { value: hundreds + rest.value, end: rest.end, spoken: true };
  if (unit) return { value: hundreds + unit, end: from + 1, spoken: true };
  return { value: hundreds, end: at, spoken: true };
}

function readPoint(tokens: readonly Token[], from: number, whole: number): ReadNumber {
  let digits = '';
  let at = from;
  while (digits.length < 3) {
    const digit = unitOf.get(wordAt(tokens, at) ?? '');
    if (digit === undefined || digit > 9) break;
    digits += digit;
    at += 1;
  }
  const ten = digits ? undefined : tenOf.get(wordAt(tokens, from) ?? '');
  if (ten !== undefined) {
    const both = readAfterTens(tokens, from, ten);
    return { value: whole + both.value / 100, end: both.end, spoken: true };
  }
  if (!digits) return { value: whole, end: from - 1, spoken: true };
  return { value: Number(`${whole}.${digits}`), end: at, spoken: true };
}

/** A fraction after a whole number: `1/2`, `and a half`, `and half`, `and three quarters`. */
export function readShare(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const fraction = readFraction(tokens, at);
  if (fraction) return fraction;
  if (!['and', 'n', '&'].includes(tokens[at]?.text ?? '')) return undefined;
  const inFigures = readFraction(tokens, at + 1);
  if (inFigures) return inFigures;
  let next = at + 1;
  if (['a', 'an', 'one', 'three'].includes(wordAt(tokens, next) ?? '')) next += 1;
  const word = wordAt(tokens, next) ?? '';
  const isThree = word === 'quarter' && wordAt(tokens, next - 1) === 'three';
  const share = isThree ? 0.75 : shares[word];
  return share === undefined ? undefined : { value: share, end: next + 1, spoken: true };
}

/** `half a metre`; also the implied one in `a metre and a half`. */
function readShareAlone(tokens: readonly Token[], at: number): ReadNumber | undefined {
  if (wordAt(tokens, at) !== 'half' || wordAt(tokens, at + 1) !== 'a') return undefined;
  return { value: 0.5, end: at + 2, spoken: true };
}
