import { isQuestion } from '../../../conversation/act-patterns.ts';
import type { Clause } from '../../../conversation/message.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import type { Turn } from '../../../turn.ts';
import { type Advised, chooseBest, rankFloors } from '../../products/advise.ts';
import { choiceOf, fittedPrice } from '../../products/choose-floor.ts';
import { colourOf, hasColour, productsOfRange, rangeOf } from '../../products/match-products.ts';
import { filterFloors, topicsOf } from '../../products/product-wishes.ts';
import { wishesSoft } from '../../products/softest.ts';
import { floorsSpokenOf } from '../../products/subject.ts';
import { coloursNamed, namesColour } from '../../topics/colours.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import type { FloorTopic } from '../../topics/topic.ts';
import { describeShort, firstSentence } from './describe-facet.ts';
import { recommend } from './note-mentioned.ts';
import { showProducts } from './show-products.ts';
import { reasonsFor } from './topic-facts.ts';

/** How much an earlier wish counts beside what is asked now. */
const weightOfEarlier = 0.5;
/** How a carpet feels is said of nothing else; whom it is for, only beside it. */
const weightOfSoft = 2;
/** "The softest": nothing else that is needed makes up for it. */
const weightOfMost = 4;
const kindNames: Record<string, string> = { lvt: 'LVT', vinyl: 'sheet vinyl' };

/** One or two floors for what is needed, each with the reason; nothing where no need is known. */
export function adviseFloors(turn: Turn, { text }: Clause, kind: Flooring | undefined): string[] {
  const { record, catalogue } = turn;
  const told = turn.message.clauses.filter((clause) => !isQuestion(clause.text));
  const own = topicsAsked([text, ...told.map((clause) => clause.text)].join('. ')).filter(
    ({ rate }) => rate,
  );
  const now = own.length > 0 ? own : topicsAsked(turn.text).filter(({ rate }) => rate);
  const earlier = topicsOf(record.wishes).filter((topic) => !now.includes(topic));
  const main = superlativeNeed(text);
  const needs = [
    ...now.map((topic) => ({
      topic,
      weight: main
        ? topic === main
          ? weightOfMost
          : weightOfEarlier
        : topic.name === 'soft' && wishesSoft(text)
          ? weightOfSoft
          : 1,
    })),
    ...earlier.map((topic) => ({ topic, weight: weightOfEarlier })),
  ];
  if (needs.length === 0) return [];
  const scope = scopeOf(turn, text, now);
  const liked = told
    .map((clause) => clause.text)
    .filter((words) => likes.test(words) && !dislikes.test(words));
  const { found } = filterFloors([text, ...liked].join('. '), scope, kind, record.wishes);
  const ranked = rankForNeeds(
    turn,
    withoutColours(inColour(found, [text, ...liked].join('. ')), turn.message.plain),
    needs,
    kind,
    now,
  );
  const isCheap = /\b(?:cheap\w*|budget|afford\w*|inexpensive|low cost)\b/i.test(text);
  const wanted = isCheap ? cheapestOf(ranked, turn) : ranked;
  const best =
    scope.length <= maxFew
      ? wanted.slice(0, 1).map(({ product }) => product)
      : chooseBest(preferSpoken(wanted, floorsSpokenOf(turn)), kind);
  const topics = now.length > 0 ? now : earlier;
  if (best.length > 0) {
    const { offered } = record;
    const lines = describeBest(turn, best, topics, text);
    // A choice among those shown leaves them under discussion.
    if (scope.length <= maxFew && offered.length > 1) record.offered = offered;
    return lines;
  }
  const anyKind = rankForNeeds(
    turn,
    withoutColours(catalogue.products, text),
    needs,
    undefined,
    now,
  );
  return describeBest(turn, chooseBest(anyKind, undefined), topics, text);
}

const dislikes = /\b(?:don'?t|dont|do not|didn'?t|never|hates?|not)\b/i;
const likes = /\b(?:like|love|prefer|fancy|want|after|rather)\b/i;

