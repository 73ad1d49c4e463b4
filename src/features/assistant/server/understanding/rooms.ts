import { findMeasures, type Measure, millimetresOf, type Unit } from './measures.ts';
import { isOfThing } from './no-floors.ts';
import { type Pair, pairUp } from './pair-measures.ts';
import type { StatedRoom } from './reading.ts';
import { nameRooms } from './room-names.ts';
import { countAlike } from './rooms-alike.ts';
import { readQuantity } from './spoken-numbers.ts';
import { saysAgain, takesBack } from './taken-back.ts';
import type { Token } from './tokens.ts';

/** A room is neither smaller than a cupboard nor larger than a hall, in millimetres. */
const least = 300;
const most = 50_000;
const mostRooms = 20;

/** The rooms whose two sides are stated, in the order they are said. */
export function findRooms(tokens: readonly Token[]): StatedRoom[] {
  const pairs = leaveOutTakenBack(tokens, pairUp(tokens, findMeasures(tokens)));
  const said = unitSaidApart(tokens);
  let inherited = pairs.map(({ first, second }) => first.unit ?? second.unit).find(Boolean) ?? said;
  const rooms: (StatedRoom & { from: number; end: number })[] = [];
  let before: { pair: Pair; sides: [number, number] } | undefined;
  for (const [at, pair] of pairs.slice(0, mostRooms).entries()) {
    const unit = pair.first.unit ?? pair.second.unit;
    const sides = sizesOf(pair, inherited);
    inherited = unit ?? inherited ?? (areInFeet(pair) ? 'ft' : undefined);
    if (!sides || isOfThing(tokens, pair, sides)) continue;
    if (before && saysAgain(before.pair, before.sides, pair, sides)) continue;
    before = { pair, sides };
    const turned = pair.first.side === 'width' || pair.second.side === 'length';
    const [lengthMm, widthMm] = turned ? [sides[1], sides[0]] : sides;
    const room = { lengthMm, widthMm, from: pair.first.from, end: pair.end };
    const count = countAlike(tokens, pair, {
      start: rooms.at(-1)?.end ?? 0,
      stop: pairs[at + 1]?.first.from ?? tokens.length,
      isOnly: pairs.length === 1,
    });
    for (let copy = 0; copy < count; copy += 1) rooms.push(room);
  }
  return nameRooms(tokens, rooms);
}

function leaveOutTakenBack(tokens: readonly Token[], pairs: readonly Pair[]): Pair[] {
  const kept: Pair[] = [];
  for (const pair of pairs) {
    const before = kept.at(-1);
    const gone = before && takesBack(tokens, before, pair);
    if (gone === 'earlier') kept.pop();
    if (gone !== 'later') kept.push(pair);
  }
  return kept;
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
    const isApart = ['in', '(', 'are', 'is', 'sizes', ',', 'all'].includes(before);
    if (Object.hasOwn(words, text) && isApart) return words[text];
  }
  return undefined;
}

function sizesOf(pair: Pair, inherited: Unit | undefined): [number, number] | undefined {
  const { first, second } = pair;
  const unit = first.unit ?? second.unit;
  // A room of 4 by 3 feet is none, whatever was said of the others.
  const isSmall = Math.min(first.value, second.value) < 6 && inherited === 'ft';
  const guesses: (Unit | undefined)[] = unit
    ? [unit, undefined]
    : [isSmall ? undefined : inherited, undefined];
  for (const guess of guesses) {
    const sizes = [first, second].map((measure) =>
      inMillimetres(measure, measure.unit ?? guess ?? guessUnit(measure, pair)),
    ) as [number, number];
    if (sizes.every((size) => size >= least && size <= most)) return sizes;
  }
  return undefined;
}

const inMillimetres = ({ value }: Measure, unit: Unit) => Math.round(value * millimetresOf[unit]);

const mostFeet = 40;

/** No room of a home is 8 m wide and 10 m long; one of 8 by 10 feet is a bedroom. Feet come whole or in halves. */
function areInFeet({ first, second }: Pair): boolean {
  const [less, more] = [first.value, second.value].sort((one, other) => one - other);
  if (less === undefined || more === undefined || first.unit || second.unit) return false;
  const areHalves = Number.isInteger(less * 2) && Number.isInteger(more * 2);
  return areHalves && less >= 8 && more >= 10 && more <= mostFeet;
}

/** Metres up to 25; four figures are millimetres, and so is what stands beside them. */
function guessUnit(measure: Measure, pair: Pair): Unit {
  const { first, second } = pair;
  if (areInFeet(pair)) return 'ft';
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
