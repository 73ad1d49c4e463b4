import { unitOf } from '../nlu/text/spoken-numbers.ts';
import { isShareOfPart, isSumOfParts } from './check-labels.ts';
import { type Facts, isRounded, keyOf, type Source } from './evidence.ts';
import { type Claim, findFigures } from './figures.ts';
import { allStems, clausesOf, floorsOf, stemOf } from './statements.ts';

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
    if (
      isStandard.test(clause) &&
      own.length > 0 &&
      own.every(({ text }) => isOfProduct.test(text))
    )
      return [{ ...sum, kind: 'price of another product' }];
    if (!isOfUnit(sum, own) && !isOfSeveral(sum, sentence, own))
      return [{ ...sum, kind: 'price of another unit' }];
    if (isOtherwiseDated(sum, clause, own)) return [{ ...sum, kind: 'price of another time' }];
    if (isUnnamedRoll(sentence, own)) return [{ ...sum, kind: 'price of another roll' }];
    if (isUnnamedPart(sentence, own)) return [{ ...sum, kind: 'part of the price' }];
    if (isExtra.test(clause) && own.length > 0 && own.every(({ text }) => isBreakdown.test(text)))
      return [{ ...sum, kind: 'part of the price' }];
    if (isOfRoll(clause, sentence) && !hasRoll(clause, own, sentences))
      return [{ ...sum, kind: 'price of another roll' }];
    const isSupply = own.length > 0 && own.every(({ text }) => /\bsupply only\b/i.test(text));
    const isFitted =
      own.length > 0 && own.every(({ text }) => /\bsupplied and fitted\b/i.test(text));
    const near = segmentOf(sum, sentence);
    const where = isFitting.test(near) || isSupplying.test(near) ? near : sentence;
    const saysFitted = isFitting.test(where);
    const saysSupply = isSupplying.test(where);
    return (isSupply && saysFitted && !saysSupply) || (isFitted && saysSupply)
      ? [{ ...sum, kind: 'price with or without fitting' }]
      : [];
  });
}

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

/** Another thing that a comparison is with. */
const afterThan = /\b(?:than|(?<=\bsav\w+ (?:you )?(?:£\S+ )?)on)\b(.*)$/i;

/** Whether the evidence has prices by which what a clause names is cheaper, or dearer, than the others. */
export function isCompared(
  clause: string,
  isDearer: boolean,
  named: readonly string[],
  facts: Facts,
): boolean {
  const [whole, rest = ''] = [clause.replace(afterThan, ''), afterThan.exec(clause)?.[1]];
  const of = (text: string) => pricesOf(text, facts);
  const own = of(whole);
  const mine = own.length > 0 || rest.trim() === '' ? own : of(named.join(' '));
  const others =
    rest.trim() === '' ? facts.prices.filter((price) => !mine.includes(price)) : of(rest);
  const pairs = mine.flatMap((one) =>
    others.filter(({ kind }) => kind === one.kind).map((other) => one.pounds - other.pounds),
  );
  return pairs.length > 0 && pairs.every((more) => (isDearer ? more > 0 : more < 0));
}

/** The prices of what a text names: products by their names, else floors by their kind. */
function pricesOf(text: string, { prices, names }: Facts) {
  const named = allStems(text).filter((word) => names.has(word));
  const floors = floorsOf(text);
  if (named.length > 0) return prices.filter(({ stems }) => named.every((word) => stems.has(word)));
  return floors.length > 0
    ? prices.filter(
        ({ kind, stems }) => kind !== 'product' && floors.every((floor) => stems.has(floor)),
      )
    : [];
}

