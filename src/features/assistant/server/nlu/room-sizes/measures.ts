import { type LengthUnit, millimetresPer } from '#platform/units/lengths.ts';
import { type ReadNumber, readQuantity, readShare } from '../text/spoken-numbers.ts';
import type { Token } from '../text/tokenize.ts';
import { isSomethingElse } from './non-length-numbers.ts';

export type Side = 'length' | 'width';

/** One stated length. `from` and `end` are token positions, `end` exclusive. */
export type Measure = {
  value: number;
  unit?: LengthUnit;
  side?: Side;
  from: number;
  end: number;
  spoken: boolean;
};

const unitWords: Record<LengthUnit, string> = {
  m: 'm ms mt mtr mtrs mts meeter meeters meter meters metre metres metr metrs meteres metes mters mteres metters mtres',
  cm: 'cm cms centimetre centimetres centimeter centimeters centi centis',
  mm: 'mm mms mil mils mill mills millimetre millimetres millimeter millimeters',
  ft: "ft fts foot feet feets foor foots fett '",
  in: 'in ins inch inches inchs "',
  yd: 'yd yds yard yards',
};
const unitOf = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit as LengthUnit]),
  ),
);
export const unitNamed = (word: string): LengthUnit | undefined => unitOf.get(word);

const lengthWords = new Set([
  'long',
  'length',
  'lenght',
  'lngth',
  'lenth',
  'lengthways',
  'l',
  'deep',
  'depth',
  'lengthwise',
  'down',
  'longest',
  'longer',
]);
const widthWords = new Set(
  'wide width widht wdth w across breadth wid widest shortest narrowest short shorter narrow narrower'.split(
    ' ',
  ),
);

export const sideOf = (word: string | undefined): Side | undefined =>
  word === undefined
    ? undefined
    : lengthWords.has(word)
      ? 'length'
      : widthWords.has(word)
        ? 'width'
        : undefined;

/** Every number that could be a length, in order and without overlap. */
export function findMeasures(tokens: readonly Token[]): Measure[] {
  const measures: Measure[] = [];
  const inFeet = saysFeetAndInches(tokens);
  for (let at = 0; at < tokens.length; ) {
    const measure = (inFeet && readFeetAndInches(tokens, at)) || readMeasure(tokens, at);
    const last = measures.at(-1);
    if (measure && last && isSaidAgain(tokens, last, measure)) last.end = measure.end;
    else if (measure && !isExponent(tokens, at) && !isSomethingElse(tokens, measure))
      measures.push(measure);
    at = measure ? measure.end : at + 1;
  }
  return measures;
}

/** The 2 of "30m2". */
const isExponent = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === '2' &&
  tokens[at].glued &&
  tokens[at - 1]?.text === 'm' &&
  tokens[at - 2]?.kind === 'number';

/** `in feet and inches`, `feet-inches`, for numbers without units. */
const saysFeetAndInches = (tokens: readonly Token[]) =>
  tokens.some(
    ({ text }, at) =>
      ['feet', 'ft'].includes(text) &&
      tokens[at - 1]?.kind !== 'number' &&
      tokens.slice(at + 1, at + 3).some((next) => ['inch', 'inches', 'in'].includes(next.text)),
  );

/** `12-3`, `twelve six`. */
function readFeetAndInches(tokens: readonly Token[], at: number): Measure | undefined {
  const feet = readQuantity(tokens, at);
  if (!feet || readUnit(tokens, feet.end)) return undefined;
  const inches = readQuantity(tokens, feet.end + (tokens[feet.end]?.text === '-' ? 1 : 0));
  if (!inches || inches.value >= 12 || readUnit(tokens, inches.end)) return undefined;
  const value = feet.value + inches.value / 12;
  return { value, unit: 'ft', from: at, end: inches.end, spoken: feet.spoken };
}

