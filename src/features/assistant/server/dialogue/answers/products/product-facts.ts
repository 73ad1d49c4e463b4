import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import { listOf } from '../../../conversation/describe-record.ts';
import type { Clause } from '../../../conversation/message.ts';
import { consider } from '../../../conversation/record.ts';
import { wasSaid } from '../../../conversation/said.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { describeProduct } from '../../../tools/describe-facts.ts';
import type { Turn } from '../../../turn.ts';
import { quotes } from '../../acts/products/asks-of-last-answer.ts';
import { isKindAgain, places } from '../../acts/products/product-acts.ts';
import { choiceOf } from '../../products/choose-floor.ts';
import { colourOf, firstOfRanges, rangeOf, sellingPrice } from '../../products/match-products.ts';
import { findSubject, floorsSpokenOf } from '../../products/subject.ts';
import { type Facet, facetsAsked } from '../../topics/facets.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { explainTerm } from '../../topics/glossary.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { answerAccessories, findAccessories } from './accessories.ts';
import { inColour } from './advice/advice.ts';
import { describeBothKinds } from './describe-both.ts';
import { describeFacet, describePrice, describeShort, shortName } from './describe-facet.ts';
import { sayWhichFloor } from './kind-and-worth.ts';
import { answerProducts } from './list-products.ts';
import { listProducts, listRanges, noted } from './show-products.ts';
import { describeKindFacts, describeTopicFacts, topicsMeant, withFigure } from './topic-facts.ts';
import { answerOfKind, minTaught } from './verdicts/answer-of-kind.ts';
import { judge, nameIn } from './verdicts/say-verdict.ts';

/** Answers a question about a product that was named or spoken of, from the catalogue. */
export function answerProductFacts(turn: Turn, clause: Clause): string[] {
  const { record } = turn;
  const isOfFloor = facetsAsked(clause.text).includes('included') || /\btogs?\b/i.test(clause.text);
  const accessories = isOfFloor ? [] : findAccessories(turn, clause);
  // "What do they cost and how many are in the box?" is one answer.
  const isToldNow = turn.answered.includes('productFacts');
  if (isToldNow && accessories.length > 0 && accessories.every((one) => turn.shown.includes(one)))
    return [];
  if (accessories.length > 0) return answerAccessories(turn, accessories, clause.text);
  const asked = record.asked === 'floor' ? kindsNamed(clause.text)[0] : undefined;
  const priced = record.priced[0]?.floor ?? (asked && { kind: asked });
  // "What colours does it come in?" after another floor was offered within a sum.
  const isOffered = record.lastAct === 'cheaper' && record.offered.length > 0;
  const isOther = priced === undefined || isOffered || turn.observed.floors.isNamed;
  const which = isOther ? undefined : sayWhichFloor(turn, priced, clause.text);
  if (which) return noted(turn, [which]);
  const term = explainTerm(clause.text);
  if (term) return noted(turn, [term]);
  const subject = findSubject(turn, clause);
  const [latest] = record.considered;
  const [kind] = kindsNamed(clause.text).concat(latest && !latest.slug ? [latest.kind] : []);
  const isOfKind =
    !subject?.isNamed && (latest?.slug === undefined || subject?.products[0]?.category !== kind);
  const both = ofEach.test(clause.text) ? describeBothKinds(turn, clause.text) : [];
  if (both.length > 0) return noted(turn, both);
  if (kind && isOfKind) {
    const asked = isKindAgain(clause, record)
      ? `${clause.text} ${record.factAsked}`
      : questionOf(turn, clause, false);
    const isSaid = kindsNamed(clause.text).length > 0;
    const facts = isSaid
      ? answerOfKind(turn, kind, asked, isKindAgain(clause, record))
      : describeKindFacts(turn, kind, asked);
    if (facts.length > 0) {
      record.factAsked = asked;
      return noted(turn, facts);
    }
  }
  if (!subject) return answerProducts(turn, clause);
  record.accessories = [];
  const question = questionOf(turn, clause, subject.isNamed);
  const spoken = floorsSpokenOf(turn);
  const isPair = !subject.isNamed && record.isPair === true && ofSeveral.test(clause.text);
  if (subject.isNamed) delete record.isPair;
  // "What do those two cost? And what colours?"
  const goesOn = isToldNow && record.isPair === true && !subject.isNamed;
  if ((ofEach.test(clause.text) || isPair || goesOn) && spoken.length > 1) {
    const lines = describeEach(turn, twoOf(spoken), question);
    return noted(
      turn,
      lines.filter((line) => !turn.evidence.includes(line)),
    );
  }
  const [only, ...others] = subject.isNamed
    ? subject.products
    : withFigure(subject.products, spoken, topicsAsked(question));
  if (!only) return answerProducts(turn, clause);
  record.factAsked = question;
  if (others.length === 0) {
    consider(record, choiceOf(only));
    return noted(turn, describeOne(turn, only, question));
  }
  const isRange = others.every((product) => rangeOf(product) === rangeOf(only));
  if (!isRange && topicsAsked(question).length === 0)
    return noted(turn, listProducts(turn, subject.products));
  if (!isRange)
    return noted(
      turn,
      describeEach(turn, firstOfRanges(subject.products).slice(0, maxRanges), question),
    );
  return noted(turn, describeRange(turn, subject.products, question));
}

