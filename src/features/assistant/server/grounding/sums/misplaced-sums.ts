import { type Facts, isRounded, keyOf, type Source } from '../evidence.ts';
import { type Claim, findFigures } from '../figures.ts';
import { allStems, stemOf } from '../statements.ts';
import { ofDifference } from './worked-out-sums.ts';

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
    const allSay = (pattern: RegExp) =>
      own.length > 0 && own.every(({ text }) => pattern.test(text));
    if (named.length > 0 && !own.some(({ stems }) => named.every((word) => stems.has(word))))
      return [{ ...sum, kind: 'price of another product' }];
    if (isStandard.test(clause) && allSay(isOfProduct))
      return [{ ...sum, kind: 'price of another product' }];
    if (isForArea(sum, clause, own)) return [{ ...sum, kind: 'price of another unit' }];
    if (!isOfUnit(sum, own) && !isOfSeveral(sum, sentence, own))
      return [{ ...sum, kind: 'price of another unit' }];
    if (isOtherwiseDated(sum, clause, own)) return [{ ...sum, kind: 'price of another time' }];
    if (isAlone.test(clause) && allSay(isWhole))
      return [{ ...sum, kind: 'price with or without fitting' }];
    if (isUnnamedRoll(sentence, own)) return [{ ...sum, kind: 'price of another roll' }];
    if (isUnnamedPart(sentence, own)) return [{ ...sum, kind: 'part of the price' }];
    if (isExtra.test(clause) && allSay(isBreakdown)) return [{ ...sum, kind: 'part of the price' }];
    if (isOfRoll(clause, sentence) && !hasRoll(clause, own, sentences))
      return [{ ...sum, kind: 'price of another roll' }];
    const isSupply = allSay(/\bsupply only\b/i);
    const isFitted = allSay(/\bsupplied and fitted\b/i);
    const near = segmentOf(sum, sentence);
    const where = isFitting.test(near) || isSupplying.test(near) ? near : sentence;
    const saysFitted = isFitting.test(where);
    const saysSupply = isSupplying.test(where);
    return ((isSupply || allSay(isUnfitted)) && saysFitted && !saysSupply) ||
      (isFitted && saysSupply)
      ? [{ ...sum, kind: 'price with or without fitting' }]
      : [];
  });
}

/** "£378.53 for the carpet alone", where that is with the fitting. */
const isAlone =
  /\b(?:carpet|floor\w*|boards?|planks?|tiles?|vinyl|laminate|materials?) (?:alone|itself|only|on its own)\b/i;
const isWhole = /\bsupplied and fitted: £/;
/** A product's own price per square metre. */
const isUnfitted = /: £[\d,.]+ per m²(?!.*\bfitting included\b)/;
const isFitting =
  /\b(?:fitted|with (?:the |our |us )?fitting|including (?:the )?fitting|if we fit|us (?:to )?fit)\b/i;
const isSupplying =
  /\b(?:supply[- ]only|unfitted|materials (?:alone|only)|just the materials|without (?:the )?(?:fitting|installation)|(?:yourself|your own)\b)/i;
/** The words around a sum, up to another. */
const segmentOf = (sum: Claim, sentence: string) =>
  sentence
    .split(/[,;](?=\s)|\b(?:or|and|but)\b/)
    .find((part) => findFigures(part).some((one) => keyOf(one) === keyOf(sum))) ?? sentence;

const isStandard =
  /\b(?:standard|ordinary|basic|plain|regular|usual|normal) (?:carpet|laminate|vinyl|one|floor)\b/i;
/** The first line of an estimate of a product rather than of a kind of floor. */
const isOfProduct = /\bm²\) in \p{Lu}/u;

/** Whether a sum is the price of what it is said to be of: of a square metre, a piece or the whole job. */
function isOfUnit(sum: Claim, own: readonly Source[]): boolean {
  if (!sum.per) return true;
  const units = sum.per === 'the room' ? ['room', 'job'] : [sum.per];
  const told = own.flatMap(({ text }) =>
    findFigures(text).filter(
      ({ kind, value }) =>
        kind === 'money' && (value === sum.value || isRounded(sum, [Number(value)])),
    ),
  );
  // In a list the unit stands once, after the last sum.
  const inLists = own.flatMap(({ text }) => {
    const sums = findFigures(text).filter(({ kind }) => kind === 'money');
    const at = sums.findIndex(
      ({ value }) => value === sum.value || isRounded(sum, [Number(value)]),
    );
    return (/\bwas £/.test(text) ? sums : sums.slice(at)).flatMap(({ per }) => per ?? []);
  });
  // "£20.00 per door", where the evidence has "trimming doors is £20.00 each".
  const isEach =
    told.some(({ per }) => per === 'piece') &&
    own.some(({ stems }) => stems.has(stemOf(sum.per ?? '')));
  return (
    isEach ||
    told.some(({ per }) => units.includes(per ?? 'job')) ||
    units.some((unit) => inLists.includes(unit))
  );
}

