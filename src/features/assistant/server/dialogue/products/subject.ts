import type { Clause, Message } from '../../conversation/message.ts';
import type { ConversationRecord } from '../../conversation/record.ts';
import { readTokens, tidyText } from '../../nlu/text/tokenize.ts';
import type { ProductFact } from '../../tools/business-tools.ts';
import { namesBoards } from '../topics/asks-of-floor.ts';
import { coloursNamed } from '../topics/colours.ts';
import { kindsNamed } from '../topics/kinds-named.ts';
import { withoutShade } from '../topics/shade.ts';
import { type Catalogue, choiceOf, type FloorsSaid, readFloors } from './choose-floor.ts';
import { pointsAtColour } from './find-colour.ts';
import {
  colourOf,
  hasColour,
  isFloor,
  productsOfRange,
  rangeOf,
  rangeWords,
} from './match-products.ts';
import { withoutTurnedDown } from './turned-down/read-turned-down.ts';

/** The products that a question is about: one, or the colours of a range. */
export type Subject = { products: readonly ProductFact[]; isNamed: boolean };

type Spoken = { record: ConversationRecord; catalogue: Catalogue };
type Known = Spoken & {
  observed: { floors: FloorsSaid; spokenBefore?: ConversationRecord['considered'] };
  message: Message;
};

const pointsBack = /\b(?:it|its|that|this|they|them|those|these)\b/i;

/**
 * The record as a clause finds it: what only a later clause names is not what "that" means. "How long would that last?
 * And would laminate be better?" asks first of the floor spoken of before.
 */
export function recordAt(
  {
    record,
    catalogue,
    observed,
    message,
  }: Spoken & {
    observed: { spokenBefore?: ConversationRecord['considered'] };
    message: Message;
  },
  { text }: Pick<Clause, 'text'>,
): ConversationRecord {
  const { spokenBefore = [] } = observed;
  const at = message.clauses.findIndex((clause) => clause.text === text);
  const isLast = at < 0 || at === message.clauses.length - 1;
  if (isLast || spokenBefore.length === 0 || !pointsBack.test(text)) return record;
  const isNamed = message.clauses.slice(0, at + 1).some((clause) => {
    const said = readFloors(clause.text, clause.tokens, catalogue, record);
    return kindsNamed(clause.text).length > 0 || said.choice !== undefined || said.isNamed;
  });
  return isNamed ? record : { ...record, considered: spokenBefore };
}

/** The floors spoken of, the latest first. */
export function floorsSpokenOf({ record, catalogue }: Spoken): ProductFact[] {
  const slugs = [...record.considered, ...record.offered].flatMap(({ slug }) => slug ?? []);
  return [...new Set(slugs)].flatMap(
    (slug) => catalogue.products.find((product) => product.slug === slug) ?? [],
  );
}

/**
 * The floor that a clause is about: the one it names or points at; of a range, the colour spoken of before; else
 * the one spoken of last.
 */
export function findSubject(known: Known, clause: Clause): Subject | undefined {
  const text = withoutShade(clause.text);
  const tokens = text === clause.text ? clause.tokens : readTokens(tidyText(text));
  const { catalogue, observed, message } = known;
  const record = recordAt(known, { text });
  const spoken = floorsSpokenOf({ record, catalogue });
  // "The next cheapest" is another one when it is read again.
  const isWhole = message.clauses.length === 1;
  const said = isWhole
    ? observed.floors
    : readFloors(text, tokens, catalogue, withRangeNamed(record, observed.floors, text));
  const { choice, candidates, isNamed } = said;
  const chosen = catalogue.products.find(({ slug }) => slug === choice?.slug);
  if (chosen) return { products: [chosen], isNamed: true };
  if (isNamed && candidates.length > 0) return ofCandidates(candidates, spoken, catalogue);
  const range = findRange(
    tokens.map((token) => token.text),
    spoken,
    catalogue,
  );
  if (range.length > 0) return ofCandidates(range, spoken, catalogue);
  const coloured = findColoured(
    tokens.map((token) => token.text),
    spoken,
    catalogue,
  );
  const isPointing = /(?<!\bwhich )\bones?\b|\bthen\b/i.test(text);
  if (coloured && (isPointing || tokens.length <= maxShort))
    return { products: [coloured], isNamed: true };
  if (/\bthe other\b(?! colou?rs?)|\bother one\b/i.test(text) && spoken[1])
    return { products: [spoken[1]], isNamed: true };
  const { floors } = observed;
  // "Bradford twist - what does it come in?": named in another clause of the message.
  if (!isWhole && floors.isNamed && floors.candidates.length > 0)
    return { ...ofCandidates(floors.candidates, spoken, catalogue), isNamed: false };
  const [latest] = spoken;
  const board = namesBoards(text) ? spoken.find(isOfBoards) : undefined;
  if (board && board !== latest) return { products: [board], isNamed: true };
  if (!latest && namesBoards(message.plain))
    return { products: catalogue.products.filter(isOfBoards), isNamed: true };
  return latest && { products: [latest], isNamed: false };
}

