import { type LengthUnit, toMillimetres } from '#platform/units/lengths.ts';
import type { StatedRoom } from '../parsed-message.ts';
import { readQuantity } from '../text/spoken-numbers.ts';
import { type Token, textOf } from '../text/tokenize.ts';
import { findRetracted, isRepetition } from './corrections.ts';
import { findMeasures, type Measure } from './measures.ts';
import { nameByOrder } from './name-by-order.ts';
import { isOfThing } from './non-floor-measures.ts';
import { type Pair, pairUp } from './pair-measures.ts';
import { countAlike } from './room-counts.ts';
import { nameRooms } from './room-names.ts';
import { areOfL, partsOf } from './room-parts.ts';
import { areLikelyFeet, unitSaidApart } from './stated-unit.ts';

/** Plausible side lengths of a room, in millimetres. */
const minSideMm = 300;
const maxSideMm = 50_000;
const maxRooms = 20;
const excepts =
  /\b(?:apart from|except(?:ing)?|other than)\b(?!.*\b(?:lounge|kitchen|hall|hallway|landing|bathroom|diner|study|utility)\b)/;

/** The rooms whose two sides are stated, in the order of the message. */
export function findRooms(tokens: readonly Token[]): StatedRoom[] {
  const pairs = removeRetracted(tokens, pairUp(tokens, findMeasures(tokens)));
  const said = unitSaidApart(tokens);
  let inherited = pairs.map(({ first, second }) => first.unit ?? second.unit).find(Boolean) ?? said;
  const isUnsaid = inherited === undefined;
  const rooms: (StatedRoom & { from: number; end: number })[] = [];
  let before: { pair: Pair; sides: [number, number] } | undefined;
  for (const [at, pair] of pairs.slice(0, maxRooms).entries()) {
    const unit = pair.first.unit ?? pair.second.unit;
    const sides = sizesOf(pair, inherited);
    const largest = Math.max(0, ...rooms.map((room) => room.lengthMm * room.widthMm));
    const own = partsOf(tokens, pair, unit ?? inherited, largest);
    inherited = unit ?? inherited;
    const open = rooms.at(-1);
    if (own.length > 0) {
      if (open) open.parts = [...(open.parts ?? []), ...own];
      continue;
    }
    if (!sides || isOfThing(tokens, pair, sides)) continue;
    if (before && isRepetition(before.pair, before.sides, pair, sides)) continue;
    if (
      before &&
      open &&
      !open.parts &&
      areOfL(tokens, [before.pair, pair, ...pairs.slice(at + 1)])
    ) {
      joinL(open, sides);
      open.end = pair.end;
      before = undefined;
      continue;
    }
    before = { pair, sides };
    const turned = pair.first.side === 'width' || pair.second.side === 'length';
    const [lengthMm, widthMm] = turned ? [sides[1], sides[0]] : sides;
    const room = {
      lengthMm,
      widthMm,
      ...(isUnsaid && isInMetres(pair) && { unitUnsaid: true as const }),
      from: pair.first.from,
      end: pair.end,
    };
    const count = countAlike(tokens, pair, {
      start: rooms.at(-1)?.end ?? 0,
      stop: pairs[at + 1]?.first.from ?? tokens.length,
      isOnly: pairs.length === 1,
      sizes: pairs.length,
    });
    // "Four bedrooms, all 3.5 by 3 apart from the master, which is 4.5 by 4"
    const last = open && rooms.filter((one) => one === open).length;
    if (open && last && last > count && excepts.test(textOf(tokens, open.end, pair.first.from)))
      rooms.splice(-count);
    for (let copy = 0; copy < count; copy += 1) rooms.push(room);
  }
  return nameByOrder(tokens, rooms, nameRooms(tokens, rooms));
}

/** The other rectangle of an L: a part of the larger one. */
function joinL(room: StatedRoom, sides: readonly [number, number]) {
  const [one, other] = [[room.lengthMm, room.widthMm] as const, sides].toSorted(
    ([a, b], [c, d]) => c * d - a * b,
  ) as [readonly [number, number], readonly [number, number]];
  [room.lengthMm, room.widthMm] = one;
  room.parts = [{ name: 'L', widthMm: Math.max(...other), depthMm: Math.min(...other) }];
}

function removeRetracted(tokens: readonly Token[], pairs: readonly Pair[]): Pair[] {
  const kept: Pair[] = [];
  for (const pair of pairs) {
    const before = kept.at(-1);
    const gone = before && findRetracted(tokens, before, pair);
    if (gone === 'earlier') kept.pop();
    if (gone !== 'later') kept.push(pair);
  }
  return kept;
}

function sizesOf(pair: Pair, inherited: LengthUnit | undefined): [number, number] | undefined {
  const { first, second } = pair;
  const unit = first.unit ?? second.unit;
  // 4 by 3 feet is too small for a room, even if others are in feet.
  const isSmall = Math.min(first.value, second.value) < 6 && inherited === 'ft';
  const guesses: (LengthUnit | undefined)[] = unit
    ? [unit, undefined]
    : [isSmall ? undefined : inherited, undefined];
  for (const guess of guesses) {
    const sizes = [first, second].map((measure) =>
      toMillimetres(measure.value, measure.unit ?? guess ?? guessUnit(measure, pair)),
    ) as [number, number];
    if (sizes.every((size) => size >= minSideMm && size <= maxSideMm)) return sizes;
  }
  return undefined;
}

const maxMetres = 25;
const maxFeet = 40;

const isInMetres = ({ first, second }: Pair) => Math.max(first.value, second.value) <= maxMetres;

/** Metres up to 25; four-digit numbers are millimetres, and so is the number beside them. */
function guessUnit(measure: Measure, { first, second }: Pair): LengthUnit {
  const bare = [first, second].filter(({ unit }) => !unit).map(({ value }) => value);
  const largest = Math.max(...bare);
  if (largest > maxMetres && largest <= maxFeet && areLikelyFeet(first.value, second.value))
    return 'ft';
  if (measure.value <= maxMetres) return 'm';
  return largest >= 1000 ? 'mm' : 'cm';
}

const maxSquareMetres = 5_000;

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
    return area <= maxSquareMetres ? area : undefined;
  }
  return undefined;
}
