import type { Pair } from './pair-measures.ts';
import { readQuantity } from './spoken-numbers.ts';
import type { Token } from './tokens.ts';

/** Rooms of which one says how many: `two bedrooms`. */
const counted =
  /^(?:(?:bed|bath)?rooms?|beds|of|offices|landings|hallways|halls|lots|flats|doubles|singles|spaces)$/;

/** How many rooms share one size: `two bedrooms, both 3 by 4`, `2 rooms of 3 by 4`, `3 by 4 (x2)`. */
export function countAlike(
  tokens: readonly Token[],
  pair: Pair,
  start: number,
  isOnly: boolean,
): number {
  const { first, end } = pair;
  const times = countAfter(tokens, end);
  if (times) return times;
  const near = tokens
    .slice(Math.max(start, first.from - 3), first.from)
    .concat(tokens.slice(end, end + 4));
  const isShared = near.some(({ text }) => ['both', 'each', 'all'].includes(text));
  const from = isShared && isOnly ? 0 : Math.max(start, first.from - 6);
  const stop = isShared && isOnly ? tokens.length : first.from;
  for (let at = from; at < stop; at += 1) {
    if (at >= first.from && at < end) continue;
    const count = readQuantity(tokens, at);
    const isCount = count && Number.isInteger(count.value) && count.value > 1 && count.value <= 8;
    if (!isCount) continue;
    let of = count.end;
    while (['no', '.', 'x', 'double', 'single', 'spare', 'small'].includes(tokens[of]?.text ?? ''))
      of += 1;
    if (!counted.test(tokens[of]?.text ?? '')) continue;
    if (isShared || (isOnly && leadsTo(tokens, of + 1, first.from))) return count.value;
  }
  return near.some(({ text }) => text === 'both') ? 2 : 1;
}

const leadingWords = new Set(['of', 'at', 'about', 'around', ':', '-', ',', '(', 'measuring']);

/** Whether a count of rooms stands right before a size. */
const leadsTo = (tokens: readonly Token[], from: number, end: number) =>
  from <= end && tokens.slice(from, end).every(({ text }) => leadingWords.has(text));

/** `(x2)`, `x 2 rooms`, after a size. */
function countAfter(tokens: readonly Token[], end: number): number | undefined {
  const isBracket = tokens[end]?.text === '(';
  const mark = tokens[end + (isBracket ? 1 : 0)];
  const number = tokens[end + (isBracket ? 2 : 1)];
  const after = tokens[end + (isBracket ? 3 : 2)]?.text ?? '';
  if (!mark || !['x', 'times'].includes(mark.text) || number?.kind !== 'number') return undefined;
  const isCount = Number.isInteger(number.value) && number.value > 1 && number.value <= 8;
  return isCount && (isBracket ? after === ')' : counted.test(after)) ? number.value : undefined;
}
