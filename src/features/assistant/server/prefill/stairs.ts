import { readSpoken } from './numbers.ts';
import type { ReadRoom, RoomName } from './room-names.ts';
import { type Tokens, wordSet } from './tokens.ts';

const stepWords = wordSet`stairs steps treads risers step`;
const toSteps = wordSet`is are has have theres there s : - ( , its about only got we with of them too and as well`;
const afterSteps =
  /^(?:x|by|m|cm|mm|ft|foot|feet|met\w+|quid|bedrooms?|rooms?|beds?|'|"|st|nd|rd|th|am|pm|%|\d.*)$/;

/** A whole number that steps can be. */
export function countAt(tokens: Tokens, at: number): number | undefined {
  const token = tokens[at];
  const value = token?.kind === 'number' ? token.value : readSpoken(tokens, at)?.value;
  return value && Number.isInteger(value) && value <= 30 && tokens.word(at - 1) !== '£'
    ? value
    : undefined;
}

/** "13 stairs", "stairs 14 steps", "the stairs, there's 13", "a flight of 13" */
export function findFlights(tokens: Tokens, names: readonly RoomName[]): ReadRoom[] {
  const stairs = names.filter(({ base }) => base === 'stairs');
  for (let at = 0; at < tokens.length; at += 1) {
    const steps = countAt(tokens, at);
    if (steps === undefined) continue;
    const end = readSpoken(tokens, at)?.end ?? at + 1;
    const [after, second] = tokens.after(end, 2);
    const isFlight = /^(?:flight|staircase|stairs|set) of$/.test(
      `${tokens.word(at - 2)} ${tokens.word(at - 1)}`,
    );
    const isCounted =
      stepWords.has(after) || (/^(?:straight|open)$/.test(after) && stepWords.has(second));
    // "3 steps down", "2 steps to the garden"
    const hasStairs = stairs.some(({ from }) => from !== at && from !== end);
    const isFew = !hasStairs && (steps < 6 || /^(?:down|from|up)$/.test(second));
    const near = stairs.find((name) => name.end <= at && at - name.end < 12);
    const between = near ? tokens.texts(near.end, at) : [];
    const isSaid =
      near &&
      steps > 2 &&
      between.length < 7 &&
      between.every((word) => toSteps.has(word)) &&
      !afterSteps.test(after);
    if (!(isFlight || (isCounted && !isFew) || isSaid)) continue;
    const { from, end: last } = near ?? stairs[0] ?? { from: at, end };
    const name = { base: 'stairs', label: 'Stairs', mark: '', from, end: last };
    const flight = {
      name,
      steps,
      isSized: true,
      from: Math.min(from, at),
      end: Math.max(end + 1, last),
    };
    const isEach = tokens
      .texts(at - 2, end + 3)
      .some((word) => /^(?:each|both|apiece)$/.test(word));
    const several = tokens.findIndex(({ text }) => /^(?:flights|staircases|sets)$/.test(text));
    const times = isEach ? countAt(tokens, several - 1) : undefined;
    return [{ ...flight, ...(times && times > 1 && times < 9 && { times }) }];
  }
  return [];
}