type Need = { topic: FloorTopic; weight: number };

/**
 * The floors that meet all needs; where none does, without softness beside a place that no carpet is for, and then
 * without what was wished for earlier.
 */
function rankForNeeds(
  { catalogue: { prices } }: Turn,
  products: readonly ProductFact[],
  needs: readonly Need[],
  kind: Flooring | undefined,
  now: readonly FloorTopic[],
): Advised[] {
  const isSoft = ({ topic }: Need) => topic.name === 'soft';
  const isNow = ({ topic }: Need) => now.includes(topic);
  const tried = [
    needs,
    needs.filter((need) => !isSoft(need)),
    needs.filter(isNow),
    needs.filter((need) => isNow(need) && !isSoft(need)),
  ].filter((some) => some.length > 0);
  return (
    tried
      .map((some) => rankFloors(products, { needs: some, kind, prices }))
      .find((ranked) => ranked.length > 0) ?? []
  );
}

/** The need of which the most is asked for: "the softest", "which of those is warmer". */
function superlativeNeed(text: string): FloorTopic | undefined {
  const said = superlative.exec(text)?.[0];
  return said === undefined ? undefined : topicsAsked(said).find(({ rate }) => rate);
}
const superlative =
  /\b(?:(?:soft|warm|quiet|tough|plush|co[sz]i)(?:er|est)|hardest[ -]wearing|(?:most|more) (?:hard ?wearing|durable|comfortable|luxurious))\b/i;

/** The floors of a colour that is named, if there are such. */
export function inColour(all: readonly ProductFact[], text: string): readonly ProductFact[] {
  const products = withoutColours(all, text);
  const wanted = text
    .replace(denied, ' ')
    .toLowerCase()
    .replace(/\bnot (?:too |so |very )?dark\b/g, 'pale')
    .replace(/\bnot (?:too |so |very )?(?:pale|light)\b/g, 'dark');
  const { hues, tones } = coloursNamed(wanted.split(/[^\p{L}]+/u));
  const colours = hues.length > 0 ? hues : tones;
  const found = products.filter((product) => colours.some((word) => hasColour(product, word)));
  return found.length > 0 ? found : products;
}

/** "Not beige", "anything but grey", "not the Mocha". */
const denied =
  /\b(?:not|no|nothing|except|anything but|other than|apart from|isn'?t|(?:don'?t|dont|do not) (?:really |much )?(?:like|want|fancy)|hates?|dislike|can'?t stand) (?:in )?(?:the |an? )?(?!(?:too|so|very|dark|pale|light)\b)(\w+)/gi;

/** A text without what it turns down. */
export const withoutTurnedDown = (text: string) => text.replace(denied, ' ');

/** Whether a floor is in a colour which is turned down. */
export function isTurnedDown(product: ProductFact, text: string): boolean {
  const words = [...text.matchAll(denied)].map(([, word = '']) => word.toLowerCase());
  return words.some(
    (word) => hasColour(product, word) || colourOf(product).toLowerCase().split(' ').includes(word),
  );
}

/** The floors that are in no colour which is turned down; all, if nothing else is left. */
export function withoutColours(
  products: readonly ProductFact[],
  text: string,
): readonly ProductFact[] {
  const left = products.filter((product) => !isTurnedDown(product, text));
  return left.length > 0 ? left : products;
}

/** Of floors that are good enough, the cheapest first. */
function cheapestOf(ranked: readonly Advised[], { catalogue: { prices } }: Turn): Advised[] {
  const enough = (ranked[0]?.score ?? 0) / 2;
  return ranked
    .filter(({ score }) => score >= enough)
    .sort((one, other) => fittedPrice(one.product, prices) - fittedPrice(other.product, prices))
    .map((one) => ({ ...one, score: enough }));
}

