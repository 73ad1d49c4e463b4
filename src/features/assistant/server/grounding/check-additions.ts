import { isNegative } from './check-words.ts';
import { type Facts, keyOf, type ProductDetails } from './evidence.ts';
import { type Claim, findFigures } from './figures.ts';
import { allStems, contentStems, floorsOf, isOfConversation, stemOf } from './statements.ts';

/** Lengths of time without a figure, "a few weeks", and what takes so long, "six hours a room". */
const spans = [
  /\b(?:few|several|some|couple of) (?:minutes|hours|days|weeks|months|years)\b/gi,
  /\b(?:an?|half an?|one) (?:hour|day|week|morning|afternoon|month|fortnight) or (?:so|two)\b/gi,
  /\b(?:hours?|minutes?|days?) (?:an?|per|each|for (?:each|every)) (?:room|floor|step|stair|flight|visit)\b/gi,
];

/** Lengths of time that no evidence tells, or tells of something else. */
export function findSpans(clause: string, sentence: string, facts: Facts): Claim[] {
  if (isOfConversation(clause, sentence)) return [];
  const said = spans.flatMap((span) => clause.match(span) ?? []);
  return said
    .filter((span) => !isRoughly(span, facts))
    .filter((span) => {
      const words = contentStems(clause.replace(span, ' '));
      return !facts.sentences.some(
        (text) =>
          text.toLowerCase().includes(span.toLowerCase()) &&
          (words.length === 0 || words.some((word) => allStems(text).includes(word))),
      );
    })
    .map((value) => ({ kind: 'time', value }));
}

const unneeded =
  /(?:\b(?:no need|not need|no|without(?: any)?)|n['’]t need)\b[^.,;]{0,20}?\b((?:level|prepar|prep|seal|glu|adhesive|prim|sand|oil|grout|gripper|screed|membrane)\w*)/gi;
const rootLength = 4;

/** "An hour or so" is about one, of which the evidence may tell in minutes. */
const isRoughly = (span: string, { supports }: Facts) => {
  const [, unit] = /^(?:an?|one) (\w+) or so$/i.exec(span) ?? [];
  return unit !== undefined && supports({ kind: `${unit.toLowerCase()}s`, value: '1' });
};

/** Work that is said not to be needed, where no evidence says so: "no need to level it". */
export const findUnneeded = (clause: string, { sentences }: Facts): Claim[] =>
  [...clause.matchAll(unneeded)]
    .map(([, work = '']) => work)
    .filter((work) => {
      const root = stemOf(work).slice(0, rootLength);
      return !sentences.some(
        (text) => isNegative.test(text) && allStems(text).some((stem) => stem.startsWith(root)),
      );
    })
    .map((value) => ({ kind: 'not needed', value }));

const roomNames =
  /\b(?:lounge|living room|sitting room|dining room|kitchen|hall(?:way)?|landing|stairs?|bathroom|en-?suite|bedroom|study|utility|porch|conservatory|playroom|nursery|loft|attic|cellar|cloakroom|loo)(?!s? (?:carpet|floor))s?\b/gi;
const roomsOf = (text: string) =>
  (text.match(roomNames) ?? []).map((name) => stemOf(name).replace(/way$/, ''));

/** A room that a price is said to be of, beside those that were priced. */
export function findUnpriced(clause: string, sentence: string, facts: Facts): Claim[] {
  const known = [facts.customer, ...facts.sentences].flatMap(roomsOf);
  const isOfPrice = findFigures(sentence).some(
    (claim) => claim.kind === 'money' && facts.isTold(claim),
  );
  const isTotal = facts.sentences.some((text) =>
    /\bsupplied and fitted\b|\bsupply only\b/i.test(text),
  );
  if (known.length === 0 || !isOfPrice || !isTotal || isNegative.test(clause)) return [];
  return roomsOf(clause)
    .filter((room) => !known.includes(room))
    .map((value) => ({ kind: 'room that was not priced', value }));
}

/** What the evidence leaves out of a price: "The stairs aren’t in it". */
const leftOut = /\bthe (\p{L}+) (?:isn|aren)['’]t in it\b/giu;
const isLeftOut =
  /\b(?:no|not|without|except|excluding|apart from|beside|separate\w*|only|just|price[ds]?|when we|visit)\b|n['’]t\b/i;

/** A price that is said to be of what the evidence leaves out of it. */
export function findLeftOut(clause: string, sentence: string, { sentences, supports }: Facts) {
  const out = sentences.flatMap((text) =>
    [...text.matchAll(leftOut)].map(([, thing = '']) => thing),
  );
  if (isLeftOut.test(sentence) || !findFigures(sentence).some(isToldSum)) return [];
  return out
    .filter((thing) => allStems(clause).includes(stemOf(thing)))
    .map((value) => ({ kind: 'left out of the price', value }));
  function isToldSum(claim: Claim) {
    return claim.kind === 'money' && supports(claim);
  }
}

/** Products that a clause names, by every word of their names or by those that no other has. */
function meantBy(clause: string, { details }: Facts): ProductDetails[] {
  const words = new Set(allStems(clause));
  const isOwn = (name: string) =>
    details.of.filter(({ names }) => names.includes(name)).length === 1;
  return details.of.filter(({ names }) => names.some((name) => words.has(name) && isOwn(name)));
}

const ofBoth = /\b(?:both|all (?:of )?(?:them|three|four)?|each)\b/i;
const ofOthers = /\b(?:than|unlike|whereas|like|instead|compared|against|versus|vs)\b/i;

/** What the evidence tells of another product than the one that a clause names: "Sage is wool, like the Oat". */
export function findBorrowed(clause: string, facts: Facts): Claim[] {
  const { details, names } = facts;
  if (details.of.length < 2 || isNegative.test(clause) || ofOthers.test(clause)) return [];
  const meant = meantBy(clause, facts);
  const isAll = meant.length === 0 && ofBoth.test(clause);
  const [own] = meant;
  if (!isAll && (meant.length !== 1 || !own)) return [];
  const isTold = (test: (one: ProductDetails) => boolean) =>
    isAll ? details.of.every(test) : own !== undefined && test(own);
  const figures = findFigures(clause).filter(
    (claim) =>
      claim.kind !== 'money' &&
      details.of.some(({ figures: told }) => told.has(keyOf(claim))) &&
      !details.rest.some(({ figures: told }) => told.has(keyOf(claim))) &&
      !isTold(({ figures: told }) => told.has(keyOf(claim))),
  );
  const words = contentStems(clause).filter(
    (word) =>
      !isAll &&
      !names.has(word) &&
      details.of.some(({ stems }) => stems.has(word)) &&
      !details.rest.some(({ stems }) => stems.has(word)) &&
      !isTold(({ stems }) => stems.has(word)),
  );
  return [...figures.map(({ value }) => value), ...words].map((value) => ({
    kind: 'of another product',
    value,
  }));
}

/** Floors of a request that is read back otherwise than it was proposed. */
export function findMisread(sentence: string, { sentences }: Facts): Claim[] {
  const proposed = sentences.find((text) => /^\s*Here’s what I’ll send\b/.test(text));
  if (!proposed || !/\bmeasure\b/i.test(sentence)) return [];
  const floors = floorsOf(proposed);
  return floorsOf(sentence)
    .filter((floor) => !floors.includes(floor))
    .map((value) => ({ kind: 'another floor', value }));
}
