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
  /** Of a runner, where the stairs are not covered from side to side. */
  runnerMm?: number;
  landing?: { lengthMm: number; widthMm: number };
};

const words = (text: string) => new Set(text.split(' '));
const stepWords = words('step steps stair stairs tread treads riser risers');
const flightWords = words('staircase stairs flight');
const winderWords = words(
  'winder winders winding kite kites turning triangle triangles triangular wedge wedges',
);
/** What makes stairs other than a covered straight flight, or one with winders. */
const otherShapes = words('curved curve spiral dogleg quarter half');
/** Where the stairs turn: a flight that is read only with the number of its winders. */
const turns = words('turn turns turned bend bends corner corners');
/** "No turns", "without bends". */
const denies = words('no without not any zero');
const adjectives = words('straight normal ordinary standard wooden carpeted narrow wide');
/** "3 steps down", "2 steps to the door" and "the bottom 3 steps" are places or a doorstep, no flights. */
const minSteps = 5;
const maxSteps = 30;
const maxWinders = 8;
/** Plausible widths of stairs, in millimetres. */
const widths = { min: 400, max: 1_800 };
const runnerWidths = { min: 300, max: 1_500 };
const runnerWords = words('runner runners');

/**
 * The one flight of a message; undefined where no number of steps is stated, several are, or the stairs are of
 * another shape than is read here.
 * @param rooms the rooms of the message, one of which may be its landing
 */
export function findFlight(
  tokens: readonly Token[],
  rooms: readonly StatedRoom[],
  isWidthOpen = false,
): StatedFlight | undefined {
  const has = (shapes: ReadonlySet<string>) =>
    tokens.some(({ text }, at) => shapes.has(text) && !denies.has(tokens[at - 1]?.text ?? ''));
  const turning = findWinders(tokens);
  if (has(otherShapes) || (has(turns) && !turning)) return undefined;
  const counts = findCounts(tokens);
  const [total] = counts;
  if (total === undefined || counts.some((other) => other !== total)) return undefined;
  const steps = turning?.isIncluded ? total - turning.count : total;
  if (steps < 1) return undefined;
  const isRunner = has(runnerWords);
  const runnerMm = isRunner ? findRunnerWidth(tokens) : undefined;
  if (isRunner && !runnerMm && !isWidthOpen) return undefined;
  const widthMm = isRunner ? undefined : findWidth(tokens);
  const landing = findLanding(rooms);
  return {
    steps,
    ...(turning && { winders: turning.count }),
    ...(widthMm && { widthMm }),
    ...(runnerMm && { runnerMm }),
    ...(landing && { landing: { lengthMm: landing.lengthMm, widthMm: landing.widthMm } }),
  };
}

const landingsOfTurns = words('dogleg quarter half');

/** The steps of one flight that turns, of whose winders nothing is said: "13 steps and one turn". */
export function findTurningSteps(tokens: readonly Token[]): number | undefined {
  const isTurning = tokens.some(
    ({ text }, at) =>
      (turns.has(text) || landingsOfTurns.has(text)) && !denies.has(tokens[at - 1]?.text ?? ''),
  );
  const counts = new Set(findCounts(tokens));
  const [total] = counts;
  return isTurning && counts.size === 1 && !findWinders(tokens) ? total : undefined;
}

const maxAnswer = 8;
const noWinders = words('no none zero straight landing flat square platform');

/** How many steps are winders, in answer to that question: "3 of them", "none, it's a flat bit". */
export function readWinderCount(tokens: readonly Token[]): number | undefined {
  const found = findWinders(tokens);
  if (found) return found.count;
  // Who says more than that answers something else.
  if (tokens.length > maxAnswer) return undefined;
  if (tokens.some(({ text }) => noWinders.has(text))) return 0;
  const [number, ...others] = [...tokens.keys()].flatMap((at) => readQuantity(tokens, at) ?? []);
  const isOne = number && others.length === 0 && isCount(number.value, 1, maxWinders);
  return isOne ? number.value : undefined;
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
    // "The stairs too, 13 of them".
    const isOfThem =
      tokens[number.end]?.text === 'of' &&
      /^(?:them|those)$/.test(tokens[number.end + 1]?.text ?? '') &&
      tokens.slice(Math.max(0, at - maxBetween), at).some(({ text }) => stepWords.has(text));
    const isOf = tokens[at - 1]?.text === 'of' && flightWords.has(tokens[at - 2]?.text ?? '');
    const isNamed = stepWords.has(tokens[named]?.text ?? '');
    // "Stairs: 13 straight", "the stairs, there's 13"
    let lead = at - 1;
    while (tokens[lead]?.kind === 'mark' || thereAre.has(tokens[lead]?.text ?? '')) lead -= 1;
    const isAfter =
      ['stairs', 'staircase'].includes(tokens[lead]?.text ?? '') &&
      (isEnd(tokens, number.end) || ['straight', 'and'].includes(tokens[number.end]?.text ?? ''));
    return isOfThem ||
      isAfter ||
      (isNamed && !isPartOfStairs(tokens, at)) ||
      (isOf && isEnd(tokens, number.end))
      ? [number.value]
      : [];
  });
}

