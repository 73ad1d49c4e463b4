import { readCount, readQuantity } from '../text/spoken-numbers.ts';
import { type Token, textOf } from '../text/tokenize.ts';
import type { Pair } from './pair-measures.ts';

/** Words for rooms that can be counted: `two bedrooms`. */
const counted =
  /^(?:(?:bed|bath|play|class|store|living|dining)?rooms?|beds|lounges|kitchens|of|offices|landings|hallways|halls|lots|flats|alcoves|bays|recesses|doubles|singles|spaces)$/;

/**
 * How many rooms share one size, from the text before and after it: `two bedrooms, both 3 by 4`,
 * `2 rooms of 3 by 4`, `3 by 4 (x2)`.
 */
export function countAlike(
  tokens: readonly Token[],
  pair: Pair,
  {
    start,
    stop: last,
    isOnly,
    sizes,
  }: { start: number; stop: number; isOnly: boolean; sizes: number },
): number {
  const { first, end } = pair;
  const some = countOfSome(tokens, first.from);
  if (some) return some;
  const times = countAfter(tokens, end) ?? (isOnly ? countOfThem(tokens, end) : undefined);
  if (times) return times;
  const before = tokens.slice(Math.max(start, first.from - 7), first.from);
  if (twoOf.test(before.map(({ text }) => text).join(' '))) return 2;
  if (isOnly && /\bpair of (?:them|rooms)\b/.test(textOf(tokens, end, end + 6))) return 2;
  // After the last of several rooms, "both" refers to all of them.
  const after = isOnly ? tokens.slice(end, end + 5) : tokens.slice(end, end + 1);
  const near = [...before, ...after];
  const shared = near
    .filter(
      ({ text }, at) =>
        sharedWords.has(text) && !isSides(near[at + 1]?.text) && !greets(near[at - 1]?.text),
    )
    .map(({ text }) => text);
  const isShared = shared.length > 0;
  const from = isShared && isOnly ? 0 : Math.max(start, first.from - 8);
  const stop = isShared && isOnly ? tokens.length : first.from;
  for (let at = from; at < stop; at += 1) {
    if (at >= first.from && at < end) continue;
    const count = readQuantity(tokens, at);
    const most = isShared ? maxShared : maxCount;
    const isCount =
      count && Number.isInteger(count.value) && count.value > 1 && count.value <= most;
    if (!isCount) continue;
    let of = count.end;
    while (kinds.has(tokens[of]?.text ?? '')) of += 1;
    const isAny = isShared && isPlural(tokens[of]);
    // One word may describe them: "four student bedrooms".
    if (!isAny && !isCounted(tokens[of]) && tokens[of + 1]?.text !== 'of') of += 1;
    if (!isAny && !isCounted(tokens[of])) continue;
    // Each of them has all of the rooms.
    if (!isOnly && isHome(tokens[of])) continue;
    const isApart = !isOnly && tokens.slice(of, first.from).some(({ text }) => text === '.');
    if ((isShared && !isApart) || leadsTo(tokens.slice(of, first.from), isOnly)) return count.value;
  }
  // "Both rooms, lounge 5 by 4 and bedroom 4 by 3"
  const areListed = sizes === 2 && /\bboth (?:the |my |our )?rooms\b/.test(textOf(tokens, 0, end));
  const isTwo =
    (shared.includes('both') && !areListed && (isOnly || saysPlural(tokens, start, first.from))) ||
    isLikeTheOther(tokens.slice(end, Math.min(last, end + 14)));
  return isTwo ? 2 : 1;
}

/** "Three are 3.5 by 3", "three of them at 3.5 by 3": of rooms that were counted before. */
function countOfSome(tokens: readonly Token[], from: number): number | undefined {
  const before = textOf(tokens, Math.max(0, from - 7), from);
  const [, lead = '', word = ''] = someOf.exec(before) ?? [];
  // "Bedrooms 2 and 3 are 4 by 3"
  if (/\b(?:and|&|to|no|number)$|\d$/.test(lead.trim()) || isNamedBefore.test(lead.trim()))
    return undefined;
  const count = readCount(word) ?? 0;
  return count > 1 && count <= maxCount ? count : undefined;
}
const someOf =
  /^(.*?)\b(two|three|four|five|six|seven|eight|[2-8]) (?:of (?:them|those|these)|are|at|being|measure|measuring|come in at)(?: (?:are|at|measure|measuring|being|all|both|each|about|roughly|approx))*$/;
const isNamedBefore = /(?:room|rooms|beds?|flats?|houses?|steps|stairs)$/;

const maxCount = 8;
/** "14 rooms, 4 by 3.5 each". */
const maxShared = 30;