/** Whether a length in brackets repeats the one before it in other units: `3.66m (12ft)`. */
function isSaidAgain(tokens: readonly Token[], last: Measure, measure: Measure): boolean {
  const mark = tokens[measure.from - 1]?.text ?? '';
  if (!last.unit || !measure.unit || !['(', '/', '=', 'or'].includes(mark)) return false;
  if (last.end !== measure.from - 1) return false;
  const [one, other] = [last, measure].map(
    ({ value, unit }) => value * millimetresPer[unit ?? 'm'],
  );
  return Math.abs((one ?? 0) - (other ?? 0)) <= 2 * millimetresPer.in;
}

function readMeasure(tokens: readonly Token[], at: number): Measure | undefined {
  const single = readOneUnit(tokens, at);
  const stated = single ?? readQuantity(tokens, at);
  if (!stated) return undefined;
  // "15ish foot"
  const isRough =
    tokens[stated.end]?.text === 'ish' && unitOf.has(tokens[stated.end + 1]?.text ?? '');
  const quantity = isRough ? { ...stated, end: stated.end + 1 } : stated;
  const dash =
    tokens[quantity.end]?.text === '-' && unitOf.has(tokens[quantity.end + 1]?.text ?? '') ? 1 : 0;
  const unit = single ? 'm' : readUnit(tokens, quantity.end + dash);
  const base = { value: quantity.value, from: at, spoken: quantity.spoken };
  if (!unit) return withSide(tokens, { ...base, end: quantity.end });
  const end = single ? quantity.end : afterUnit(tokens, quantity.end + dash + 1);
  const whole = { ...base, unit, end };
  return withSide(tokens, readRest(tokens, whole) ?? whole);
}

/** Position after `ft` and the full stop of its abbreviation, where the size continues. */
function afterUnit(tokens: readonly Token[], at: number): number {
  const follows = tokens[at + 1];
  const isInside = follows && (follows.kind === 'number' || ['x', 'by'].includes(follows.text));
  return tokens[at]?.text === '.' && tokens[at]?.glued && isInside ? at + 1 : at;
}

/** `a metre`, meaning one metre. */
function readOneUnit(tokens: readonly Token[], at: number) {
  const isOne = tokens[at]?.text === 'a' && ['metre', 'meter'].includes(tokens[at + 1]?.text ?? '');
  return isOne ? { value: 1, end: at + 2, spoken: true } : undefined;
}

function readUnit(tokens: readonly Token[], at: number): LengthUnit | undefined {
  const token = tokens[at];
  const unit = token && unitOf.get(token.text);
  if (!unit || !token) return undefined;
  // "4 in the lounge": `in` means inches only next to its number or at the end.
  if (token.text === 'in' && !token.glued) return undefined;
  // 20m2 is an area.
  const next = tokens[at + 1];
  if (
    next?.kind === 'number' &&
    next.glued &&
    next.text === '2' &&
    unit === 'm' &&
    token.text === 'm'
  )
    return undefined;
  return unit;
}

/** The smaller unit that follows: 13'6", 4m20, four metres and a half. */
function readRest(
  tokens: readonly Token[],
  whole: Measure & { unit: LengthUnit },
): Measure | undefined {
  const share = readShare(tokens, whole.end);
  if (share) return { ...whole, value: whole.value + share.value, end: share.end };
  // After a comma a length in metres has ended: "3.25 m, 8 mm underlay".
  const joins = whole.unit === 'm' ? ['and', '-'] : ['and', ',', '-'];
  const skipped = joins.includes(tokens[whole.end]?.text ?? '') ? 1 : 0;
  const rest = readQuantity(tokens, whole.end + skipped);
  // In "13 ft one side" the word `one` is not a number of inches.
  if (!rest || startsAnEntry(tokens, rest)) return undefined;
  if (isSomethingElse(tokens, { ...rest, from: whole.end + skipped })) return undefined;
  const unit = readUnit(tokens, rest.end) ?? (isInchWord(tokens, rest.end) ? 'in' : undefined);
  const figures = tokens[whole.end]?.text.length ?? 0;
  const factor =
    // 4m05 are four metres and five centimetres.
    whole.unit === 'm' && unit === undefined && skipped === 0 && !rest.spoken && figures === 2
      ? 1 / 100
      : restFactor(whole.unit, unit, rest.value, skipped > 0);
  if (factor === undefined) return undefined;
  const end = unit ? afterUnit(tokens, rest.end + 1) : rest.end;
  return { ...whole, value: whole.value + rest.value * factor, end };
}

