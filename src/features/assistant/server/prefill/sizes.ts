import { currencies, findMeasures, type LengthUnit, type Measure, metresPer } from './measures.ts';
import { isNumber, readQuantity } from './numbers.ts';
import { phrases, type Span, type Tokens, wordSet } from './tokens.ts';

/** A stated size in metres. Without sides where its unit is unclear: "12x10". */
export type Size = Span & { length?: number; width?: number; times?: number };
/** One side that is told alone, in metres where its unit is clear. */
export type LoneSide = Measure;

const [smallest, largest, largestInMetres] = [0.3, 30, 9];
const fillers = wordSet`about approx roughly around maybe nearly a little under over just ~ the x by`;
const others = wordSet`other others tother`;
const walls = wordSet`way side sides wall direction across long wide end longest shortest door window`;
const things = wordSet`timber timbers batten battens joist joists beam beams stud studs post posts car truck jeep vehicle drive driver owner parked motor picture pictures photo photos frame frames canvas poster screen stars star review reviews mattress outside driveway remnant remnants offcut offcuts mat mats doormat doormats rug rugs tile tiles slab slabs brick bricks sample samples swatch swatches blind blinds`;
const adjectives = wordSet`door coir wooden wood metal carpet ceramic porcelain bath family`;
const openings = wordSet`fireplace hearth chimney breast wardrobe stove island window windows door doors doorway mattress table desk picture frame mat mats doormat rug rugs sofa settee worktop blind blinds velux skylight remnant offcut tiles tile trimming`;
const joining = wordSet`is of at about that which measures measuring cut to size are its it s , : ( 1`;

/** Sizes in the order of the message, and the sides that are told alone. */
export function findSizes(
  tokens: Tokens,
  feetElsewhere = false,
): { sizes: Size[]; lone: LoneSide[] } {
  const measures = findMeasures(tokens);
  const inFeet = feetElsewhere || saysFeet(tokens, measures);
  const sizes: Size[] = [];
  const lone: LoneSide[] = [];
  for (let index = 0; index < measures.length; ) {
    const first = measures[index] as Measure;
    const pair = pairAt(tokens, measures, index);
    index = pair?.next ?? index + 1;
    if (!pair) lone.push(first);
    else if (!isOfThing(tokens, first, pair.end) && !isHalfRead(tokens, first, pair.second)) {
      const sides = settle(first, pair.second, inFeet);
      if (sides)
        sizes.push({ ...sides, from: first.from, end: pair.end, ...timesAfter(tokens, pair.end) });
    }
  }
  return { sizes, lone };
}

type Pair = { second: Measure; end: number; next: number };

/** "4 x 3", "4m (max) by 3 (x 2.4 high)", "4 long and 3 wide", "12 foot square", "3.5 by the same" */
function pairAt(tokens: Tokens, measures: readonly Measure[], index: number): Pair | undefined {
  const first = measures[index] as Measure;
  const begin = skipAside(tokens, measures, index);
  const [next, after, third] = tokens.after(begin.end, 3);
  const alone = { second: first, next: index + 1 };
  if (next === 'square' && first.unit && first.value < 10 && !/^[mfy]/.test(after))
    return { ...alone, end: begin.end + 1 };
  if (tokens.isBy(begin.end) && after === 'the' && third === 'same')
    return { ...alone, end: begin.end + 3 };
  const second = measures[begin.index];
  if (!second) return undefined;
  const isOn = next === 'on' && first.unit && second.unit;
  const isSlash = next === '/' && !first.unit && !Number.isInteger(first.value);
  if (!tokens.isBy(begin.end) && !isOn && !isSlash)
    return isOtherWay(tokens, first, second)
      ? { second, end: second.end, next: begin.index + 1 }
      : undefined;
  let at = begin.end + 1;
  while (fillers.has(tokens.word(at))) at += 1;
  if (at !== second.from || /^(?:am|pm|oclock|o)$/.test(tokens.word(second.end))) return undefined;
  const end = skipAside(tokens, measures, begin.index);
  const height = tokens.isBy(end.end) ? measures[end.index] : undefined;
  const isHeight = height?.unit && height.from === end.end + 1;
  return isHeight
    ? { second, end: height.end, next: end.index + 1 }
    : { second, end: end.end, next: end.index };
}

/** What repeats or explains a measure: "3.66m (12ft)", "3.05m / 10ft", "4m (max)". */
function skipAside(tokens: Tokens, measures: readonly Measure[], index: number) {
  const { unit, value, end } = measures[index] as Measure;
  const open = tokens.word(end);
  const again = measures[index + 1];
  const close = open === '(' && !tokens.isBy(end + 1) ? tokens.after(end, 8).indexOf(')') : -1;
  if (close > 0) {
    let next = index + 1;
    while ((measures[next]?.from ?? Infinity) < end + close) next += 1;
    return { end: end + close + 1, index: next };
  }
  const isAgain =
    /^(?:\/|=|or)$/.test(open) &&
    again?.unit &&
    unit &&
    again.unit !== unit &&
    again.from === end + 1;
  return isAgain && Math.abs(again.value - value) < 0.1
    ? { end: again.end, index: index + 2 }
    : { end, index: index + 1 };
}

/** Two sides in words: "4 long and 3 wide", "4m one way and 3.2 the other". */
function isOtherWay(tokens: Tokens, first: Measure, second: Measure): boolean {
  const between = tokens.slice(first.end, second.from);
  if (between.length > 9 || between.some((_, at) => tokens.endsSentence(first.end + at)))
    return false;
  if (first.side && second.side && first.side !== second.side) return true;
  const after = tokens.after(second.end, 4);
  const words = between.map(({ text }) => text);
  const hasWall = [...words, ...tokens.before(first.from, 4), ...after].some((word) =>
    walls.has(word),
  );
  if (hasWall && [...words, ...after].some((word) => others.has(word))) return true;
  const isOneSided = Boolean(first.side) !== Boolean(second.side) && words.at(-1) === 'and';
  return (
    isOneSided || (words.some((word) => walls.has(word)) && after.some((word) => walls.has(word)))
  );
}

