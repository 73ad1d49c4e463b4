import { formatPounds } from '#platform/units/pounds.ts';
import { listOf } from '../../../conversation/describe-record.ts';
import { pricedToChoose } from '../../../conversation/job/open-choice.ts';
import type { Clause } from '../../../conversation/message.ts';
import { consider } from '../../../conversation/record.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import type { Turn } from '../../../turn.ts';
import {
  asksIfDearer,
  asksToChoose,
  asksWorth,
  kindsWeighed,
} from '../../acts/products/comparison-acts.ts';
import { rankFloors } from '../../products/advise.ts';
import { choiceOf } from '../../products/choose-floor.ts';
import { findCompared } from '../../products/compare.ts';
import { colourOf, kindOf, rangeOf, sellingPrice } from '../../products/match-products.ts';
import { topicsOf } from '../../products/product-wishes.ts';
import { floorsSpokenOf } from '../../products/subject.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { describePrice, firstSentence, ofQuality, shortName } from './describe-facet.ts';
import { answerProducts } from './list-products.ts';
import { noted } from './show-products.ts';
import { describeTopicFacts } from './topic-facts.ts';
import { compareKinds, needsOf, take } from './verdicts/compare-kinds.ts';
import { isLead, nameIn } from './verdicts/say-verdict.ts';

const maxDifferences = 4;

/** Customers call LVT vinyl. */
const isOfKind = (product: ProductFact, kind: Flooring) =>
  kindOf(product) === kind || (kind === 'vinyl' && kindOf(product) === 'lvt');

/** How two floors, ranges or kinds differ: by what was asked, else by their specifications and prices. */
export function answerComparison(turn: Turn, clause: Clause): string[] {
  const own = findCompared(clause.text, turn.catalogue, turn.record);
  const whole = findCompared(turn.message.plain, turn.catalogue, turn.record);
  // The message says which kind is meant, or names the two apart.
  const isNarrower = whole.length > 1 && (own.length < 2 || whole.length < own.length);
  const compared = isNarrower ? whole : own;
  const question = questionOf(turn, clause);
  const isOfMessage = asksToChoose(clause.text, turn.message.plain);
  const named = kindsNamed(isOfMessage ? turn.message.plain : clause.text);
  const [product] = compared;
  const [kind] = named;
  // "Laminate or the Moorland": a kind against a product of another.
  if (product && kind && named.length === 1 && compared.length === 1 && !isOfKind(product, kind))
    return noted(turn, compareKinds(turn, clause, [kind, kindOf(product)], product));
  const [spokenOf] = floorsSpokenOf(turn);
  // "How does it compare with laminate?": a kind against the floor spoken of.
  if (!product && kind && named.length === 1 && spokenOf && !isOfKind(spokenOf, kind))
    return noted(turn, compareKinds(turn, clause, [kind, kindOf(spokenOf)], spokenOf));
  const toChoose = compared.length < 2 && named.length < 2 ? pricedToChoose(turn.record) : [];
  const standard = toChoose.find(({ slug }) => slug === undefined);
  const ofPrice = turn.catalogue.products.find(({ slug: own }) =>
    toChoose.some(({ slug }) => slug === own),
  );
  if (standard && ofPrice)
    return noted(turn, compareKinds(turn, clause, [standard.kind, kindOf(ofPrice)], ofPrice));
  const kinds = named.length > 1 ? named : kindsWeighed(turn.record);
  if (compared.length < 2 && kinds.length > 1)
    return noted(turn, compareKinds(turn, { ...clause, text: question }, kinds));
  const spoken = floorsSpokenOf(turn).filter((product) => !compared.includes(product));
  const [one, ...others] = [...compared, ...spoken];
  const other =
    compared[1] ?? others.find((product) => one && rangeOf(product) !== rangeOf(one)) ?? others[0];
  if (!one || !other) return answerProducts(turn, clause);
  consider(turn.record, choiceOf(other));
  consider(turn.record, choiceOf(one));
  turn.shown.push(one, other);
  turn.record.offered = [choiceOf(one), choiceOf(other)];
  turn.record.isPair = true;
  turn.record.factAsked = question;
  return noted(turn, compareProducts(turn, one, other, question));
}

/** What two floors are compared by: what the clause asks, else the message, else what was asked before. */
function questionOf({ message, record }: Turn, { text }: Clause): string {
  const asks = (words: string) => topicsAsked(words).length > 0 || ofPrice.test(words);
  if (asks(text) || asksForOne.test(text)) return text;
  if (asks(message.plain)) return message.plain;
  return record.lastAct === 'compareProducts' ? (record.factAsked ?? text) : text;
}

/** "Why is that cheaper?" is answered with both prices. */
const asksCheaper = /\b(?:cheap\w*|cheep\w*|dear\w*|expensive|pricier)\b/i;