/** "Hall 4 by 1 and kitchen 3 by 3 both" is two rooms; "lounge 5 by 4 and bedrooms 3 by 3 both" is three. */
const saysPlural = (tokens: readonly Token[], from: number, end: number) =>
  tokens.slice(from, end).some(({ text }) => counted.test(text) && text.endsWith('s'));

const sharedWords = new Set(['both', 'each', 'all', 'apiece']);

/** "Morning all" shares nothing. */
const greets = (word: string | undefined) =>
  ['morning', 'afternoon', 'evening', 'hi', 'hello', 'hey', 'hiya', 'thanks'].includes(word ?? '');

/** "open on both sides" is not a count of rooms. */
const isSides = (word: string | undefined) =>
  ['side', 'sides', 'end', 'ends', 'way', 'ways'].includes(word ?? '');

const kinds = new Set(
  'no . x double single spare small large big identical matching same equal kids front back upstairs empty'.split(
    ' ',
  ),
);
const leadingWords = new Set(
  'of at about around : - , ( measuring same size sized identical the are exactly roughly approx just that which as'.split(
    ' ',
  ),
);
const firmWords = ['of', 'at', 'measuring', 'same', 'size', 'sized', 'identical'];

/** Whether the text between a count and a size connects them. `2 rooms 4x3 and 5x3` is a list. */
const leadsTo = (between: readonly Token[], isOnly: boolean) =>
  between.slice(1).every(({ text }) => leadingWords.has(text)) &&
  (isOnly || between.some(({ text }) => firmWords.includes(text)));

/** `and the other one is exactly the same`, `the dining room is the same size`, `bed 2 same again`. */
function isLikeTheOther(after: readonly Token[]): boolean {
  const text = after.map(({ text: word }) => word).join(' ');
  // "Hall 4 by 1, same again" may as well be the same floor.
  if (/\bsame again\b/.test(text)) return ofOther.test(text);
  return /\b(?:identical|ditto|same (?:size|dimensions|measurements)|(?:exactly|just) the same(?! \w*(?:carpet|floor|colour|stuff|price))|(?:other|second)\b.*\bsame)\b/.test(
    text,
  );
}
const ofOther = /\b(?:others?|second|next|another|one|\w*rooms?|beds?|doubles?|singles?)\b/;

/** `first two`, `bedrooms 1 and 2 are`, `a pair of rooms at`. */
const twoOf =
  /\b(?:(?:first|other|last) (?:two|2)|(?:bed)?rooms? \d (?:and|&|\+) \d(?: are| is| both)*|(?:pair|couple) of (?:\w+ )?(?:bed)?rooms(?: at| of| measuring)?)$/;

const isHome = (token: Token | undefined) =>
  /^(?:flats|apartments|houses|homes|bungalows|cottages|properties|units)$/.test(token?.text ?? '');

const isCounted = (token: Token | undefined) => counted.test(token?.text ?? '');

/** "Four bedsits, 3 by 3 each": with "each" any plural is counted, other than lengths and parts of a room. */
const isPlural = (token: Token | undefined) =>
  /^\p{L}{3,}s$/u.test(token?.text ?? '') &&
  !/^(?:metres?|meters?|feet|inches|walls?|sides?|ends?|doors?|windows|stairs|steps|weeks?|days?|months?|years?|kids?|dogs?|cats?|joins?|pieces?|rolls?|widths?|colours?|samples?|quotes?|prices?|times)$/.test(
    token?.text ?? '',
  );

/** `(x2)`, `x 2 rooms`, after a size. */
function countAfter(tokens: readonly Token[], end: number): number | undefined {
  const isBracket = tokens[end]?.text === '(';
  const mark = tokens[end + (isBracket ? 1 : 0)];
  const number = tokens[end + (isBracket ? 2 : 1)];
  const after = tokens[end + (isBracket ? 3 : 2)]?.text ?? '';
  if (!mark || !['x', 'times'].includes(mark.text) || number?.kind !== 'number') return undefined;
  const isCount = Number.isInteger(number.value) && number.value > 1 && number.value <= 8;
  // "3.6m x 3.1m x2"
  if (isCount && number.glued && mark.text === 'x' && tokens[end - 1]?.kind === 'word')
    return number.value;
  return isCount && (isBracket ? after === ')' : counted.test(after)) ? number.value : undefined;
}

/** `two of them`, after the only size. */
function countOfThem(tokens: readonly Token[], end: number): number | undefined {
  const them = tokens.findIndex(
    ({ text }, at) => at > end && text === 'them' && tokens[at - 1]?.text === 'of',
  );
  const count = them < 0 ? undefined : readQuantity(tokens, them - 2);
  return count && count.end === them - 1 && count.value > 1 && count.value <= 8
    ? count.value
    : undefined;
}
