import { isQuestion } from '../../../conversation/act-patterns.ts';
import { kindName } from '../../../conversation/describe-record.ts';
import type { WantedLook } from '../../../conversation/floors/wanted-floor.ts';
import type { Clause } from '../../../conversation/message.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import type { Turn } from '../../../turn.ts';
import { type Advised, chooseBest, rankFloors, weightOfEarlier } from '../../products/advise.ts';
import { type Catalogue, choiceOf, fittedPrice } from '../../products/choose-floor.ts';
import { ofLook } from '../../products/conditions/read-look.ts';
import {
  hasColour,
  kindOf,
  offRoll,
  productsOfRange,
  rangeOf,
} from '../../products/match-products.ts';
import { filterFloors, topicsOf } from '../../products/product-wishes.ts';
import { wishesSoft } from '../../products/softest.ts';
import { floorsSpokenOf } from '../../products/subject.ts';
import { withoutTurnedDown } from '../../products/turned-down/read-turned-down.ts';
import { coloursNamed, namesColour } from '../../topics/colours.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { kindFactsOf } from '../../topics/kind-facts.ts';
import type { FloorTopic } from '../../topics/topic.ts';
import { caveatsOf, leadOf, withoutLesser, withoutWool } from './advice-lead.ts';
import { describeShort } from './describe-facet.ts';
import { recommend } from './note-mentioned.ts';
import { noteTold, showProducts, wasTold } from './show-products.ts';
import { reasonsFor } from './topic-facts.ts';

/** How a carpet feels is said of nothing else; whom it is for, only beside it. */
const weightOfSoft = 2;
/** Where everybody walks in with their shoes on, wear counts most. */
const ofHall = /\b(?:halls?|hall ?ways?|entrance|landings?)\b/i;
/** "The softest": nothing else that is needed makes up for it. */
const weightOfMost = 4;

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
        : (topic.name === 'soft' && wishesSoft(text)) ||
            (topic.name === 'wear' && ofHall.test(turn.message.plain))
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
  const ofRoll =
    kind === 'vinyl' && offRoll.test(turn.message.plain.toLowerCase()) ? ['sheet'] : [];
  const { found } = filterFloors(
    [text, ...liked, ...ofRoll].join('. '),
    scope,
    kind,
    record.wishes,
  );
  const ranked = rankForNeeds(
    turn,
    inLook(
      withoutWool(inColour(found, [text, ...liked].join('. '), catalogue), text, now),
      record.wanted,
    ),
    needs,
    kind,
    now,
  );
  const isCheap = cheap.test(turn.message.plain);
  const wanted = isCheap ? cheapestOf(ranked, turn, main) : ranked;
  const best =
    scope.length <= maxFew
      ? wanted.slice(0, 1).map(({ product }) => product)
      : chooseBest(isCheap ? wanted : preferSpoken(wanted, floorsSpokenOf(turn)), kind);
  const topics = now.length > 0 ? now : earlier;
  if (best.length > 0) {
    const { offered } = record;
    const lines = describeBest(turn, withoutLesser(best, now), topics, text, kind);
    // A choice among those shown leaves them under discussion.
    if (scope.length <= maxFew && offered.length > 1) record.offered = offered;
    return lines;
  }
  const anyKind = rankForNeeds(turn, catalogue.products, needs, undefined, now);
  const unfit = sayUnfit(found, now);
  if (unfit) {
    const [best] = chooseBest(anyKind, undefined);
    return [unfit, ...describeBest(turn, best ? [best] : [], topics, text, kind)];
  }
  return describeBest(turn, chooseBest(anyKind, undefined), topics, text, undefined);
}

