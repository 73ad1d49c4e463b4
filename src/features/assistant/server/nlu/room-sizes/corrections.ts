import { millimetresPer } from '#platform/units/lengths.ts';
import type { Token } from '../text/tokenize.ts';
import type { Pair } from './pair-measures.ts';
import { isRoomName } from './room-names.ts';

const puttingRight =
  /\b(?:sorry|oops|whoops|scrap|correction|actually|wait|hang on|meant|misread|mistyped|typo|re ?-? ?measured|redone|now (?:its|it is|theyre)|checked|make (?:that|it)|should be|i mean|rather)\b/;
const takingBack = /\bnot\b|\binstead of\b|\brather than\b|\btold you\b|\bi (?:said|wrote|put)\b/;
const isNot = /\b(?:isnt|not|wasnt|ignore|forget)\b(?: \w+){0,2} ?$/;

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');

/**
 * Which of two consecutive sizes is retracted, if any: `4x3, sorry 4x3.5`, `4.6 by 3.2 not 46 by 32`. A
 * size with a room name of its own does not correct another.
 */
export function findRetracted(
  tokens: readonly Token[],
  one: Pair,
  other: Pair,
): 'earlier' | 'later' | undefined {
  const between = tokens.slice(one.end, other.first.from);
  const said = textOf(between);
  const named = said.split(puttingRight).at(-1)?.split(' ') ?? [];
  if (named.some(isRoomName)) return undefined;
  const before = textOf(tokens.slice(Math.max(0, one.first.from - 4), one.first.from));
  if (isNot.test(before)) return 'earlier';
  if (takingBack.test(said)) return 'later';
  return puttingRight.test(said) ? 'earlier' : undefined;
}

const isMetric = ({ first, second }: Pair) => {
  const unit = first.unit ?? second.unit;
  return unit && ['m', 'cm', 'mm'].includes(unit);
};
/** Tolerance: an inch is often omitted when a size is repeated in feet. */
const sameWithinMm = 2 * millimetresPer.in;

type Sides = readonly [number, number];

/** Whether a size repeats the one before it in other units: `2.62m x 2.13m (8'7" x 7'0")`. */
export function isRepetition(one: Pair, before: Sides, other: Pair, sides: Sides): boolean {
  const unitsDiffer = isMetric(one) !== isMetric(other);
  const isNear = before.every((side, at) => Math.abs(side - (sides[at] ?? 0)) <= sameWithinMm);
  return unitsDiffer && isNear && other.first.from - one.end <= 4;
}
