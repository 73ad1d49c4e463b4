import { isNumber, readQuantity, readShare } from './numbers.ts';
import { type Span, type Tokens, wordSet } from './tokens.ts';

export type LengthUnit = 'm' | 'cm' | 'mm' | 'ft' | 'in' | 'yd';
export type Side = 'length' | 'width';
/** A number that may be a length: in metres where its unit is known. */
export type Measure = Span & { value: number; unit?: LengthUnit; side?: Side };

export const metresPer: Record<LengthUnit, number> = {
  m: 1,
  cm: 0.01,
  mm: 0.001,
  ft: 0.3048,
  in: 0.0254,
  yd: 0.9144,
};
const unitNames: Record<LengthUnit, string> = {
  m: 'm ms mt mtr mtrs mts mr metr metrs meter meters metre metres meeter meeters mters mtres meteres metes mteres',
  cm: 'cm cms centimetre centimetres centimeter centimeters',
  mm: 'mm mms mil mill millimetre millimetres millimeter millimeters',
  ft: "ft fts foot feet feets foots fet '",
  in: 'in ins inch inches inchs "',
  yd: 'yd yds yard yards',
};
export const unitOf = new Map(
  Object.entries(unitNames).flatMap(([unit, names]) =>
    names.split(' ').map((name) => [name, unit as LengthUnit] as const),
  ),
);
const lengthWords = wordSet`long length l deep depth lengthways longest longer`;
const widthWords = wordSet`wide width w across breadth widest shortest narrow narrowest shorter short`;
const sideOf = (word: string): Side | undefined =>
  lengthWords.has(word) ? 'length' : widthWords.has(word) ? 'width' : undefined;
const beforeSide = wordSet`is of at about = : approx roughly around nearly just over under the wall walls side sides`;
const afterOne = wordSet`way side wall direction of is room was s`;
export const currencies = wordSet`£ $ € #`;
const tall = wordSet`high tall height ceiling ceilings thick depth`;
export const counted = wordSet`am pm st nd rd th oclock year years yr yrs day days week weeks month months hour hours mins minutes pound pounds quid k % old miles mile people bed beds doors panels boxes packs star stars degrees rooms bedrooms steps stairs`;
const afterInches = wordSet`bed beds bedroom bedrooms room rooms stairs steps of side way wall and double single other doors`;

/** Every number that may be a length, in order and without overlap. */
export function findMeasures(tokens: Tokens): Measure[] {
  const measures: Measure[] = [];
  for (let at = 0; at < tokens.length; ) {
    const measure = readMeasure(tokens, at);
    if (measure && !isNoSide(tokens, measure))
      measures.push(withSide(tokens, measure, measures.at(-1)?.end ?? 0));
    at = Math.max(measures.at(-1)?.end ?? 0, measure?.end ?? at + 1);
  }
  return measures;
}

/** A price, a rate, a height, a count: no side of a room. */
function isNoSide(tokens: Tokens, { from, end, unit }: Measure): boolean {
  const [before, after, second] = [tokens.word(from - 1), tokens.word(end), tokens.word(end + 1)];
  if (currencies.has(before) || (before === '+' && tokens[from]?.glued)) return true;
  const isBeside = tokens.isBy(from - 1) || tokens.isBy(end);
  if (!unit && tokens.word(from) === 'one' && (afterOne.has(after) || !isBeside)) return true;
  if (!unit && counted.has(after) && !tokens.isBy(from - 1)) return true;
  if (tall.has(after) || (after === 'in' && tall.has(second))) return true;
  return (
    (/^(?:a|per|\/)$/.test(after) && unitOf.has(second)) || (after === 'quid' && second === 'a')
  );
}

function readMeasure(tokens: Tokens, at: number): Measure | undefined {
  const isOne = tokens.word(at) === 'a' && /^met(?:re|er)$/.test(tokens.word(at + 1));
  const stated = isOne ? { value: 1, end: at + 1 } : readQuantity(tokens, at);
  if (!stated) return undefined;
  const next = tokens.word(stated.end);
  let end =
    stated.end +
    (next === 'ish' || (next === '-' && unitOf.has(tokens.word(stated.end + 1))) ? 1 : 0);
  const isInches = tokens.word(end) === "'" && tokens.word(end + 1) === "'";
  const unit = isInches ? 'in' : readUnit(tokens, end);
  if (!unit) return { value: stated.value, from: at, end: stated.end };
  end += isInches ? 2 : 1;
  if (tokens.word(end) === '.' && (isNumber(tokens[end + 1]) || tokens.isBy(end + 1))) end += 1;
  const whole = readRest(tokens, { value: stated.value, unit, end });
  return { value: whole.value * metresPer[unit], unit, from: at, end: whole.end };
}

/** "4 in the lounge": inches only beside their number. "20m2" is an area. */
function readUnit(tokens: Tokens, at: number): LengthUnit | undefined {
  const token = tokens[at];
  if (!token || (/^(?:in|"|')$/.test(token.text) && !token.glued)) return undefined;
  const next = tokens[at + 1];
  const isSquare = next?.glued && /^[2²]$/.test(next.text) && token.text !== "'";
  return isSquare ? undefined : unitOf.get(token.text);
}

/** The smaller unit that follows: 13'6", 4m20, "four metres and a half". */
function readRest(
  tokens: Tokens,
  whole: { value: number; unit: LengthUnit; end: number },
): { value: number; end: number } {
  const { value, unit, end } = whole;
  if (unit !== 'm' && unit !== 'ft') return whole;
  const share = readShare(tokens, whole);
  if (share) return share;
  const joint = tokens.word(end);
  const isJoined = joint === '-' || (unit === 'ft' && joint === 'and');
  const rest = readQuantity(tokens, isJoined ? end + 1 : end);
  if (!rest) return whole;
  const after = tokens.word(rest.end);
  const isLoose = after === 'in' && !isNoun(tokens, rest.end + 1);
  const own = isLoose ? 'in' : readUnit(tokens, rest.end);
  const isSmaller = own === (unit === 'ft' ? 'in' : 'cm');
  const isMarked = /^['.]$/.test(tokens.word(rest.end + 1)) && tokens[rest.end + 2];
  const last = isSmaller ? rest.end + (isMarked ? 2 : 1) : rest.end;
  if (own && !isSmaller) return whole;
  if (unit === 'ft')
    return rest.value < 12 && (isSmaller || !(isJoined || afterInches.has(after)))
      ? { value: value + rest.value / 12, end: last }
      : whole;
  const isFine =
    Number.isInteger(value) && Number.isInteger(rest.value) && rest.value >= 5 && rest.value < 100;
  return isFine && !isJoined && (isSmaller || !counted.has(after))
    ? { value: value + rest.value / 100, end: last }
    : whole;
}

/** "12 ft 10 in." but "12 ft 10 in the hall" */
const isNoun = (tokens: Tokens, at: number) => tokens[at]?.kind === 'word' && !tokens.isBy(at);

/** "3 wide", "width 3", "width is 3", "L 4.5"; `free` is where the measure before has ended. */
function withSide(tokens: Tokens, measure: Measure, free: number): Measure {
  let at = measure.from - 1;
  while (at > measure.from - 5 && beforeSide.has(tokens.word(at))) at -= 1;
  const before = at >= free ? sideOf(tokens.word(at)) : undefined;
  if (before) return { ...measure, side: before };
  const after = sideOf(tokens.word(measure.end));
  const isShape = /^(?:shaped?|-)$/.test(tokens.word(measure.end + 1));
  return after && !isShape ? { ...measure, side: after, end: measure.end + 1 } : measure;
}
