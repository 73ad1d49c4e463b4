import type { Token } from '../text/tokenize.ts';
import { type Measure, sideOf } from './measures.ts';

/** Two lengths of one size. `end` is the position of the first token after them. */
export type Pair = { first: Measure; second: Measure; end: number };

/** The lengths that are stated as two sides of something, in order. */
export function pairUp(tokens: readonly Token[], measures: readonly Measure[]): Pair[] {
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
    // A third number is the height of the room, or the number of such rooms.
    at += third && isTimes(tokens.slice(second.end, third.from)) ? 2 : 1;
  }
  return pairs;
}

const timesWords = new Set('x by * times bye buy xx bt nby bu byt vy'.split(' '));
const softWords = new Set(
  'about approx approximately roughly around say ~ maybe just over under nearly almost . or so ish c a bit little slightly good touch shade tad another wide long max maximum min - into the bay , circa at its widest deepest longest'.split(
    ' ',
  ),
);

function isTimes(between: readonly Token[]): boolean {
  const said = leaveOutBrackets(between);
  const marks = said.filter(({ text }) => timesWords.has(text));
  const rest = said.filter(({ text }) => !timesWords.has(text) && !softWords.has(text));
  // Tolerates a repeated word: "3 by by 4".
  return (marks.length === 1 || marks.length === 2) && rest.length === 0 && said.length <= 6;
}

/** `4m (window wall) x 3m`: removes bracketed text between two lengths. */
function leaveOutBrackets(tokens: readonly Token[]): Token[] {
  let isInside = false;
  return tokens.filter(({ text }) => {
    if (text === '(') isInside = true;
    const isKept = !isInside && text !== ')';
    if (text === ')') isInside = false;
    return isKept;
  });
}

const joiningWords = new Set(
  'and an & , the a is of its it by about approx roughly around x - : ; = / with in . then s was at n also but only just length width lenght widht wide long l w room rooms wall walls side sides longest shortest widest narrowest short over under nearly almost bit little maybe probably say that another goes back'.split(
    ' ',
  ),
);

function belongTogether(tokens: readonly Token[], first: Measure, second: Measure): boolean {
  const between = tokens.slice(first.end, second.from);
  if (isRollTalk(tokens, second)) return false;
  if (isTimes(between)) return true;
  const sides = first.side !== undefined || second.side !== undefined;
  const clash = first.side !== undefined && first.side === second.side;
  if (clash || between.length > 10) return false;
  if (between.length === 1 && between[0]?.text === 'of') return false;
  const joins = between.every(({ text }) => joiningWords.has(text) || sideOf(text));
  if (sides && joins)
    return (
      first.unit !== undefined ||
      second.unit !== undefined ||
      between.some(({ text }) => sideOf(text)) ||
      (first.side !== undefined && second.side !== undefined)
    );
  if (runsAcross(tokens, first, second)) return true;
  const [mark] = between;
  const isDecimal = [first, second].every(({ value }) => !Number.isInteger(value));
  if (between.length === 1 && mark?.text === '/' && second.unit && isDecimal) return true;
  const haveUnits = first.unit !== undefined && second.unit !== undefined;
  const adjacent = between.length === 0 || [',', '/', 'and', 'on'].includes(mark?.text ?? '');
  return adjacent && between.length <= 1 && haveUnits && first.unit !== 'mm';
}

const acrossWords = new Set(
  'and then , by on from to the a my opposite far other others tother that this one way side wall direction is its it in end back front top bottom door window fireplace about along long short'.split(
    ' ',
  ),
);
const acrossPhrases =
  /\b(?:t?others?|(?:opposite|far) (?:wall|side|end)|(?:side|short) wall|that way|this way|(?:side|wall|end|top|front) (?:to|by) (?:side|wall|end|bottom|back))\b/;

/** `4m one way and 3.2 the other`, `4m from door to window then 3m from side to side`. */
function runsAcross(tokens: readonly Token[], first: Measure, second: Measure): boolean {
  const between = tokens.slice(first.end, second.from);
  if (!between.every(({ text }) => acrossWords.has(text))) return false;
  const isLength = first.unit !== undefined || !Number.isInteger(first.value) || first.value >= 100;
  const around = [...between, ...tokens.slice(second.end, second.end + 4)];
  return isLength && acrossPhrases.test(around.map(({ text }) => text).join(' '));
}

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

/** "in 4m and 5m widths" is about the carpet, not a room. */
function isRollTalk(tokens: readonly Token[], { end, side }: Measure): boolean {
  if (side === 'width')
    return rollWords.has(tokens[end]?.text ?? '') && tokens[end]?.text !== 'width';
  return rollWords.has(tokens[end]?.text ?? '');
}

const textBefore = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - 6), at)
    .map(({ text }) => text)
    .join(' ');

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
  const before = textBefore(tokens, first.from);
  if (/\b(?:all|every|each)(?: (?:four|4))? (?:walls?|sides?)(?: are| is)?$/.test(before))
    return { first, second: first, end };
  const after = tokens.slice(end, end + 3).map(({ text }) => text);
  if (/^(?:by|x) the same$/.test(after.join(' '))) return { first, second: first, end: end + 3 };
  if (next !== 'square') return undefined;
  if ([...'m'].includes(unit) ? value > 8 : unit !== 'ft' || value > 30) return undefined;
  return { first, second: first, end: end + 1 };
}
