import { type Token, textOf } from '../text/tokenize.ts';

const isTall = (word: string | undefined) =>
  ['high', 'tall', 'height', 'ceiling', 'ceilings', 'h'].includes(word ?? '');

const countedWords = new Set(
  'am pm st nd rd th oclock years year days weeks hours pounds quid'.split(' '),
);
const oneWords = new Set('way side wall direction end of is room'.split(' '));

const times = new Set(['x', '×', '*', 'by']);
const likePrice = /^\d{1,3}\.\d9$/;

/** "12.99 a metre", "12.99 x 21 = 273": a price and what is worked out with it. */
function isPriceOfMetre(tokens: readonly Token[], from: number, end: number): boolean {
  const text = (at: number) => tokens[at]?.text ?? '';
  if (times.has(text(from - 1))) return likePrice.test(text(from - 2)) && text(end) === '=';
  if (!likePrice.test(text(from))) return false;
  return times.has(text(end))
    ? text(end + 2) === '='
    : !/^(?:m|ft|cm|wide|long|deep|and)$/.test(text(end));
}

/** "The 2 herringbone ones", "those two laminates". */
const countsFloors =
  /^(?:(?!ones)[a-z]+ )?(?:ones|colou?rs|options|kinds|types|sorts|herringbones|planks|laminates|vinyls|twists|carpets|floors)\b/;

/** "15 a metre", "15 quid per m2" */
function isRate(tokens: readonly Token[], end: number): boolean {
  const said = textOf(tokens, end, end + 5);
  return /^(?:quid |pounds? )?(?:a|per) (?:sq(?:uare)? ?)?(?:m|met(?:re|er)|sqm|m2|yard)\b/.test(
    said,
  );
}

/** "Not 15 in total" */
const isDeniedSum = (tokens: readonly Token[], from: number, end: number): boolean =>
  tokens[from - 1]?.text === 'not' &&
  /^(?:in total|altogether|all in)\b/.test(textOf(tokens, end, end + 2));

/** "The full width one in slate", "the wide one": no side of one metre. */
const isPronoun = (tokens: readonly Token[], at: number): boolean =>
  !beforeSide.has(tokens[at - 1]?.text ?? '') && !afterSide.has(tokens[at + 1]?.text ?? '');
const beforeSide = new Set('x × * times by is are : = about'.split(' '));
const afterSide = new Set('x × * times by wide long across deep'.split(' '));

/** Whether a number is not a length: money, percentages, heights, thicknesses, and counts. */
export function isSomethingElse(
  tokens: readonly Token[],
  { from, end, unit }: { from: number; end: number; unit?: string | undefined },
): boolean {
  const before = tokens[from - 1]?.text ?? '';
  if (['£', '$', '€', '#'].includes(before)) return true;
  if (before === '+' && tokens[from]?.glued) return true;
  const after = tokens[end]?.text ?? '';
  if (unit === undefined && (isRate(tokens, end) || isDeniedSum(tokens, from, end))) return true;
  if (unit === undefined && isPriceOfMetre(tokens, from, end)) return true;
  const isPointed = /^(?:the|these|those|your|between|are)$/.test(before);
  if (unit === undefined && isPointed && countsFloors.test(textOf(tokens, end, end + 2)))
    return true;
  const isOne = tokens[from]?.text === 'one' && end === from + 1;
  if (isOne && (oneWords.has(after) || (unit === undefined && isPronoun(tokens, from))))
    return true;
  if (['%', '£', 'k'].includes(after)) return true;
  if (isTall(after)) return !(after === 'h' && tokens[end + 1]?.kind === 'number');
  if (after === 'in' && isTall(tokens[end + 1]?.text)) return true;
  return unit === undefined && countedWords.has(after);
}
