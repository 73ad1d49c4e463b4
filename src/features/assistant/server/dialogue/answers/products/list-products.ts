import { kindsTurnedDown } from '../../../conversation/floors/turned-down.ts';
import type { Clause } from '../../../conversation/message.ts';
import { consider } from '../../../conversation/record.ts';
import { findFlooring } from '../../../nlu/entities/find-floor.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import { withoutPresentFloor } from '../../../nlu/text/present-floor.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { describeProduct } from '../../../tools/describe-facts.ts';
import type { Turn } from '../../../turn.ts';
import { asksOfRoom } from '../../acts/products/advice-acts.ts';
import { asksForNames } from '../../acts/products/search-acts.ts';
import { findBySpecification } from '../../products/by-specification.ts';
import { choiceOf } from '../../products/choose-floor.ts';
import { firstOfRanges, isFloor, matchProducts, rangeOf } from '../../products/match-products.ts';
import { asksElse, type NotSold, sayNotSold } from '../../products/not-sold.ts';
import { indexOf } from '../../products/product-index.ts';
import { filterFloors } from '../../products/product-wishes.ts';
import { floorsSpokenOf } from '../../products/subject.ts';
import { isSuperlative, orderByFigure } from '../../products/superlatives/superlatives.ts';
import { fibresNamed, withoutTurnedDown } from '../../products/turned-down/read-turned-down.ts';
import { namesColour } from '../../topics/colours.ts';
import { facetsAsked } from '../../topics/facets.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import type { FloorTopic } from '../../topics/topic.ts';
import { adviseFloors, inColour } from './advice/advice.ts';
import { compareShown } from './compare-shown.ts';
import { firstSentence } from './describe-facet.ts';
import { describeNearest, findSimilar, listByLook } from './list-by-look.ts';
import {
  listCheapestOfEach,
  listColours,
  listProducts,
  listRanges,
  maxListed,
  noted,
  noteTold,
  showProducts,
  wasTold,
} from './show-products.ts';

const pages = {
  carpet: '/carpets',
  lvt: '/lvt',
  vinyl: '/vinyl-flooring',
  laminate: '/laminate-flooring',
} as const;

/** What else would do in a kitchen or a bathroom, or with a dog, may be of another kind. */
const mayChangeKind = ({ name, isStrict }: FloorTopic) => isStrict === true || name === 'water';