/** "For your 12 m² you'd pay £18", where that is the price of one square metre. */
const isForArea = (sum: Claim, clause: string, own: readonly Source[]) =>
  sum.per === undefined &&
  findFigures(clause).some(({ kind }) => kind === 'm2') &&
  own.length > 0 &&
  own.every(({ text }) => {
    const same = findFigures(text).filter(
      ({ kind, value }) => kind === 'money' && value === sum.value,
    );
    return same.length > 0 && same.every(({ per }) => per === 'm2');
  });

/** "Dove and Mocha (£22.50 each)": several products that a sentence names, each of them so much per square metre. */
function isOfSeveral(sum: Claim, sentence: string, own: readonly Source[]): boolean {
  const spoken = allStems(sentence);
  const named = own.filter(({ text }) => {
    const [, colour = ''] = perSquareMetre.exec(text) ?? [];
    return colour !== '' && allStems(colour).every((word) => spoken.includes(word));
  });
  return sum.per === 'piece' && named.length > 1;
}
const perSquareMetre = /\bin ([^:]+): £[\d,.]+ per m²/;

/** What comes on top of a price is none of its parts. */
const isExtra = /\b(?:on top|another £|extra|in addition|additional(?:ly)?)|£[\d.,]+ more\b/i;
const isBreakdown = /^\s*that is materials\b/i;

const rollsOf = (text: string) => findFigures(text).filter(({ kind }) => kind === 'm');
const isOfRoll = (clause: string, sentence: string) =>
  /\broll\b/i.test(clause) &&
  rollsOf(clause).length === 1 &&
  !/\bcheaper|\bdearer|\bsav/i.test(sentence);

/** Whether the evidence gives a sum for the roll of a clause: its own, or the one from which the whole is cut. */
const hasRoll = (clause: string, own: readonly Source[], sentences: readonly string[]) => {
  const isTotal = own.some(({ text }) => /\bsupplied and fitted\b|\bsupply only\b/i.test(text));
  const cut = isTotal ? sentences.filter((text) => /\bcut from\b/i.test(text)) : [];
  const rolls = [...own.map(({ text }) => text), ...cut].flatMap(rollsOf).map(keyOf);
  return rollsOf(clause).every((roll) => rolls.includes(keyOf(roll)));
};

const before = /\b(?:was|were|used to be|previously|originally|formerly|before)\s*$/i;
const after =
  /(?:\bnow|\bcurrently|\bat the moment|\btoday)(?:['’]s| is| it['’]s| at| for| just| only| costs?| down to)*\s*$/i;

/** Whether a sum is told as the old price where it is the new one, or the other way round. */
function isOtherwiseDated(sum: Claim, clause: string, own: readonly Source[]): boolean {
  const lead = (text: string) =>
    [...text.matchAll(/£([\d,.]*\d)/g)]
      .filter(([, figure = '']) => Number(figure.replaceAll(',', '')) === Number(sum.value))
      .map(({ index }) => text.slice(0, index));
  const isOld = own.flatMap(({ text }) => lead(text)).map((text) => before.test(text));
  const isReduced = own.some(({ text }) => /\bwas £/.test(text));
  const said = lead(clause);
  return (
    isReduced &&
    said.length > 0 &&
    ((said.every((text) => before.test(text)) && !isOld.includes(true)) ||
      (said.every((text) => after.test(text)) && !isOld.includes(false)))
  );
}

/** The price from another roll is told only beside a roll. */
const isUnnamedRoll = (sentence: string, own: readonly Source[]) =>
  own.length > 0 &&
  own.every(({ text }) => /^\s*From an? [\d.]+ m roll it would be/.test(text)) &&
  !/\b(?:rolls?|widths?|wider?|narrower|other|instead|alternative|[\d.]+ ?m(?:etres?)?)\b/i.test(
    sentence,
  );

/** A part of a price is told only by its name. */
const partNames =
  /\b(?:fit(?:s|ted|ting)?|lay(?:s|ing)?|install\w*|labour|materials?|underlay|accessor(?:y|ies)|carpet|vinyl|laminate|floor(?:ing)?|lvt|gripper|bars?|trims?|seal|extras|bits|sundries|rest|remainder)\b/i;
const isUnnamedPart = (sentence: string, own: readonly Source[]) =>
  own.length > 0 &&
  own.every(({ text }) => isBreakdown.test(text)) &&
  !partNames.test(sentence) &&
  !ofDifference.test(sentence);
