import { type Facts, isRounded, keyOf, type Source } from './evidence.ts';
import { type Claim, findFigures } from './figures.ts';

/** Parts of a price, which are told beside their sums. */
const priceParts =
  /\b(?:materials?|underlay|accessories|installation|fitting|gripper|scotia|seal|door bars?)\b/gi;

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
  { sources, sentences }: Facts,
): Claim[] {
  return sums.flatMap((sum) => {
    const own = sources.filter((source) => hasSum(source, sum));
    if (named.length > 0 && !own.some(({ stems }) => named.every((word) => stems.has(word))))
      return [{ ...sum, kind: 'price of another product' }];
    if (!isOfUnit(sum, own)) return [{ ...sum, kind: 'price of another unit' }];
    if (!isOfPart(clause, sums, sentences)) return [{ ...sum, kind: 'price of another part' }];
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

/** Whether a sum beside a part of a price, "underlay £90", is that part's in the evidence. */
function isOfPart(clause: string, sums: readonly Claim[], sentences: readonly string[]): boolean {
  const [part, ...others] = clause.match(priceParts) ?? [];
  const [sum, ...more] = sums;
  if (!part || !sum || others.length > 0 || more.length > 0) return true;
  if (/\bof the £/i.test(clause)) return true;
  const beside = new RegExp(`\\b${part.slice(0, 6)}\\w*[^£]{0,20}£([\\d,.]+\\d)`, 'gi');
  const told = sentences.flatMap((text) =>
    [...text.matchAll(beside)].map(([, pounds = '']) => Number(pounds.replaceAll(',', ''))),
  );
  return told.length === 0 || told.includes(Number(sum.value)) || isRounded(sum, told);
}
