import { type FloorChoice, isSameFloor } from '../../../conversation/record.ts';
import { readTokens, type Token, textOf, tidyText } from '../../../nlu/text/tokenize.ts';
import { findPhrases } from '../rooms/find-phrases.ts';

const joins = new Set(['and', '&', '+', 'or', ',', 'in', 'for', 'the', 'on', 'plus']);

/** Where rooms are named that other words stand between. */
function findNames(tokens: readonly Token[]): { from: number; end: number }[] {
  const names = findPhrases(tokens).filter(
    ({ isBare, isOther, storey }) => !isBare || isOther || storey,
  );
  return names.reduce<{ from: number; end: number }[]>((apart, { from, end }) => {
    const last = apart.at(-1);
    const isListed = last && tokens.slice(last.end, from).every(({ text }) => joins.has(text));
    if (last && isListed) last.end = end;
    else apart.push({ from, end });
    return apart;
  }, []);
}

/**
 * "Loop in the lounge oak in the hall", "carpet + vinyl", without a stop between: the parts of a text that name one floor each, and the
 * text itself where there are none.
 * @param floorOf the floor that a part names
 */
export function splitRunOn(
  text: string,
  floorOf: (part: string) => FloorChoice | undefined,
): string[] {
  const added = text.split(/\s*\+\s*/);
  if (added.length > 1 && areApart(added.map(floorOf))) return added;
  const tokens = readTokens(tidyText(text));
  const names = findNames(tokens);
  const [first] = names;
  if (!first || names.length < 2) return [text];
  const isFloorFirst = floorOf(textOf(tokens, 0, first.from)) !== undefined;
  const cuts = isFloorFirst
    ? names.slice(0, -1).map(({ end }) => end)
    : names.slice(1).map(({ from }) => from);
  const parts = [0, ...cuts].map((from, at) => textOf(tokens, from, cuts[at] ?? tokens.length));
  return areApart(parts.map(floorOf)) ? parts : [text];
}

/** Floors, not all of which are the same. */
const areApart = ([one, ...others]: readonly (FloorChoice | undefined)[]): boolean =>
  one !== undefined &&
  others.every(Boolean) &&
  others.some((other) => other && !isSameFloor(one, other));
