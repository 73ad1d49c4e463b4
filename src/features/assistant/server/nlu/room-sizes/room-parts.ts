import { type LengthUnit, toMillimetres } from '#platform/units/lengths.ts';
import type { StatedPart } from '../parsed-message.ts';
import type { Token } from '../text/tokenize.ts';
import { findMeasures, type Measure } from './measures.ts';
import { type Pair, pairUp } from './pair-measures.ts';
import { isRoomName } from './room-names.ts';

const names: Record<string, string> = {
  bay: 'bay',
  bays: 'bay',
  alcove: 'alcove',
  alcoves: 'alcove',
  recess: 'recess',
  recesses: 'recess',
  nook: 'nook',
};
const maxBefore = 7;
const between =
  /^(?:window|windows|is|are|its|it|s|that|thats|which|measures|measuring|about|of|at|a|an|the|each|in|by|side|sides|either|both|two|2|them|,|:|=|-|\(|roughly|around|says|being|maybe|say|for|fire|fireplace|chimney|breast|sticks?|sticking|juts?|comes?|goes|projects?|out|another|extra|further|back)$/;
const after = /^(?:for|in|of|the|a|is|s|each|big|deep|wide|square|window)$/;
const minMm = 100;
const maxDepthMm = 2_500;
/** A size without a room beside it is that of the bay where no room is so small. */
const maxAloneMm = 1_200;
const maxAloneMm2 = 4_000_000;
const maxParts = 3;

/** The part of a room that a size belongs to: "the bay is 2 m by 60 cm", "a 2.4 by 0.7 bay". */
function namePart(tokens: readonly Token[], { first, end }: Pair): string | undefined {
  for (let at = first.from - 1; at >= Math.max(0, first.from - maxBefore); at -= 1) {
    const { text } = tokens[at] as Token;
    if (names[text]) return text;
    if (!between.test(text)) break;
  }
  for (let at = end; at < end + 4; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (names[text]) return text;
    if (!after.test(text)) break;
  }
  return undefined;
}

const isDeep = (tokens: readonly Token[], { end }: Measure) =>
  tokens.slice(end, end + 2).some(({ text }) => text === 'deep' || text === 'depth');

/**
 * Parts that a size in a message belongs to; none where it is a room's.
 * @param largestMm2 the largest room of the message; 0 where there is none
 * @param asked the part whose size was asked for, which needs no name then
 */
export function partsOf(
  tokens: readonly Token[],
  pair: Pair,
  unit: LengthUnit | undefined,
  largestMm2: number,
  asked?: string,
): StatedPart[] {
  const word = namePart(tokens, pair) ?? asked;
  if (!word) return [];
  const { first, second } = pair;
  const common = first.unit ?? second.unit ?? unit;
  const [one, other] = [first, second].map((measure) =>
    toMillimetres(measure.value, measure.unit ?? unitBeside(measure, common) ?? guess(measure)),
  ) as [number, number];
  const isTurned = isDeep(tokens, first) || (!isDeep(tokens, second) && one < other);
  const [widthMm, depthMm] = isTurned ? [other, one] : [one, other];
  const isSmall =
    largestMm2 > 0
      ? depthMm <= maxDepthMm && one * other < largestMm2 / 2
      : Math.min(one, other) <= maxAloneMm && one * other <= maxAloneMm2;
  if (!isSmall || depthMm < minMm) return [];
  const name = names[word] ?? word;
  const around = tokens.slice(Math.max(0, first.from - maxBefore), pair.end + 4);
  const isTwo =
    word !== name || around.some(({ text }) => ['each', 'both', 'either'].includes(text));
  return Array.from({ length: isTwo ? 2 : 1 }, () => ({ name, widthMm, depthMm }));
}

/** Metres up to 10, then centimetres, then millimetres. */
const guess = ({ value }: Measure): LengthUnit => (value <= 10 ? 'm' : value < 400 ? 'cm' : 'mm');

/** "70 cm and 2.1 wide": a figure so small is in metres. */
const unitBeside = ({ value }: Measure, unit: LengthUnit | undefined): LengthUnit | undefined =>
  (unit === 'cm' || unit === 'mm') && value < 10 ? 'm' : unit;

/** The parts whose sizes a message tells without a room's: "the bay is 2 m wide and 60 cm deep". */
export function findLooseParts(tokens: readonly Token[], asked?: string): StatedPart[] {
  return pairUp(tokens, findMeasures(tokens))
    .flatMap((pair) => partsOf(tokens, pair, undefined, 0, asked))
    .slice(0, maxParts);
}

/** The one part that a text names: "the alcoves, either side of the chimney. Each is 1.1 m wide and 30 cm deep". */
export function onlyPartNamed(tokens: readonly Token[]): string | undefined {
  const named = tokens.map(({ text }) => text).filter((word) => names[word]);
  const [only] = named;
  return only && named.every((word) => names[word] === names[only]) ? only : undefined;
}

/** Whether two sizes that follow each other are the two rectangles of an L. */
export function areOfL(tokens: readonly Token[], [one, other, ...more]: readonly Pair[]): boolean {
  if (!one || !other) return false;
  const at = tokens.findIndex(
    ({ text }, index) =>
      /^l-?shaped?$/.test(text) ||
      (text === 'l' && /^(?:-|shaped?)$/.test(tokens[index + 1]?.text ?? '')),
  );
  if (at < 0 || (at > one.first.from && more.length > 0)) return false;
  return !tokens
    .slice(one.end, other.first.from)
    .some(({ text }) => isRoomName(text) && text !== 'dining' && text !== 'diner');
}