/** "I mean the Moorland. Do you have it in grey?": "it" is the range that the message names. */
function withRangeNamed(
  record: ConversationRecord,
  { isNamed, candidates: [first] }: FloorsSaid,
  text: string,
): ConversationRecord {
  return isNamed && first && pointsAtColour(text)
    ? { ...record, considered: [choiceOf(first), ...record.considered] }
    : record;
}

const isOfBoards = ({ name, specifications }: ProductFact) =>
  specifications['Plank size'] !== undefined && !/\btile\b/i.test(name);

const maxShort = 7;

/** Of a range that was named, the colour spoken of before; without one, the whole range. */
function ofCandidates(
  candidates: readonly ProductFact[],
  spoken: readonly ProductFact[],
  { products }: Catalogue,
): Subject {
  const before = spoken.find((product) => candidates.includes(product));
  if (before) return { products: [before], isNamed: true };
  const [first] = candidates;
  const range = first ? productsOfRange(products, rangeOf(first)) : [];
  const isOneRange = range.length > 0 && candidates.every((one) => range.includes(one));
  return { products: isOneRange ? range : candidates, isNamed: true };
}

/** "The saxony", "the plank": the range that a word of its name tells, one spoken of before others. */
function findRange(
  words: readonly string[],
  spoken: readonly ProductFact[],
  { products }: Catalogue,
): ProductFact[] {
  for (const [at, word] of words.entries()) {
    const isPointed = ['the', 'your', 'that', 'this', 'click'].includes(words[at - 1] ?? '');
    if (!isPointed && words[at + 1] !== 'one') continue;
    const ranges = Map.groupBy(products.filter(isFloor), rangeOf);
    const fitting = [...ranges].filter(([range]) => rangeWords(range).includes(word));
    const [only] =
      fitting.length > 1
        ? fitting.filter(([, own]) => own.some((product) => spoken.includes(product)))
        : fitting;
    if (only) return only[1];
  }
  return [];
}

/** "The grey one", "mocha": among the floors spoken of and the other colours of their ranges. */
function findColoured(
  words: readonly string[],
  spoken: readonly ProductFact[],
  catalogue: Catalogue,
): ProductFact | undefined {
  const { products } = catalogue;
  const around = spoken
    .flatMap((product) => [product, ...productsOfRange(products, rangeOf(product))])
    .filter(isFloor);
  const meant = withoutTurnedDown(words.join(' '), catalogue).split(' ');
  const scored = around.map((product) => ({ product, score: scoreColour(product, meant) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best > 0 ? scored.find(({ score }) => score === best)?.product : undefined;
}

function scoreColour(product: ProductFact, words: readonly string[]): number {
  const own = colourOf(product).toLowerCase().split(' ');
  const named = words.filter((word) => word.length > 2 && own.includes(word)).length;
  const { hues, tones } = coloursNamed(words);
  const meant = (hues.length > 0 ? hues : tones).filter((word) => hasColour(product, word)).length;
  return 2 * named + meant;
}