const cheap =
  /\b(?:cheap\w*|(?:tight|small|low|on a|limited) budget|budget (?:is )?(?:tight|small)|afford\w*|inexpensive|low cost|not (?:too |very )?(?:dear|expensive|pricey)|(?:not|n't) (?:got )?much money)\b/i;

/** Why none of the floors asked for meets a need. */
function sayUnfit(found: readonly ProductFact[], now: readonly FloorTopic[]): string | undefined {
  const [product] = found;
  const need = now.find(({ rate, isStrict }) => isStrict && product && (rate?.(product) ?? 0) <= 0);
  const [fact] = product && need ? kindFactsOf(product, [need.name]) : [];
  return product && fact && `${rangeOf(product)}: ${fact}`;
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

/** The floors that look as was wished before, if there are such. */
function inLook(products: readonly ProductFact[], wanted: WantedLook | undefined) {
  const alike = wanted ? ofLook(products, wanted) : [];
  return alike.length > 0 ? alike : products;
}

/** The floors of a colour that is named, if there are such. */
export function inColour(
  products: readonly ProductFact[],
  text: string,
  catalogue: Catalogue,
): readonly ProductFact[] {
  const wanted = text
    .toLowerCase()
    .replace(/\bnot (?:too |so |very )?dark\b/g, 'pale')
    .replace(/\bnot (?:too |so |very )?(?:pale|light)\b/g, 'dark');
  const { hues, tones } = coloursNamed(withoutTurnedDown(wanted, catalogue).split(/[^\p{L}]+/u));
  const colours = hues.length > 0 ? hues : tones;
  const found = products.filter((product) => colours.some((word) => hasColour(product, word)));
  const inTone = found.filter((product) => tones.some((word) => hasColour(product, word)));
  return [inTone, found].find((some) => some.length > 0) ?? products;
}

/** Of floors that are good enough, the cheapest first. */
function cheapestOf(
  ranked: readonly Advised[],
  { catalogue: { prices } }: Turn,
  main: FloorTopic | undefined,
): Advised[] {
  const enough = (ranked[0]?.score ?? 0) / 2;
  return (
    ranked
      // "Softer, but not dear": what is not soft is not cheap for what is wanted.
      .filter(({ score }) => (main ? score > enough : score >= enough))
      .sort((one, other) => fittedPrice(one.product, prices) - fittedPrice(other.product, prices))
      .map((one) => ({ ...one, score: enough }))
  );
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

const maxReasons = 2;

function describeBest(
  turn: Turn,
  products: readonly ProductFact[],
  topics: readonly FloorTopic[],
  question: string,
  kind: Flooring | undefined,
): string[] {
  const [before] = turn.record.offered;
  const given = new Set<string>();
  const opening = leadOf(turn, question, topics, kind);
  const caveats = caveatsOf(turn, topics);
  // What is asked is told, even if it was told before.
  const asked = topicsAsked(question);
  const open = kind ? topics : topics.filter(({ says }) => says === undefined);
  const lines = products.map((product, at) => {
    const reasons = (of: readonly FloorTopic[]) => reasonsFor(turn, product, question, of);
    const fresh = reasons(open.filter((topic) => !asked.includes(topic))).filter(
      (fact) => !wasTold(turn, fact),
    );
    const facts = [
      ...new Set([...reasons(open.filter((topic) => asked.includes(topic))), ...fresh]),
    ]
      .filter((fact) => !given.has(fact))
      .slice(0, maxReasons);
    for (const fact of facts) given.add(fact);
    const lead =
      at === 0
        ? product.slug === before?.slug
          ? 'I’d still choose'
          : 'I’d choose'
        : `Or${product.category === products[0]?.category ? '' : ` in ${kindName(kindOf(product))}`}:`;
    return { product, lead, facts };
  });
  const known = new Set(turn.record.shown ?? []);
  const shown = showProducts(turn, products);
  recommend(turn.record, products.map(choiceOf));
  const chosen = lines.map(({ product, lead, facts }, at) => {
    const reasons = facts.length > 0 ? ` ${facts.join(' ')}` : '';
    if (known.has(product.slug) && at === 0 && reasons) return `${lead} ${product.name}.${reasons}`;
    const price = shown[at] ? describeShort(product) : '';
    return `${lead} ${product.name}.${reasons} ${price}`;
  });
  noteTold(turn, [...opening, ...caveats, ...given]);
  return [...opening, ...chosen, ...caveats];
}