const ofEach =
  /\b(?:each|both|either|neither|which (?:one )?of (?:the two|them|those)|(?:the|those|these) two)\b/i;
const ofSeveral = /\b(?:they|these|those|them)\b/i;

/** The two floors spoken of last, of two ranges if there are two. */
function twoOf(spoken: readonly ProductFact[]): ProductFact[] {
  const [one, ...others] = spoken;
  if (!one) return [];
  const other = others.find((product) => rangeOf(product) !== rangeOf(one)) ?? others[0];
  return other ? [one, other] : [one];
}

const maxRanges = 3;

/** "And the Moorland?" asks again what was asked of another floor. */
function questionOf(
  { record, text, message, answered }: Turn,
  clause: Clause,
  isNamed: boolean,
): string {
  const asks = (words: string) => topicsAsked(words).length > 0 || facetsAsked(words).length > 0;
  // "How much is it for a 4 by 3? And is it soft?": the price was told apart.
  const isToldApart = ({ text: words }: Clause) =>
    answered.includes('price') &&
    actPatterns.price.test(words) &&
    topicsAsked(words).every(({ name }) => places.has(name));
  // Each question about a floor is answered by itself.
  const isAskedApart = (one: Clause) => isQuestion(clause.text) && isQuestion(one.text);
  // "I use a wheelchair. Is it hard wearing?" asks of its wear.
  const isOfNeed = isQuestion(clause.text) && topicsAsked(clause.text).some(({ rate }) => rate);
  const others = message.clauses.filter(
    (one) =>
      one !== clause &&
      asks(one.text) &&
      !isToldApart(one) &&
      !isAskedApart(one) &&
      !(isOfNeed && !isQuestion(one.text)) &&
      !explainTerm(one.text),
  );
  const isAgain =
    isNamed &&
    others.length === 0 &&
    record.lastAct === 'productFacts' &&
    /^\W*(?:and|n|or|what about|how about|wot about)\b/i.test(clause.text) &&
    !/\b(?:whats?|hows?|is|are|does|do|will|can|which)\b(?! about)/i.test(clause.text);
  if (isAgain && record.factAsked) return `${clause.text} ${record.factAsked}`;
  if (others.length > 0 && text.length < maxContext)
    return [clause, ...others].map((one) => one.text).join(' ');
  if (asks(clause.text)) return clause.text;
  const isShort =
    clause.text.split(/\s+/).length <= maxElliptic &&
    !/\b(?:next|cheap\w*|dear\w*|whats?|hows?|is|are|does|do|will|can|which)\b/i.test(clause.text);
  return isShort && isNamed && record.factAsked && record.lastAct === 'productFacts'
    ? `${clause.text} ${record.factAsked}`
    : clause.text;
}

const maxElliptic = 7;
const maxContext = 120;

/** One product: what was asked; price and link when it is first spoken of, or when the price is asked. */
function describeOne(turn: Turn, product: ProductFact, question: string): string[] {
  const topics = topicsMeant(turn, question);
  const isJudged = judge(product, topics).length > 0;
  const facets = facetsAsked(question).filter((facet) => !isJudged || facet !== 'about');
  const isIncluded = facets.includes('included');
  const facts = [
    ...new Set([
      ...facets.flatMap((facet) => describeFacet(turn, product, facet, question)),
      ...(isIncluded
        ? []
        : describeTopicFacts(turn, product, question, topics, facets.length === 0)),
    ]),
  ];
  const asksPrice = facets.includes('price');
  if (facts.length === 0 && asksPrice)
    return [isShown(turn, product) ? describePrice(product) : shown(turn, product)];
  if (
    facts.length === 0 &&
    /^\W*(?:so )?(?:is|are) (?:that|this|it|those)\b[^?]*\bones?\b/i.test(question) &&
    isShown(turn, product)
  )
    return [`Yes, that’s ${shortName(product)}.`];
  if (facts.length === 0) return describeUnknown(turn, product, question);
  const name =
    facets[0] === 'colours' && topics.length === 0 ? rangeOf(product) : shortName(product);
  const said = `${quotes.test(question) ? 'Sorry, that was confusing. ' : ''}${nameIn(name, facts)}`;
  const hasPrice = facets.includes('offer');
  if (!isShown(turn, product) && !hasPrice) {
    markShown(turn, product);
    // Who asks whether a floor will do has not asked what it costs; its card is shown.
    return isJudged && !asksPrice ? [said] : [said, describeShort(product)];
  }
  return asksPrice && !hasPrice ? [`${said} ${describePrice(product)}`] : [said];
}