function compareProducts(
  turn: Turn,
  one: ProductFact,
  other: ProductFact,
  question: string,
): string[] {
  const own = topicsAsked(question);
  // Carpets are easy to clean as far as stains come out of them.
  const isOfCleaning = own.some(({ name }) => name === 'cleaning') && kindOf(one) === 'carpet';
  const topics = isOfCleaning ? [...own, ...topicsOf(['stains'])] : own;
  if (asksIfDearer.test(question)) return [describePrice(one), describeGap(one, other)];
  const isOfOne = asksForOne.test(question) && !/\bthan\b/i.test(question);
  const worth = asksWorth.test(question);
  if (topics.length === 0 && (isOfOne || worth)) return weighUp(turn, one, other, worth);
  const differing = ofQuality
    .filter((name) => one.specifications[name] !== other.specifications[name])
    .slice(0, maxDifferences);
  // A second question about the same two says what its choice is for.
  const need = topics.find(({ rate }) => rate)?.need;
  const isNext = turn.answered.includes('compareProducts') && need !== undefined;
  if (topics.length === 0 && differing.length === 0 && !asksCheaper.test(question))
    return [
      `They’re made alike: what differs is the look and the price. ${describeGap(one, other)}`,
      ...[one, other].map(describeLook),
    ];
  const describe = (product: ProductFact) => {
    const price = `${formatPounds(sellingPrice(product))} per ${product.unit}${product.fittingIncluded ? ' with fitting' : ''}`;
    const asked =
      topics.length > 0
        ? describeTopicFacts(turn, product, question, topics).filter(isFact).slice(0, 2)
        : [];
    const specs = differing.flatMap((name) =>
      product.specifications[name] ? [`${name}: ${product.specifications[name]}.`] : [],
    );
    const facts = [asked, isNext ? [] : specs].find((some) => some.length > 0);
    return nameIn(`${shortName(product)} (${price})`, facts ?? [`/products/${product.slug}`]);
  };
  const rated = topics.filter(({ rate }) => rate);
  // Who asks for one is told one, by what was wished for before where what is asked does not decide.
  const needs = isOfOne
    ? needsOf(rated, topicsOf(turn.record.wishes))
    : rated.map((topic) => ({ topic, weight: 1 }));
  const [best, next] = rankFloors([one, other], { needs, prices: turn.catalogue.prices });
  const isDecided = needs.length > 0 && best && (isOfOne || best.score > (next?.score ?? 0));
  const needsSaid = listOf([...new Set(rated.flatMap(({ need: one }) => one ?? []))].slice(0, 2));
  const [first, second] = isDecided && best.product === other ? [other, one] : [one, other];
  if (isDecided) take(turn, best.product);
  return [
    ...(ofPrice.test(question) ? [describeGap(one, other)] : []),
    ...(isDecided
      ? [
          `${worth ? verdictOf(first, second) : ''}For ${needsSaid || 'that'} I’d choose ${shortName(best.product)}.`,
        ]
      : []),
    describe(first),
    describe(second),
    ...(needs.length > 0 && !isDecided && /\bwhich\b|\bthan\b|\bor\b/i.test(question)
      ? [
          isNext
            ? `For ${need} there’s little between them.`
            : 'There’s little between them on that.',
        ]
      : []),
  ];
}

/** What a colour looks like, and that there is a wait for it. */
const describeLook = (product: ProductFact): string =>
  `${colourOf(product)}: ${firstSentence(product)}${product.stock === 'instock' ? '' : ' It isn’t in stock just now.'}`;

/** "Yes." to "is one better than the other?" says nothing of either. */
const isFact = (line: string) => !isLead(line) && !/^For .* I’d (?:choose|go up to)/.test(line);

const ofPrice = /\b(?:cheap|dear|expensive|more|less|how much|price)/i;
const asksForOne =
  /\b(?:better|best|nicer|pick|choose|go (?:for|with)|prefer|recommend|would you have|should (?:i|we) (?:have|get))\b/i;

/** Two floors by what was wished for, and by what else one of them is better at. */
function weighUp(turn: Turn, one: ProductFact, other: ProductFact, asksIfWorth: boolean): string[] {
  const wished = topicsOf(turn.record.wishes);
  const betterAt = (product: ProductFact, rival: ProductFact) =>
    [...wished, ...topicsOf(weighed)]
      .filter(({ rate }, at, all) => {
        const isFirst = all.findIndex((topic) => topic.rate === rate) === at;
        return isFirst && (rate?.(product) ?? 0) > (rate?.(rival) ?? 0);
      })
      .flatMap(({ need }) => need ?? []);
  const needs = wished.map((topic) => ({ topic, weight: 1 }));
  const [best, next] = rankFloors([one, other], { needs, prices: turn.catalogue.prices });
  const isDecided = needs.length > 0 && best && best.score > (next?.score ?? 0);
  const first = isDecided ? best.product : sellingPrice(one) <= sellingPrice(other) ? one : other;
  const second = first === one ? other : one;
  take(turn, first);
  const strong = betterAt(first, second).slice(0, maxStrengths);
  const weak = betterAt(second, first).slice(0, maxStrengths);
  const named = (product: ProductFact) =>
    `${shortName(product)} (${formatPounds(sellingPrice(product))} per ${product.unit})`;
  const verdict = asksIfWorth ? verdictOf(first, second) : '';
  return [
    `${verdict}I’d choose ${named(first)}${strong.length > 0 ? `: it’s the better one for ${listOf(strong)}` : ', as there’s little between them'}.`,
    ...(weak.length > 0 ? [`${named(second)} is the one for ${listOf(weak)}.`] : []),
    describeGap(first, second),
  ];
}

/** Whether the dearer of two is worth it. */
const verdictOf = (chosen: ProductFact, other: ProductFact): string =>
  sellingPrice(chosen) > sellingPrice(other) ? 'Yes, I’d say so. ' : 'Not for that, I’d say. ';

/** What any two floors can be weighed by. */
const weighed = ['wear', 'stains', 'marks', 'soft', 'warmth', 'noise', 'water'];
const maxStrengths = 3;

/** "Moorland Twist in Sage is £2.00 per m² less." */
function describeGap(one: ProductFact, other: ProductFact): string {
  const [less, more] = sellingPrice(one) <= sellingPrice(other) ? [one, other] : [other, one];
  const gap = Math.round((sellingPrice(more) - sellingPrice(less)) * 100) / 100;
  return gap === 0
    ? 'They cost the same.'
    : `${shortName(less)} is ${formatPounds(gap)} per ${less.unit} less.`;
}
