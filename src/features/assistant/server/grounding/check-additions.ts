import { readCount } from '../nlu/text/spoken-numbers.ts';
import { rollsMeant } from './check-promise.ts';
import { isNegative } from './check-words.ts';
import { type Facts, keyOf, type ProductDetails } from './evidence.ts';
import { type Claim, findFigures } from './figures.ts';
import { isCommonName } from './names.ts';
import {
  allStems,
  contentStems,
  floorsOf,
  hasVerb,
  isOfConversation,
  stemOf,
  textBefore,
} from './statements.ts';
import { writeFigures } from './sums/amounts-in-words.ts';

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

export const roomNames =
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

const isApposed =
  /^\W*(?:(?:at|for|from|now|only|just|priced|costing|reduced|down|on sale|which is|which are)\b[\w ]*)?£/i;

/** The names of the one product that a clause goes on with: "that's Encaustic Star, at £13.90". */
export function namesBefore(clause: string, sentence: string, facts: Facts): string[] {
  const before = textBefore(clause, sentence);
  const since = before.split(/£[\d.,]+/).at(-1) ?? '';
  const [meant, ...others] = meantBy(since, facts);
  const words = allStems(since);
  return meant && others.length === 0 && isApposed.test(clause)
    ? meant.names.filter((name) => words.includes(name))
    : [];
}

const ofBoth = /\b(?:both|all (?:of )?(?:them|three|four)?|each)\b/i;
const ofOthers = /\b(?:than|unlike|whereas|like|instead|compared|against|versus|vs)\b/i;

