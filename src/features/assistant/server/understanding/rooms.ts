import { findMeasures, type Measure, millimetresOf, sideOf, type Unit } from './measures.ts';
import { isOfThing } from './no-floors.ts';
import type { StatedRoom } from './reading.ts';
import { nameRooms } from './room-names.ts';
import { readQuantity } from './spoken-numbers.ts';
import type { Token } from './tokens.ts';

/** A room is neither smaller than a cupboard nor larger than a hall, in millimetres. */
const least = 300;
const most = 50_000;
const mostRooms = 20;

type Pair = { first: Measure; second: Measure; end: number };

/** The rooms whose two sides are stated, in the order they are said. */
export function findRooms(tokens: readonly Token[]): StatedRoom[] {
  const measures = findMeasures(tokens);
  const pairs = pairUp(tokens, measures);
  const said = unitSaidApart(tokens);
  let inherited = pairs.map(({ first, second }) => first.unit ?? second.unit).find(Boolean) ?? said;
  const rooms: (StatedRoom & { from: number; end: number })[] = [];
  for (const pair of pairs.slice(0, mostRooms)) {
    const unit = pair.first.unit ?? pair.second.unit;
    const sides = sizesOf(pair, inherited);
    inherited = unit ?? inherited;
    if (!sides || isOfThing(tokens, pair.first.from, pair.end, sides)) continue;
    const turned = pair.first.side === 'width' || pair.second.side === 'length';
    const [lengthMm, widthMm] = turned ? [sides[1], sides[0]] : sides;
    const room = { lengthMm, widthMm, from: pair.first.from, end: pair.end };
    const count = countAlike(tokens, pair, rooms.at(-1)?.end ?? 0, pairs.length === 1);
    for (let copy = 0; copy < count; copy += 1) rooms.push(room);
  }
  return nameRooms(tokens, rooms);
}

/** Rooms of which one says how many: `two bedrooms`. */
const counted =
  /^(?:(?:bed|bath)?rooms?|beds|of|offices|landings|hallways|halls|lots|flats|doubles|singles|spaces)$/;

/** How many rooms share one size: `two bedrooms, both 3 by 4`, `2 rooms of 3 by 4`, `3 by 4 (x2)`. */
function countAlike(tokens: readonly Token[], pair: Pair, start: number, isOnly: boolean): number {
  const { first, end } = pair;
  const times = countAfter(tokens, end);
  if (times) return times;
  const near = tokens
    .slice(Math.max(start, first.from - 3), first.from)
    .concat(tokens.slice(end, end + 4));
  const isShared = near.some(({ text }) => ['both', 'each', 'all'].includes(text));
  const from = isShared && isOnly ? 0 : Math.max(start, first.from - 6);
  const stop = isShared && isOnly ? tokens.length : first.from;
  for (let at = from; at < stop; at += 1) {
    if (at >= first.from && at < end) continue;
    const count = readQuantity(tokens, at);
    const isCount = count && Number.isInteger(count.value) && count.value > 1 && count.value <= 8;
    if (!isCount) continue;
    let of = count.end;
    while (['no', '.', 'x', 'double', 'single', 'spare', 'small'].includes(tokens[of]?.text ?? ''))
      of += 1;
    if (!counted.test(tokens[of]?.text ?? '')) continue;
    if (isShared || (isOnly && leadsTo(tokens, of + 1, first.from))) return count.value;
  }
  return near.some(({ text }) => text === 'both') ? 2 : 1;
}

const leadingWords = new Set(['of', 'at', 'about', 'around', ':', '-', ',', '(', 'measuring']);

/** Whether a count of rooms stands right before a size. */
const leadsTo = (tokens: readonly Token[], from: number, end: number) =>
  from <= end && tokens.slice(from, end).every(({ text }) => leadingWords.has(text));