/** "Twelve six by eleven four", "12-3 by 10-9": feet and inches without their units. */
function isHalfRead(tokens: Tokens, { from, unit }: Measure, second: Measure): boolean {
  const [one, two] = tokens.before(from, 2);
  if (unit || second.unit) return false;
  if (one === '-') return isNumber(tokens[from - 2]);
  return (
    isNumber(tokens[from - 1]) && one !== 'one' && !/^(?:bed|bedroom|room|flat|x|by)s?$/.test(two)
  );
}

/** The sides in metres; without them where the unit is unclear, undefined where they can be no room. */
function settle(first: Measure, second: Measure, inFeet: boolean): Partial<Size> | undefined {
  const stated = second.unit ?? first.unit;
  const unit = stated ?? scaleOf(first.value, second.value, inFeet);
  if (!unit) return {};
  const [one = 0, other = 0] = [first, second].map((measure) => {
    // "5 by 420 cm": metres beside centimetres
    const own = measure.unit
      ? 'm'
      : stated && unit.length === 2 && unit.endsWith('m') && measure.value < 20
        ? 'm'
        : unit;
    const precision = unit === 'ft' || unit === 'in' ? 100 : 1000;
    return Math.round(measure.value * metresPer[own] * precision) / precision;
  });
  if (Math.min(one, other) < smallest || Math.max(one, other) > largest) return undefined;
  const isTurned = first.side === 'width' || second.side === 'length';
  return isTurned ? { length: other, width: one } : { length: one, width: other };
}

/** The unit that nobody has said, where only one makes a room; undefined for "12x10". */
function scaleOf(one: number, other: number, inFeet: boolean): LengthUnit | undefined {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  if (high >= 1000) return low >= 500 ? 'mm' : undefined;
  if (high >= 100) return low >= 60 ? 'cm' : undefined;
  const isFine = [one, other].some((side) => !Number.isInteger(side * 2));
  if (inFeet && high >= 5 && !(isFine && high <= largestInMetres)) return 'ft';
  return high <= largestInMetres || (isFine && high < 20) ? 'm' : undefined;
}

/** Whether a length of the message is in feet, or the message says so: "feet that is". */
const saysFeet = (tokens: Tokens, measures: readonly Measure[]) =>
  measures.some(({ unit }) => unit === 'ft') ||
  tokens.says(phrases`old money|imperial`) ||
  tokens.some(
    ({ text }, at) =>
      /^(?:feet|ft|foot)$/.test(text) && !/^(?:square|cold)$/.test(tokens.word(at - 1)),
  );

/** "4x3 (x2)", "3.6m x 3.1m x2" */
function timesAfter(tokens: Tokens, at: number): { times?: number } {
  const start = tokens.word(at) === '(' ? at + 1 : at;
  const count = tokens[start + 1]?.value ?? 0;
  return tokens.isBy(start) && Number.isInteger(count) && count >= 2 && count <= 8
    ? { times: count }
    : {};
}

/** "2x4 timber", "a window 1.2 by 1.4", "rug 160x230" */
function isOfThing(tokens: Tokens, { from }: Measure, end: number): boolean {
  let after = end;
  while (after < end + 2 && adjectives.has(tokens.word(after))) after += 1;
  if (things.has(tokens.word(end)) || things.has(tokens.word(after))) return true;
  let before = from - 1;
  while (before > from - 6 && joining.has(tokens.word(before))) before -= 1;
  const named = tokens.word(before);
  const [one, two] = tokens.before(before, 2);
  if (named === 'bed') return /^(?:double|single|king|a)$/.test(one);
  return (
    openings.has(named) &&
    one !== 'bay' &&
    ![one, two].some((word) => /^(?:to|from|in)$/.test(word))
  );
}

const perUnit: Record<string, number> = { m: 1, f: 0.092903, y: 0.836127 };
const areaWords = /^(?:m2|msq|sqm\w*|sqft|sqyds?|ft2)$/;

/** Areas in m², but no price of one: "24 square metres", "200 sq ft". */
export function findAreas(tokens: Tokens): (Span & { area: number })[] {
  return tokens.flatMap((_, at) => {
    const told = isNumber(tokens[at - 1]) ? undefined : readQuantity(tokens, at);
    const isOff = tokens.before(at, 4).some((word) => /^(?:minus|less|except|deduct)$/.test(word));
    if (!told || isOff || currencies.has(tokens.word(at - 1))) return [];
    const [one, two, three] = tokens.after(told.end, 3);
    const isSquared = /^[2²]$/.test(two)
      ? tokens[told.end + 1]?.glued
      : two === 'squared' || (two === 'square' && told.value > 10 && !/^(?:f|m)/.test(one + three));
    const [unit, end] = areaWords.test(one)
      ? [one.replace('sq', ''), told.end + 1]
      : one === 'square'
        ? [two, told.end + 2]
        : [isSquared ? one : '', told.end + 2];
    const isUnit = /^(?:m|ms|m2|met\w*|mt\w*|f|ft|ft2|feet|foot|yd|yds|yard|yards)$/.test(unit);
    const area = isUnit ? Math.round(told.value * (perUnit[unit.slice(0, 1)] ?? 0) * 100) / 100 : 0;
    return area > 0 && area <= 2_500 ? [{ area, from: at, end }] : [];
  });
}