/** Nothing on what was asked: a word about the product, or that the sheet does not say. */
function describeUnknown(turn: Turn, product: ProductFact, question: string): string[] {
  const isOpen = /\?$|\b(?:do|does|is|are|can|will|how|what|why)\b/i.test(question);
  const isBare =
    (question.split(/\s+/).length <= maxBare || !isOpen) && topicsAsked(question).length === 0;
  if (isBare || !isShown(turn, product)) {
    return [shown(turn, product)];
  }
  const taught = turn.findTaught(question);
  if (taught && taught.likeness >= minTaught) return [taught.answer];
  turn.record.asked = 'callBack?';
  return [
    `The details I have for ${shortName(product)} don’t say. Shall I ask the team? Leave your name and number and they’ll ring you.`,
  ];
}

const maxBare = 5;

/** The whole line of a product, which is then not said again with every fact. */
function shown(turn: Turn, product: ProductFact): string {
  markShown(turn, product);
  return describeProduct(product);
}

export function markShown({ record, shown }: Turn, product: ProductFact) {
  shown.push(product);
  record.shown = [...new Set([...(record.shown ?? []), product.slug])];
}

const isShown = ({ record }: Turn, product: ProductFact) =>
  (record.shown?.includes(product.slug) ?? false) ||
  record.priced.some(({ floor }) => floor.slug === product.slug) ||
  wasSaid(record, describeProduct(product));

/** A range: what all its colours share once, then what is true of some. */
function describeRange(turn: Turn, products: readonly ProductFact[], question: string): string[] {
  const [first] = products;
  if (!first) return [];
  consider(turn.record, choiceOf(products.find(({ stock }) => stock === 'instock') ?? first));
  turn.record.offered = products.map(choiceOf);
  const facets = facetsAsked(question).filter((facet) => facet !== 'about');
  const topics = topicsMeant(turn, question);
  const range = rangeOf(first);
  if (facets.some((facet) => facet === 'stock' || facet === 'offer' || facet === 'price'))
    return [
      ...(facets.includes('colours') ? describeFacet(turn, first, 'colours', question) : []),
      ...products.map((product) => shown(turn, product)),
    ];
  if (facets.length > 0) {
    const facts = facets.flatMap((facet) => describeFacet(turn, first, facet, question));
    return [nameIn(range, facts), ...fromPrice(turn, inColour(products, question, turn.catalogue))];
  }
  const each = products.map((product) => ({
    product,
    facts: describeTopicFacts(turn, product, question, topics),
  }));
  const common = (each[0]?.facts ?? []).filter((fact) =>
    each.every(({ facts }) => facts.includes(fact)),
  );
  const isOfColour = common.length === 0 || topics.some(({ name }) => ofColour.has(name));
  const own = each.flatMap(({ product, facts }) => {
    const different = facts.filter((fact) => !common.includes(fact) && !/^(?:Yes|No)\b/.test(fact));
    return isOfColour && different.length > 0 ? [`${colourOf(product)}: ${different[0]}`] : [];
  });
  if (common.length === 0 && own.length === 0)
    return [`${range} comes in ${listOf(products.map(colourOf))}.`, ...fromPrice(turn, products)];
  return [
    ...(common.length > 0 ? [nameIn(range, common)] : []),
    ...(common.length > 0 ? own.slice(0, 1) : own.slice(0, 3)),
    ...(judge(first, topics).length > 0 ? [] : fromPrice(turn, products)),
  ];
}

/** What depends on the colour more than on the range. */
const ofColour = new Set(['marks', 'stains', 'fluff', 'track', 'sun', 'light']);

/** The cheapest of a range, when the range is first spoken of. */
function fromPrice(turn: Turn, products: readonly ProductFact[]): string[] {
  if (products.some((product) => isShown(turn, product))) return [];
  const [cheapest] = [...products].sort((one, other) => sellingPrice(one) - sellingPrice(other));
  return cheapest ? [shown(turn, cheapest)] : [];
}

const ofRange = new Set<Facet>(['price', 'colours']);

/** Floors side by side. */
function describeEach(turn: Turn, products: readonly ProductFact[], question: string): string[] {
  turn.record.isPair = true;
  const topics = topicsMeant(turn, question);
  const ranges = products.map(rangeOf);
  if (topics.length === 0 && facetsAsked(question).some((facet) => ofRange.has(facet)))
    return listRanges(turn.catalogue.products.filter((one) => ranges.includes(rangeOf(one))));
  return products.map((product) => {
    const facts = describeTopicFacts(turn, product, question, topics);
    return facts.length > 0
      ? nameIn(shortName(product), facts)
      : `${shortName(product)}: ${describeShort(product)}`;
  });
}