/** `(x2)`, `x 2 rooms`, after a size. */
function countAfter(tokens: readonly Token[], end: number): number | undefined {
  const isBracket = tokens[end]?.text === '(';
  const mark = tokens[end + (isBracket ? 1 : 0)];
  const number = tokens[end + (isBracket ? 2 : 1)];
  const after = tokens[end + (isBracket ? 3 : 2)]?.text ?? '';
  if (!mark || !['x', 'times'].includes(mark.text) || number?.kind !== 'number') return undefined;
  const isCount = Number.isInteger(number.value) && number.value > 1 && number.value <= 8;
  return isCount && (isBracket ? after === ')' : counted.test(after)) ? number.value : undefined;
}

function pairUp(tokens: readonly Token[], measures: readonly Measure[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < measures.length; at += 1) {
    const [first, second] = [measures[at], measures[at + 1]] as [Measure, Measure | undefined];
    const square = squareOf(tokens, first);
    if (square) {
      pairs.push(square);
      continue;
    }
    if (!second || !belongTogether(tokens, first, second)) continue;
    // In "2 x 4m x 3m" the first number counts the rooms.
    const third = measures[at + 2];
    const counts = first.unit === undefined && Number.isInteger(first.value) && first.value <= 6;
    if (third && counts && second.unit && third.unit && belongTogether(tokens, second, third))
      continue;
    pairs.push({ first, second, end: second.end });
    // A third number is the height of the room, or how many there are of it.
    at += third && isTimes(tokens.slice(second.end, third.from)) ? 2 : 1;
  }
  return pairs;
}

const timesWords = new Set(['x', 'by', '*', 'times', 'bye', 'buy', 'xx']);
const softWords = new Set(
  'about approx approximately roughly around say ~ maybe just over under nearly almost . or so ish c a bit another wide long max maximum min ( ) - into the bay , circa at its widest deepest longest'.split(
    ' ',
  ),
);

function isTimes(between: readonly Token[]): boolean {
  const marks = between.filter(({ text }) => timesWords.has(text));
  const rest = between.filter(({ text }) => !timesWords.has(text) && !softWords.has(text));
  return marks.length === 1 && rest.length === 0 && between.length <= 6;
}

const joiningWords = new Set(
  'and & , the a is of its it by about approx roughly around x - : ; = / with in . then s was at n also but only just length width lenght widht wide long l w room rooms wall longest shortest widest narrowest'.split(
    ' ',
  ),
);

function belongTogether(tokens: readonly Token[], first: Measure, second: Measure): boolean {
  const between = tokens.slice(first.end, second.from);
  if (isRollTalk(tokens, second)) return false;
  if (isTimes(between)) return true;
  const sides = first.side !== undefined || second.side !== undefined;
  const clash = first.side !== undefined && first.side === second.side;
  if (clash || between.length > 8) return false;
  const joins = between.every(({ text }) => joiningWords.has(text));
  if (sides && joins)
    return (
      first.unit !== undefined ||
      second.unit !== undefined ||
      between.some(({ text }) => sideOf(text)) ||
      (first.side !== undefined && second.side !== undefined)
    );
  const said = tokens.slice(first.end, second.end + 3).some(({ text }) => text === 'other');
  if (said && first.unit && between.every(({ text }) => otherWords.has(text))) return true;
  const adjacent =
    between.length === 0 ||
    (between.length === 1 && [',', '/', 'and'].includes(between[0]?.text ?? ''));
  return adjacent && first.unit !== undefined && second.unit !== undefined && first.unit !== 'mm';
}

/** `4m one way and 3.2 the other`. */
const otherWords = new Set(
  'and , by the other on one way side wall direction is its it in end'.split(' '),
);

const rollWords = new Set([
  'roll',
  'rolls',
  'thick',
  'underlay',
  'underlays',
  'pile',
  'gap',
  'gaps',
  'strip',
  'strips',
  'planks',
  'plank',
  'width',
  'widths',
]);