const thereAre = words("there theres there's 's s is are its it's about around as well too also");
const partWords = words('bottom top last first of');
/** "the bottom 6 steps", "7 of the 13 stairs" */
const isPartOfStairs = (tokens: readonly Token[], at: number) =>
  partWords.has(tokens[at - 1]?.text ?? '') && !flightWords.has(tokens[at - 2]?.text ?? '');

/** Whether a number is not the beginning of a length: "a flight of 13", "a staircase of 13, 85 cm wide". */
const isEnd = (tokens: readonly Token[], at: number) =>
  tokens[at] === undefined || tokens[at].kind === 'mark' || tokens[at].text === 'with';

const ofThem = words(
  'of them which those are is kite the these stairs steps treads go goes round around on at a do',
);
const including = words('with including incl inc have has got');
const maxBetween = 6;

/**
 * `2 winders` come on top of the steps; `3 of them winders`, `3 of the stairs turn`, `the top 3 are winders` and
 * `13 with 3 winders` are among them.
 */
export function findWinders(
  tokens: readonly Token[],
): { count: number; isIncluded: boolean } | undefined {
  for (const at of tokens.keys()) {
    // "If there was a winder at the top"
    if (tokens[at]?.text === 'a' && /^(?:winder|kite)$/.test(tokens[at + 1]?.text ?? ''))
      return { count: 1, isIncluded: true };
    const number = readQuantity(tokens, at);
    if (!number || !isCount(number.value, 1, maxWinders)) continue;
    const named = skip(tokens, number.end, ofThem, maxBetween);
    const word = tokens[named]?.text ?? '';
    const before = tokens[at - 1]?.text ?? '';
    const isOfThem = tokens[number.end]?.text === 'of' || partWords.has(before);
    if (!winderWords.has(word) && !(isOfThem && turns.has(word))) continue;
    return { count: number.value, isIncluded: isOfThem || including.has(before) };
  }
  return undefined;
}

/** The flight with the winders that were told of it later. */
export function addWinders(
  flight: Omit<StatedFlight, 'landing'>,
  { count, isIncluded }: { count: number; isIncluded: boolean },
) {
  const all = flight.steps + (flight.winders ?? 0);
  const steps = isIncluded ? all - count : flight.steps;
  return steps < 1 ? flight : { ...flight, steps, winders: count };
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

/**
 * `a 60 cm runner`, `a runner 0.6 m wide`
 * @param isKnown whether a runner is spoken of without being named
 */
export function findRunnerWidth(tokens: readonly Token[], isKnown = false): number | undefined {
  if (!isKnown && !tokens.some(({ text }) => runnerWords.has(text))) return undefined;
  const found = findMeasures(tokens).flatMap(({ value, unit, side }) =>
    unit || side === 'width' ? [toMillimetres(value, unit ?? (value < 3 ? 'm' : 'cm'))] : [],
  );
  return found.find((width) => width >= runnerWidths.min && width <= runnerWidths.max);
}

const isCount = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

function skip(
  tokens: readonly Token[],
  from: number,
  skipped: ReadonlySet<string>,
  most = 3,
): number {
  let at = from;
  while (skipped.has(tokens[at]?.text ?? '') && at < from + most) at += 1;
  return at;
}

/**
 * "Full width against a runner", "and a runner, what's the difference": stairs that are weighed both ways.
 * @param part the part of the text that is read
 */
export const weighsRunner = (text: string, part = text): boolean =>
  runnerNamed.test(text) &&
  /\bfull[- ]width\b|\bdifference\b|\bagainst\b|\bvs\b|\bversus\b|\bcompare[ds]?\b|\bcheaper\b|\bdearer\b/i.test(
    text,
  ) &&
  /\brunners?\b|\bdifference\b|\bfull[- ]width\b/i.test(part);
const runnerNamed =
  /(?<!\b(?:forget|without|no|not|scrap|drop|skip|leave) (?:a |the )?)\brunners?\b/i;
