import { type Facts, isRounded, keyOf, type Source } from './evidence.ts';
import { type Claim, findFigures } from './figures.ts';

const hasSum = ({ figures }: Source, sum: Claim) =>
  figures.has(keyOf(sum)) ||
  [...figures].some((key) => key.startsWith('money ') && isRounded(sum, [Number(key.slice(6))]));

/**
 * The supported sums of a clause that the evidence gives for something else: another product, another part of the
 * price, or the floor with fitting where it is without.
 */
export function findMisplaced(
  clause: string,
  sentence: string,
  sums: readonly Claim[],
  named: readonly string[],
  { sources }: Facts,
): Claim[] {
  return sums.flatMap((sum) => {
    const own = sources.filter((source) => hasSum(source, sum));
    if (named.length > 0 && !own.some(({ stems }) => named.every((word) => stems.has(word))))
      return [{ ...sum, kind: 'price of another product' }];
    if (!isOfUnit(sum, own)) return [{ ...sum, kind: 'price of another unit' }];
    if (isExtra.test(clause) && own.length > 0 && own.every(({ text }) => isBreakdown.test(text)))
      return [{ ...sum, kind: 'part of the price' }];
    if (isOfRoll(clause, sentence) && !hasRoll(clause, own))
      return [{ ...sum, kind: 'price of another roll' }];
    const isSupply = own.length > 0 && own.every(({ text }) => /\bsupply only\b/i.test(text));
    const isFitted =
      own.length > 0 && own.every(({ text }) => /\bsupplied and fitted\b/i.test(text));
    const saysFitted = /\b(?:fitted|with fitting|including (?:the )?fitting)\b/i.test(sentence);
    const saysSupply =
      /\b(?:supply[- ]only|unfitted|without (?:the )?(?:fitting|installation))\b/i.test(sentence);
    return (isSupply && saysFitted && !saysSupply) || (isFitted && saysSupply)
      ? [{ ...sum, kind: 'price with or without fitting' }]
      : [];
  });
}

/** Whether a sum is the price of what it is said to be of: of a square metre, a piece or the whole job. */
function isOfUnit(sum: Claim, own: readonly Source[]): boolean {
  if (!sum.per) return true;
  const told = own.flatMap(({ text }) =>
    findFigures(text).filter(
      ({ kind, value }) =>
        kind === 'money' && (value === sum.value || isRounded(sum, [Number(value)])),
    ),
  );
  // In a list the unit stands once, after the last sum.
  const inLists = own.flatMap(({ text }) => findFigures(text).flatMap(({ per }) => per ?? []));
  return told.some(({ per }) => (per ?? 'job') === sum.per) || inLists.includes(sum.per);
}

/** What comes on top of a price is none of its parts. */
const isExtra = /\b(?:on top|another £|extra|in addition|additional(?:ly)?)/i;
const isBreakdown = /^\s*that is materials\b/i;

const rollsOf = (text: string) => findFigures(text).filter(({ kind }) => kind === 'm');
const isOfRoll = (clause: string, sentence: string) =>
  /\broll\b/i.test(clause) &&
  rollsOf(clause).length === 1 &&
  !/\bcheaper|\bdearer|\bsav/i.test(sentence);

/** Whether the evidence gives a sum for the roll of a clause, "from the 5 m roll". */
const hasRoll = (clause: string, own: readonly Source[]) =>
  rollsOf(clause).every((roll) => own.some(({ figures }) => figures.has(keyOf(roll))));