/** What the evidence tells of another product than the one that a clause names: "Sage is wool, like the Oat". */
export function findBorrowed(clause: string, sentence: string, facts: Facts): Claim[] {
  const { details, names } = facts;
  if (details.of.length < 2 || isNegative.test(clause) || ofOthers.test(clause)) return [];
  const meant = meantBy(clause, facts);
  const isAll = meant.length === 0 && ofBoth.test(clause);
  const [own] = meant;
  if (!isAll && (meant.length !== 1 || !own)) return [];
  const before = meantBy(textBefore(clause, sentence), facts);
  const all = before.length > 1 ? before : details.of;
  const isTold = (test: (one: ProductDetails) => boolean) =>
    isAll ? all.every(test) : own !== undefined && test(own);
  const figures = findFigures(clause).filter(
    (claim) =>
      claim.kind !== 'money' &&
      details.of.some(({ figures: told }) => told.has(keyOf(claim))) &&
      !details.rest.some(({ figures: told }) => told.has(keyOf(claim))) &&
      !isTold(({ figures: told }) => told.has(keyOf(claim))),
  );
  const words = contentStems(clause).filter(
    (word) =>
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

const ofPlaces = /\bnear\b|\bmiles?\b/i;

/** What is said of where a place lies, and no sentence of the evidence says of it: "Box is near Corsham". */
export function findMislaid(clause: string, { sentences }: Facts): Claim[] {
  const told = sentences.filter((text) => ofPlaces.test(text));
  const named = (clause.match(/\p{Lu}\p{L}+/gu) ?? []).filter(
    (name) => !isCommonName(name) && told.some((text) => text.includes(name)),
  );
  const miles = findFigures(clause).filter(({ kind, hedge }) => kind === 'miles' && !hedge);
  const isTold = (text: string) =>
    named.every((name) => text.includes(name)) &&
    miles.every((one) => findFigures(text).some((figure) => keyOf(figure) === keyOf(one)));
  return ofPlaces.test(clause) && named.length > 0 && !told.some(isTold)
    ? [{ kind: 'place of another', value: clause.trim() }]
    : [];
}

const cutFrom = /\bcut from an? ([\d.]+) m roll: [^,]*, (?:(without)|(\d+) joins?)/gi;
const ofJoins =
  /\b(?:an?|one|two|three|\d+|no|any|without|single) (?:\w+ )?(?:joins?|seams?|piece)\b|n['’]t (?:be |have |need )?joins?\b/i;
/** "The 4 m roll wouldn't need one either." */
const ofSuch =
  /(?:\b(?:needs?|has|have|gets?|with|without)|['’]s|n['’]t) (?:\w+ )?(?:one|any|none)\b(?! of| for)/i;

/** Where a join comes to lie, which no estimate tells. */
const whereJoined =
  /\bjoins?\b(?: \w+)? (?:be|is|are|go(?:es)?|falls?|sits?|runs?|lands?|comes?) (?:\w+ )?(?:in|on|at|under|along|by|near|behind|across)\b/i;

/** Joins of a roll of which the evidence tells none, or another number. */
export function findJoins(clause: string, sentence: string, { sentences }: Facts): Claim[] {
  const told = sentences.flatMap((text) =>
    [...text.matchAll(cutFrom)].map(([, roll = '', none, many = '']) => ({
      roll: Number(roll),
      joins: none ? 0 : Number(many),
    })),
  );
  const before = textBefore(clause, sentence);
  const isSuch = ofSuch.test(clause) && ofJoins.test(before) && !/£/.test(clause);
  if (
    told.length === 0 ||
    /\beither way\b/i.test(clause) ||
    !(ofJoins.test(clause) || whereJoined.test(clause) || isSuch)
  )
    return [];
  const isNone = isNegative.test(clause) || /\b(?:single|one) piece\b/i.test(clause);
  const ofEach = sentences.flatMap((text) => [...text.matchAll(/ ([\d.]+) m roll/g)]);
  const rolls = /\b(?:both|either|whichever) roll/i.test(sentence)
    ? ofEach.map(([, roll]) => Number(roll))
    : rollsMeant(clause, sentence).map(({ value }) => Number(value));
  if (whereJoined.test(clause)) return [{ kind: 'where it is joined', value: clause.trim() }];
  return rolls
    .filter((roll) => sentences.some((text) => text.includes(` ${roll} m roll`)))
    .filter((roll) => !told.some((one) => one.roll === roll && (one.joins === 0) === isNone))
    .map((roll) => ({ kind: 'joins of another roll', value: String(roll) }));
}

/** What a firm sells, by its measures. */
const ofGoods =
  /\b(?:comes?(?! (?:to|out|in at))|available|sold|stock(?:ed)?|made|rolls?|thick|pile|boards?|planks?|widths)\b/i;
const measures = new Set(['m', 'mm']);

const offRoll = /\boff (?:the|a|that) (?:[\d.]+ ?m )?roll\b|\bmetres? of (?:carpet|vinyl|it)\b/i;

/** A length off the roll that is not the one which is cut: "3.5 m off the roll", where that is a side of the room. */
export const findOtherCut = (clause: string, { sources }: Facts): Claim[] => {
  const cuts = sources.filter(({ text }) => /\bcut from\b/i.test(text));
  const rolls = new Set(['4', '5']);
  return offRoll.test(clause) && cuts.length > 0
    ? findFigures(clause)
        .filter(({ kind, value }) => kind === 'm' && !rolls.has(value))
        .filter((length) => !cuts.some(({ figures }) => figures.has(keyOf(length))))
        .map((length) => ({ ...length, kind: 'another length' }))
    : [];
};

/** Measures of goods that only the customer named: "it comes 4 m and 5 m wide". */
export function findUntoldMeasures(clause: string, sentence: string, facts: Facts): Claim[] {
  const before = textBefore(clause, sentence);
  const isOfGoods = ofGoods.test(clause) || (!hasVerb(clause) && ofGoods.test(before));
  if (!isOfGoods || isNegative.test(sentence) || /\byours?\b/i.test(sentence)) return [];
  return findFigures(clause)
    .filter((claim) => measures.has(claim.kind) && facts.supports(claim) && !facts.isTold(claim))
    .filter(({ value }) => !facts.isTold({ kind: 'number', value }))
    .map((claim) => ({ ...claim, kind: 'measure of goods' }));
}

const comparative =
  /\b(thick|heavi|light|deep|shallow|long|short|wid|narrow|bigg|small|larg|high|low|tall|thinn)er\b/i;
const isLess = /light|shallow|short|narrow|small|low|thinn/i;
/** Lines of details by the words that compare them. */
const compared: [words: RegExp, line: RegExp][] = [
  [/thick|thinn/i, /thickness|pile height/i],
  [/heavi|light/i, /weight/i],
  [/deep|shallow|high|low|tall/i, /height/i],
  [/wid|narrow/i, /width/i],
];

/** A product that is said to have more of what the evidence tells in figures, and has less. */
export function findMiscompared(clause: string, facts: Facts): Claim[] {
  const [, word = ''] = comparative.exec(clause) ?? [];
  const meant = meantBy(clause.replace(/\bthan\b.*$/i, ' '), facts);
  const others = facts.details.of.filter((one) => !meant.includes(one));
  const [own] = meant;
  if (word === '' || !own || meant.length > 1 || others.length === 0) return [];
  const spoken = new Set(allStems(clause));
  const lines = [...own.lines.keys()];
  const named = lines.find((label) => allStems(label).every((stem) => spoken.has(stem)));
  const line =
    named ??
    lines.find((label) => compared.some(([words, of]) => words.test(word) && of.test(label)));
  const mine = own.lines.get(line ?? '');
  const isWrong = others.some((other) => {
    const its = other.lines.get(line ?? '');
    return (
      mine !== undefined && its !== undefined && (isLess.test(word) ? mine >= its : mine <= its)
    );
  });
  return isWrong ? [{ kind: 'compared otherwise', value: clause.trim() }] : [];
}

const ofRooms =
  /(?<![–-])\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:bed)?rooms?\b/gi;

/** Floors, and rooms, of a request that is read back otherwise than it was proposed. */
export function findMisread(sentence: string, { sentences }: Facts): Claim[] {
  const proposed = sentences.find((text) => /^\s*Here’s what I’ll send\b/.test(text));
  if (!proposed || !/\bmeasure\b/i.test(sentence)) return [];
  const [, least = '', most = least] = /(\d+)(?:[–-](\d+))?\+? rooms?\b/.exec(proposed) ?? [];
  const rooms = [...writeFigures(sentence).matchAll(ofRooms)]
    .map(([, many = '']) => readCount(many) ?? 0)
    .filter((many) => least !== '' && (many < Number(least) || many > Number(most)))
    .map((many) => ({ kind: 'another number of rooms', value: String(many) }));
  const floors = floorsOf(proposed);
  const others = floorsOf(sentence)
    .filter((floor) => !floors.includes(floor))
    .map((value) => ({ kind: 'another floor', value }));
  return [...rooms, ...others];
}