/** Shows the floors that a clause asks for: by what they look like, what they are for, or what they are. */
export function answerProducts(turn: Turn, clause: Clause): string[] {
  const { record, catalogue } = turn;
  const { text } = clause;
  record.accessories = [];
  const each = listCheapestOfEach(turn, text);
  if (each.length > 0) return noted(turn, each);
  const similar = findSimilar(turn, text);
  if (similar.length > 0) return noted(turn, describeNearest(turn, similar));
  const notSold = sayNotSold(text);
  const denied = kindsTurnedDown(record);
  const isDenied = (kind: Flooring) => denied.includes(kind);
  const ofText = findFlooring(wordsMeant(turn, clause));
  const named = ofText && isDenied(ofText) ? undefined : ofText;
  const isElsewhere =
    asksOfRoom(text) || (/\binstead\b/i.test(text) && topicsAsked(text).some(mayChangeKind));
  // "Laminate's no good. What else is there?"
  const isOther = turn.observed.turnsDown === true && denied.length > 0;
  const kind =
    notSold.length > 0
      ? notSold[0]?.instead
      : (named ??
        kindOfMessage(turn) ??
        (isElsewhere || isOther ? undefined : spokenKind(turn, isDenied)) ??
        (record.turnedDown?.some(({ fibre }) => fibre) ? 'carpet' : undefined));
  const opening = notSold.map(({ says }) => says);
  if (notSold[0] && !notSold[0].instead) {
    const others = asksElse.test(text) ? adviseFloors(turn, clause, undefined) : [];
    return noted(turn, [...opening, ...others]);
  }
  if (asksForNames(text) && !namesColour(text)) {
    const sold = ofKind(catalogue.products, kind);
    turn.evidence.push(...sold.map(describeProduct));
    return noted(turn, listRanges(sold));
  }
  const ofLook = notSold.length === 0 ? listByLook(turn, clause, kind) : [];
  if (ofLook.length > 0) return noted(turn, ofLook);
  const alike = findAlike(turn, clause, notSold[0]);
  const isOfLook = looks.test(text) && kindOfMessage(turn) !== undefined;
  if (alike.length > 0 && (alike.length <= maxListed || isOfLook))
    return noted(turn, [...opening, ...describeWithReason(turn, alike, looks.test(text))]);
  const facets = facetsAsked(text);
  if (kind && facets.includes('image'))
    return noted(turn, [
      ...listProducts(turn, ofKind(catalogue.products, kind)),
      `All of them: ${pages[kind]}`,
    ]);
  const isRated = topicsAsked(text).some(({ rate }) => rate);
  const told = findBySpecification(text, catalogue.products, kind);
  if (told.length > 0)
    return noted(
      turn,
      told.map((one) => describeTold(turn, one)),
    );
  const extreme = isSuperlative(text) ? describeExtreme(turn, text, kind) : [];
  if (extreme.length > 0) return noted(turn, extreme);
  const unrated = compareShown(turn, text);
  if (unrated.length > 0) return noted(turn, unrated);
  if (kind && facets.includes('colours') && alike.length === 0 && !isRated) {
    consider(record, { kind });
    return noted(turn, listColours(ofKind(catalogue.products, kind)));
  }
  const specified = describeSpecified(turn, text, kind);
  if (specified.length > 0) return noted(turn, specified);
  const isOfOffers =
    facets.includes('offer') || record.lastAct === 'offers' || record.lastAct === 'discount';
  const shown = floorsSpokenOf(turn)
    .filter(({ slug }) => record.offered.some((one) => one.slug === slug))
    .map(rangeOf);
  // "Which ones have no wool?" asks for all of them.
  const isOfFibre =
    fibresNamed(turn.message.plain).length > 0 &&
    !topicsAsked(turn.message.plain).some(({ rate }) => rate);
  const isOpen = notSold.length === 0 && !isOfOffers && !isOfFibre;
  const advice = isOpen ? adviseFloors(turn, clause, kind) : [];
  if (advice.length > 0) return noted(turn, advice);
  const { found, names, budget } = filterFloors(
    isOfOffers ? `${text} on offer` : (notSold[0]?.wish ?? text),
    catalogue.products,
    kind,
  );
  const isOfShown = facets.includes('offer') && /\bwhich (?:one|is|of)\b/i.test(text) && !named;
  const among =
    isOfShown && shown.length > 1 ? found.filter((one) => shown.includes(rangeOf(one))) : found;
  const both = alike.length > 0 ? among.filter((product) => alike.includes(product)) : among;
  const isNarrow = alike.length > 0 || names.length > 0 || budget !== undefined;
  if (both.length === 0 && isNarrow) {
    const near = found.length > 0 ? found : ofKind(catalogue.products, kind);
    return noted(turn, [
      ...opening,
      'We’ve nothing exactly like that. The nearest:',
      ...listProducts(turn, near).slice(0, 2),
    ]);
  }
  if (!isNarrow && kind === undefined)
    return noted(turn, [
      ...opening,
      `We sell carpets (${pages.carpet}), LVT (${pages.lvt}), sheet vinyl (${pages.vinyl}) and laminate (${pages.laminate}).`,
      'Which room is it for?',
    ]);
  const isAll = kind !== undefined && !isOfFibre && !record.turnedDown;
  const page = isAll ? [`All of them: ${pages[kind]}`] : [];
  const most = names.includes('reduced') ? both.length : maxListed;
  return noted(turn, [...opening, ...listProducts(turn, both, most), ...page]);
}

/** "Is any of it fire rated?": the ranges with that figure. */
function describeSpecified(
  { catalogue: { products } }: Turn,
  text: string,
  kind: Flooring | undefined,
): string[] {
  const topics = topicsAsked(text);
  const [topic] = topics;
  if (!asksAny.test(text) || !topic?.specifications || topics.some(({ rate }) => rate)) return [];
  const ranges = firstOfRanges(
    products.filter((one) => isFloor(one) && (kind === undefined || one.category === kind)),
  );
  return ranges.flatMap((product) => {
    const name = topic.specifications?.find((one) => product.specifications[one] !== undefined);
    return name ? [`${rangeOf(product)}: ${name}: ${product.specifications[name]}.`] : [];
  });
}

const asksAny =
  /\b(?:is|are|do|does|have|has|got) (?:any|some|all|they|your \w+)\b|\bany of (?:it|them|your)\b/i;

/** A range with what was asked of it. */
function describeTold({ record }: Turn, { product, fact }: { product: ProductFact; fact: string }) {
  consider(record, choiceOf(product));
  return `${rangeOf(product)}: ${fact} /products/${product.slug}`;
}

/** "The deepest pile", "which has the thicker wear layer": the first of each range by that figure. */
function describeExtreme(turn: Turn, text: string, kind: Flooring | undefined): string[] {
  const { record, catalogue } = turn;
  const offered = floorsSpokenOf(turn).filter(({ slug }) =>
    record.offered.some((one) => one.slug === slug),
  );
  const before = record.offered;
  const isAmong = offered.length > 1 && kindsNamed(text).length === 0;
  const ordered = orderByFigure(text, isAmong ? offered : catalogue.products, kind);
  const [best] = ordered;
  if (!best) return [];
  const alike = ordered
    .filter(({ figure }) => figure === best.figure)
    .map(({ product }) => product);
  const shown = alike.find(({ stock }) => stock === 'instock') ?? best.product;
  const [line] = showProducts(turn, [shown]);
  // A choice among those shown leaves them under discussion.
  if (isAmong) record.offered = before;
  return [`${rangeOf(shown)}. ${best.figure}`, ...(line ? [line] : [])];
}