/** Of floors that are as good, one that was spoken of. */
function preferSpoken(ranked: readonly Advised[], spoken: readonly ProductFact[]): Advised[] {
  const [best] = ranked;
  const isEqual = ({ score }: Advised) => score === best?.score;
  const isSpoken = ({ product }: Advised) => spoken.includes(product);
  const first = ranked.filter((one) => isEqual(one) && isSpoken(one));
  return [...first, ...ranked.filter((one) => !first.includes(one))];
}

/** A choice among so few is answered with one. */
const maxFew = 4;

/**
 * Among which floors: the colours of the range under discussion, or the floors listed, where "which one" means
 * them; without the one that did not do, where another is wanted; else all.
 */
function scopeOf(turn: Turn, text: string, now: readonly FloorTopic[]): readonly ProductFact[] {
  const { catalogue, record } = turn;
  const spoken = floorsSpokenOf(turn);
  const [latest] = spoken;
  if (!latest) return catalogue.products;
  if (
    /\binstead\b|\balternative\b|\belse\b|\bother than\b|\b(?:something|anything) (?:\w+ )?\w+er\b/i.test(
      text,
    )
  )
    return catalogue.products.filter((product) => rangeOf(product) !== rangeOf(latest));
  const isPointing =
    /\bwhich\b(?! (?:carpet|floor|laminate|vinyl|lvt|would|do|is (?:the )?best))/i.test(text) ||
    /\b(?:of (?:them|these|those|the (?:two|three))|which one)\b/i.test(text);
  if (!isPointing || now.length === 0) return catalogue.products;
  const slugs = [...record.priced, ...record.pricedBefore].map(({ floor }) => floor.slug);
  const allPriced = catalogue.products.filter(({ slug }) => slugs.includes(slug));
  const isOfPrices = record.lastAct === 'price' && new Set(allPriced.map(rangeOf)).size > 1;
  if (isOfPrices && /\bof (?:them|these|those)\b/i.test(text)) return allPriced;
  const offered = spoken.filter(({ slug }) => record.offered.some((one) => one.slug === slug));
  if (offered.length > 1)
    return namesColour(text)
      ? offered.flatMap((one) => [one, ...productsOfRange(catalogue.products, rangeOf(one))])
      : offered;
  const priced = spoken.filter(({ slug }) => slugs.includes(slug)).slice(0, 2);
  if (
    priced.length > 1 &&
    /\bwhich\b[^.?!]*\b(?:of (?:them|these|those|the two)|one)\b/i.test(text)
  )
    return priced;
  const range = productsOfRange(catalogue.products, rangeOf(latest));
  const isColour = now.every(({ name }) => ofColour.has(name));
  return isColour && range.length > 1 ? range : catalogue.products;
}

/** What depends on the colour more than on the range. */
const ofColour = new Set(['marks', 'stains', 'dogs']);

/** A longer reason is not given for two floors in the same words. */
const maxTwice = 80;

function describeBest(
  turn: Turn,
  products: readonly ProductFact[],
  topics: readonly FloorTopic[],
  question: string,
): string[] {
  const [before] = turn.record.offered;
  const given = new Set<string>();
  const lines = products.map((product, at) => {
    const facts = reasonsFor(turn, product, question, topics).filter((fact) => !given.has(fact));
    for (const fact of facts) if (fact.length > maxTwice) given.add(fact);
    const lead =
      at === 0
        ? product.slug === before?.slug
          ? 'I’d still choose'
          : 'I’d choose'
        : `Or${product.category === products[0]?.category ? '' : ` in ${kindNames[product.category] ?? product.category}`}:`;
    return { product, lead, facts };
  });
  const known = new Set(turn.record.shown ?? []);
  const shown = showProducts(turn, products);
  recommend(turn.record, products.map(choiceOf));
  return lines.map(({ product, lead, facts }, at) => {
    const reasons = facts.length > 0 ? ` ${facts.join(' ')}` : '';
    if (known.has(product.slug) && at === 0)
      return `${lead} ${product.name}.${reasons || ` ${firstSentence(product)}`}`;
    const price = shown[at] ? describeShort(product) : '';
    return `${lead} ${product.name}.${reasons} ${price}`;
  });
}