/** The number of the next list item, not inches: `1. Front 12 x 11 ft 2. Back`. */
const startsAnEntry = (tokens: readonly Token[], { value, end }: ReadNumber) =>
  ['.', ')'].includes(tokens[end]?.text ?? '') &&
  tokens.some(
    (token, at) => token.value === value - 1 && tokens[at + 1]?.text === tokens[end]?.text,
  );

const isInchWord = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'in' &&
  !['the', 'my', 'our', 'a', 'length', 'width'].includes(tokens[at + 1]?.text ?? '');

function restFactor(
  unit: LengthUnit,
  rest: LengthUnit | undefined,
  value: number,
  skipped: boolean,
) {
  if (unit === 'ft' && value < 12 && (rest === 'in' || (rest === undefined && !skipped)))
    return 1 / 12;
  if (unit === 'm' && rest === 'cm' && value < 100) return 1 / 100;
  if (unit === 'm' && rest === 'mm' && value < 1000) return 1 / 1000;
  if (
    unit === 'm' &&
    rest === undefined &&
    !skipped &&
    Number.isInteger(value) &&
    value >= 10 &&
    value < 100
  )
    return 1 / 100;
  if (unit === 'yd' && rest === 'ft' && value < 3) return 1 / 3;
  return undefined;
}

/** Adds the side stated before or after the number. */
function withSide(tokens: readonly Token[], measure: Measure): Measure {
  const before = sideBefore(tokens, measure.from);
  if (before) return { ...measure, side: before };
  let after = measure.end;
  while (['in', '(', '-', 'on', 'along', 'the'].includes(tokens[after]?.text ?? '')) after += 1;
  while (tokens[after]?.text === 'at' || tokens[after - 1]?.text === 'at') after += 1;
  const side = sideOf(tokens[after]?.text);
  // An L-shaped room is not a length.
  const isShape = ['shape', 'shaped', '-'].includes(tokens[after + 1]?.text ?? '');
  if (!side || (isShape && tokens[after]?.text === 'l')) return measure;
  return { ...measure, side, end: tokens[after + 1]?.text === ')' ? after + 2 : after + 1 };
}

const leadingWords = new Set(
  'is of : = about approx roughly around - a the at just s ( ~ wall walls side sides end one ones'.split(
    ' ',
  ),
);

/** `length is about 4`. The word must not belong to the number before it. */
function sideBefore(tokens: readonly Token[], from: number): Side | undefined {
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) {
    const side = sideOf(tokens[at]?.text);
    if (side) return isSideOfOther(tokens, at) ? undefined : side;
    if (!leadingWords.has(tokens[at]?.text ?? '')) return undefined;
  }
  return undefined;
}

/** Whether a word such as `long` belongs to the number before it. */
function isSideOfOther(tokens: readonly Token[], at: number): boolean {
  let back = at - 1;
  while (['in', '(', '-'].includes(tokens[back]?.text ?? '') && tokens[back - 1]?.kind === 'number')
    back -= 1;
  if (tokens[back]?.text === 'in' && unitOf.has(tokens[back - 1]?.text ?? '')) back -= 1;
  const before = tokens[back];
  // "L 4.5m W 3.6m": here the words precede their numbers.
  const labelled = before?.kind === 'number' ? back - 1 : back - 2;
  if (sideOf(tokens[labelled]?.text)) return false;
  return (
    before !== undefined &&
    (before.kind === 'number' || unitOf.has(before.text) || before.text === 'half')
  );
}
