import { toMillimetres } from '#platform/units/lengths.ts';
import type { StatedRoom } from '../parsed-message.ts';
import { readQuantity } from '../text/spoken-numbers.ts';
import type { Token } from '../text/tokenize.ts';
import { findMeasures } from './measures.ts';

/** A flight of stairs whose number of steps is stated; lengths in whole millimetres. */
export type StatedFlight = {
  /** Without the winders. */
  steps: number;
  winders?: number;
  widthMm?: number;
  landing?: { lengthMm: number; widthMm: number };
};

const words = (text: string) => new Set(text.split(' '));
const stepWords = words('step steps stair stairs tread treads riser risers');
const flightWords = words('staircase stairs flight');
const winderWords = words('winder winders winding kite kites turning');
/** What makes stairs other than a covered straight flight, or one with winders. */
const otherShapes = words('curved curve spiral dogleg quarter half runner runners');
/** Where the stairs turn: a flight that is read only with the number of its winders. */
const turns = words('turn turns turned bend bends corner corners');
const adjectives = words('straight normal ordinary standard wooden carpeted narrow wide');
/** "3 steps down", "2 steps to the door" and "the bottom 3 steps" are places or a doorstep, no flights. */
const minSteps = 5;
const maxSteps = 30;
const maxWinders = 8;
/** Plausible widths of stairs, in millimetres. */
const widths = { min: 400, max: 1_800 };

/**
 * The one flight of a message; undefined where no number of steps is stated, several are, or the stairs are of
 * another shape than is read here.
 * @param rooms the rooms of the message, one of which may be its landing
 */
export function findFlight(
  tokens: readonly Token[],
  rooms: readonly StatedRoom[],
): StatedFlight | undefined {
  const has = (shapes: ReadonlySet<string>) => tokens.some(({ text }) => shapes.has(text));
  const turning = findWinders(tokens);
  if (has(otherShapes) || (has(turns) && !turning)) return undefined;
  const counts = findCounts(tokens);
  const [total] = counts;
  if (total === undefined || counts.some((other) => other !== total)) return undefined;
  const steps = turning?.isIncluded ? total - turning.count : total;
  if (steps < 1) return undefined;
  const widthMm = findWidth(tokens);
  const landing = findLanding(rooms);
  return {
    steps,
    ...(turning && { winders: turning.count }),
    ...(widthMm && { widthMm }),
    ...(landing && { landing: { lengthMm: landing.lengthMm, widthMm: landing.widthMm } }),
  };
}

/** The landing among the rooms of a message; undefined for none and for several. */
export function findLanding(rooms: readonly StatedRoom[]): StatedRoom | undefined {
  const landings = rooms.filter(isLanding);
  return landings.length === 1 ? landings[0] : undefined;
}

export const isLanding = ({ name }: StatedRoom) => /\blanding\b/i.test(name ?? '');

/** `13 steps`, `thirteen straight stairs`, `a flight of 13`. */
function findCounts(tokens: readonly Token[]): number[] {
  return [...tokens.keys()].flatMap((at) => {
    const number = readQuantity(tokens, at);
    if (!number || !isCount(number.value, minSteps, maxSteps)) return [];
    const named = skip(tokens, number.end, adjectives);
    const isOf = tokens[at - 1]?.text === 'of' && flightWords.has(tokens[at - 2]?.text ?? '');
    const isNamed = stepWords.has(tokens[named]?.text ?? '');
    return (isNamed && !isPartOfStairs(tokens, at)) || (isOf && isEnd(tokens, number.end))
      ? [number.value]
      : [];
  });
}

const partWords = words('bottom top last first of');
/** "the bottom 6 steps", "7 of the 13 stairs" */
const isPartOfStairs = (tokens: readonly Token[], at: number) =>
  partWords.has(tokens[at - 1]?.text ?? '') && !flightWords.has(tokens[at - 2]?.text ?? '');

/** Whether a number is not the beginning of a length: "a flight of 13", "a staircase of 13, 85 cm wide". */
const isEnd = (tokens: readonly Token[], at: number) =>
  tokens[at] === undefined || tokens[at].kind === 'mark' || tokens[at].text === 'with';

const ofThem = words('of them which those are is kite');
const including = words('with including incl inc');

/** `2 winders` come on top of the steps; `3 of them winders` and `13 with 3 winders` are among them. */
function findWinders(tokens: readonly Token[]) {
  for (const at of tokens.keys()) {
    const number = readQuantity(tokens, at);
    if (!number || !isCount(number.value, 1, maxWinders)) continue;
    const of = skip(tokens, number.end, ofThem);
    if (!winderWords.has(tokens[of]?.text ?? '')) continue;
    const before = tokens[at - 1]?.text ?? '';
    const isIncluded = tokens[number.end]?.text === 'of' || including.has(before);
    return { count: number.value, isIncluded };
  }
  return undefined;
}

/** `85 cm wide`, where stairs are that wide. The sides of a landing have no say. */
function findWidth(tokens: readonly Token[]): number | undefined {
  const wide = findMeasures(tokens).filter(({ from, side, end }) => {
    const isOfPair = ['x', 'by'].some((mark) =>
      [tokens[from - 1]?.text, tokens[end]?.text].includes(mark),
    );
    return side === 'width' && !isOfPair;
  });
  const found = wide.map(({ value, unit }) =>
    toMillimetres(value, unit ?? (value < 3 ? 'm' : value < 200 ? 'cm' : 'mm')),
  );
  return found.find((width) => width >= widths.min && width <= widths.max);
}

const isCount = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

function skip(tokens: readonly Token[], from: number, skipped: ReadonlySet<string>): number {
  let at = from;
  while (skipped.has(tokens[at]?.text ?? '') && at < from + 3) at += 1;
  return at;
}