/** "Your £800", "how far £600 goes": the customer's own money, of which nothing is said. */
const ofOwnSum =
  /\b(?:your|how far|a budget of|you (?:said|mentioned|told me|have)|you(?: were|['’]ve been) quoted)(?: (?:your|budget|of|about|around|the|a))*\s+£?(\d[\d,]*(?:\.\d+)?)/i;
const isAgreement =
  /\b(?:right|correct|fine|enough|plenty|cover\w*|okay?|match|happy|agree\w*|confirm\w*|deal|accept\w*|(?:do|fit|lay|supply|have) (?:it|your|the|that|both|all)|should|will|is|per|an?(?= m))\b/i;

/** Whether a sum is only the customer's own, restated. */
export function isOwnSum(
  claim: Claim,
  sentence: string,
  { customersSums, isTold }: Facts,
): boolean {
  const [, said] = ofOwnSum.exec(sentence) ?? [];
  const isDearer = findFigures(sentence).some(
    (sum) => sum.kind === 'money' && isTold(sum) && Number(sum.value) > Number(claim.value),
  );
  if (isDearer && /\b(?:inside|within|under|below|less)\b/i.test(sentence)) return false;
  return (
    claim.kind === 'money' &&
    said?.replaceAll(',', '') === claim.value &&
    customersSums.has(claim.value) &&
    !isAgreement.test(clausesOf(sentence).find((clause) => clause.includes(said)) ?? sentence)
  );
}

const hedgedSum = /\b(?:about|around|roughly|approximately|some)\s+£\d/i;

/** "About £258 for the boards, £45 for underlay": the hedge goes on through the list. */
export function writeHedges(sentence: string): string {
  const at = hedgedSum.exec(sentence)?.index;
  return at === undefined
    ? sentence
    : sentence.slice(0, at) +
        sentence.slice(at).replace(/(?<=, |\band |\bplus )£(?=[\d,]+(?!\S*\.\d))/gi, 'about £');
}

const ofDifference =
  /\b(?:sav(?:e|es|ed|ing)|cheaper|dearer|more|less|difference|extra|off|down|reduction|apart|keep)\b/i;
const soMany = /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi;
const eachOf = new Set(['piece', 'room', 'door', 'tub']);

/**
 * Whether a sum follows from sums of the evidence that the answer tells: their difference, so many of one that is the
 * price of each, or the parts of a price that the sentence names.
 */
export function isWorkedOut(claim: Claim, sentence: string, facts: Facts): boolean {
  if (isShareOfPart(claim, sentence, facts.labels)) return true;
  if (claim.kind !== 'money') return false;
  if (isSumOfParts(claim, sentence, facts.labels)) return true;
  const told = findFigures(facts.answer).filter(
    (sum) => sum.kind === 'money' && !sum.hedge && facts.isTold(sum),
  );
  const is = (pounds: number) => {
    const exact = Math.round(100 * pounds) / 100;
    return Number(claim.value) === exact || isRounded(claim, [exact]);
  };
  const pounds = told.map(({ value }) => Number(value));
  if (
    ofDifference.test(sentence) &&
    pounds.some((one) => pounds.some((other) => one > other && is(one - other)))
  )
    return true;
  // "£409.13 and £363.84, so £772.97 for the two."
  const here = findFigures(sentence)
    .filter((sum) => sum.kind === 'money' && facts.isTold(sum))
    .map(({ value }) => Number(value));
  if (
    here.length > 1 &&
    /\b(?:for (?:the two|both|all)|both|together|altogether|in (?:all|total)|combined)\b/i.test(
      sentence,
    ) &&
    is(here.reduce((all, sum) => all + sum, 0))
  )
    return true;
  // "About £14 over your £1,000": beside the customer's own sum.
  const own = [...facts.customersSums].map(Number);
  const totals = pounds.filter((one) => !own.includes(one));
  if (
    totals.some((total) =>
      own.some(
        (mine) =>
          (/\b(?:over|above|more|short)\b/i.test(sentence) && total > mine && is(total - mine)) ||
          (/\b(?:under|below|less|left|spare|inside|within)\b/i.test(sentence) &&
            total < mine &&
            is(mine - total)),
      ),
    )
  )
    return true;
  const counts = [...facts.answer.replace(/£[\d.,]+/g, ' ').matchAll(soMany)].map(
    ([word]) => unitOf.get(word.toLowerCase()) ?? Number(word),
  );
  const each = facts.sentences.flatMap(findFigures).filter(({ kind }) => kind === 'money');
  return [...told, ...each]
    .filter(({ per }) => per !== undefined && eachOf.has(per))
    .some(({ value }) => counts.some((many) => many > 1 && is(many * Number(value))));
}