/** "in 4m and 5m widths" speaks of the carpet, not of a room. */
function isRollTalk(tokens: readonly Token[], { end, side }: Measure): boolean {
  if (side === 'width')
    return rollWords.has(tokens[end]?.text ?? '') && tokens[end]?.text !== 'width';
  return rollWords.has(tokens[end]?.text ?? '');
}

/** "12 foot square"; "20 metres square" is more likely an area. */
function squareOf(tokens: readonly Token[], first: Measure): Pair | undefined {
  const { unit, value, end } = first;
  const next = tokens[end]?.text ?? '';
  if (!unit || first.side) return undefined;
  if (
    ['each', 'both'].includes(next) &&
    ['way', 'ways', 'side', 'sides'].includes(tokens[end + 1]?.text ?? '')
  )
    return { first, second: first, end: end + 2 };
  if (next !== 'square') return undefined;
  if ([...'m'].includes(unit) ? value > 8 : unit !== 'ft' || value > 30) return undefined;
  return { first, second: first, end: end + 1 };
}

/** "all in feet", "measured in cm": for numbers without a unit of their own. */
function unitSaidApart(tokens: readonly Token[]): Unit | undefined {
  const words: Record<string, Unit> = {
    feet: 'ft',
    ft: 'ft',
    foot: 'ft',
    cm: 'cm',
    cms: 'cm',
    centimetres: 'cm',
    mm: 'mm',
    millimetres: 'mm',
    metres: 'm',
    meters: 'm',
    inches: 'in',
    yards: 'yd',
  };
  for (const [at, { text }] of tokens.entries()) {
    const before = tokens[at - 1]?.text ?? '';
    if (Object.hasOwn(words, text) && ['in', '(', 'are', 'is', 'sizes'].includes(before))
      return words[text];
  }
  return undefined;
}

function sizesOf(
  { first, second }: Pair,
  inherited: Unit | undefined,
): [number, number] | undefined {
  const unit = first.unit ?? second.unit;
  // A room of 4 by 3 feet is none, whatever was said of the others.
  const isSmall = Math.min(first.value, second.value) < 6 && inherited === 'ft';
  const guesses: (Unit | undefined)[] = unit
    ? [unit, undefined]
    : [isSmall ? undefined : inherited, undefined];
  for (const guess of guesses) {
    const sizes = [first, second].map((measure) =>
      inMillimetres(measure, measure.unit ?? guess ?? guessUnit(measure, first, second)),
    ) as [number, number];
    if (sizes.every((size) => size >= least && size <= most)) return sizes;
  }
  return undefined;
}

const inMillimetres = ({ value }: Measure, unit: Unit) => Math.round(value * millimetresOf[unit]);

/** Up to 25 metres; four figures are millimetres, and so is what stands beside them. */
function guessUnit(measure: Measure, first: Measure, second: Measure): Unit {
  if (measure.value <= 25) return 'm';
  const largest = Math.max(
    ...[first, second].filter(({ unit }) => !unit).map(({ value }) => value),
  );
  return largest >= 1000 ? 'mm' : 'cm';
}

const mostSquareMetres = 5_000;

/** A stated area in square metres: `20m2`, `15 square metres`, `200 sq ft`. */
export function findArea(tokens: readonly Token[]): number | undefined {
  for (const measure of tokens.keys()) {
    const number = readQuantity(tokens, measure);
    if (!number) continue;
    const [one, two] = [tokens[number.end]?.text ?? '', tokens[number.end + 1]?.text ?? ''];
    const isSquare =
      one.startsWith('sq') ||
      ((one === 'm' || one === 'metres') && (two === '2' || two.startsWith('sq')));
    if (!isSquare || number.value <= 0) continue;
    const factor = /^(f|ft)/.test(two) ? 0.092903 : /^y/.test(two) ? 0.836127 : 1;
    const area = Math.round(number.value * factor * 100) / 100;
    return area <= mostSquareMetres ? area : undefined;
  }
  return undefined;
}