const ofKind = (products: readonly ProductFact[], kind: Flooring | undefined) =>
  products.filter(
    (product) => isFloor(product) && (kind === undefined || product.category === kind),
  );

const looks =
  /\blooks?\b(?! for)|\w looking\b(?! for)|(?<!\b(?:you|i|we|he|she|they|d|would) )\blike\b|\b(?:effect|style|imitation|fake|sort of|kind of|pattern\w*)\b/i;
const asksWhether =
  /\b(?:do you (?:do|have|sell|stock)|have you (?:got|any)|got (?:any|a|an)|any)\b/i;

/** The floors named or described: by their names and colours, or by words of what is said of them. */
function findAlike(turn: Turn, clause: Clause, notSold?: NotSold): ProductFact[] {
  const alike = findAllAlike(turn, clause, notSold);
  const inStock = alike.filter(({ stock }) => stock === 'instock');
  const isOfStock = /\bin stock\b/i.test(clause.text) && inStock.length > 0;
  return isOfStock ? inStock : alike;
}

/** The words of a clause without those that it turns down. */
const wordsMeant = ({ catalogue }: Turn, { text }: Clause) =>
  readTokens(tidyText(withoutTurnedDown(withoutPresentFloor(text), catalogue)));

function findAllAlike(turn: Turn, clause: Clause, notSold?: NotSold): ProductFact[] {
  const { catalogue } = turn;
  const { text } = clause;
  const tokens = wordsMeant(turn, clause);
  if (notSold && !notSold.alike) return [];
  const words = notSold?.alike;
  const kind = notSold?.instead ?? findFlooring(tokens) ?? kindOfMessage(turn);
  const match = matchProducts(tokens, catalogue.products, kind);
  if (match?.by === 'named' && !words) return match.products;
  const described =
    looks.test(text) ||
    words ||
    (asksWhether.test(text) &&
      fibresNamed(text).length === 0 &&
      !facetsAsked(text).includes('colours') &&
      !topicsAsked(text).some(({ rate }) => rate))
      ? findLookalikes(turn, words ?? withoutTurnedDown(text, catalogue)).filter(
          (product) => kind === undefined || product.category === kind,
        )
      : [];
  return described.length > 0 ? [...inColour(described, text, catalogue)] : (match?.products ?? []);
}

/** The kind spoken of last, unless the message turns it down. */
function spokenKind({ record }: Turn, isDenied: (kind: Flooring) => boolean): Flooring | undefined {
  const [latest] = record.considered;
  // "Got any darker ones?", after a floor was asked about.
  if (record.lastAct === 'productFacts' && latest?.slug && !isDenied(latest.kind))
    return latest.kind;
  const [shown, ...others] = record.lastAct === 'products' ? record.offered : [];
  const ofShown = others.length > 0 && others.every((one) => one.kind === shown?.kind);
  const kind = record.floor?.kind ?? (ofShown ? shown?.kind : record.considered[0]?.kind);
  return kind && !isDenied(kind) ? kind : undefined;
}

/** "LVT then. Which looks like wood?": the one kind that the message names. */
function kindOfMessage({ message, record, catalogue }: Turn): Flooring | undefined {
  const [kind, ...others] = kindsNamed(
    withoutTurnedDown(withoutPresentFloor(message.plain), catalogue),
  );
  const isOne = kind !== undefined && others.length === 0;
  return isOne && !kindsTurnedDown(record).includes(kind) ? kind : undefined;
}

/** Floors that a text describes; if it describes none, those of the whole message. */
function findLookalikes({ catalogue, message }: Turn, text: string): ProductFact[] {
  const index = indexOf(catalogue.products);
  const found = index.lookalikes(text);
  return found.length > 0 ? found : index.lookalikes(message.plain);
}

/** Each, where a look is asked for, with the sentence that tells what it is like; once in a conversation. */
function describeWithReason(
  turn: Turn,
  products: readonly ProductFact[],
  isOfLook: boolean,
): string[] {
  return listProducts(turn, products).flatMap((line) => {
    const product = products.find(({ name }) => line.startsWith(`${name}:`));
    const look = product && firstSentence(product);
    if (!look || !isOfLook || wasTold(turn, look)) return [line];
    noteTold(turn, [look]);
    return [line, look];
  });
}
