import type { Flooring } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import type { Turn } from '../../../turn.ts';
import { chooseBest, rankFloors } from '../../products/advise.ts';
import { isFloor, kindOf, rangeOf } from '../../products/match-products.ts';
import { indexOf } from '../../products/product-index.ts';
import { topicsOf } from '../../products/product-wishes.ts';
import { tellsOf, topicsAsked } from '../../topics/find-topics.ts';
import { kindFactsOf } from '../../topics/kind-facts.ts';
import type { FloorTopic } from '../../topics/topic.ts';

/** Topics on which a yes or a no can be given from the data. */
const decided = new Set(
  'stairs cats dogs bathroom kitchen water office business rental wear stains heating'.split(' '),
);
const yesFrom = 3;

/** "Yes", "no", or neither: what the data says to "is it all right for …?" */
function verdictOf(product: ProductFact, topics: readonly FloorTopic[], question: string) {
  if (!isFloor(product) || !asksYesOrNo(question)) return undefined;
  const rated = topics.filter(({ name, rate }) => rate && decided.has(name));
  if (rated.length === 0 || rated.length < topics.filter(({ rate }) => rate).length)
    return undefined;
  const rates = rated.map(({ rate }) => rate?.(product) ?? 0);
  if (rates.some((rate) => rate <= 0))
    return rated.some(
      ({ name, rate, isStrict }) => (isStrict || name === 'water') && (rate?.(product) ?? 0) <= 0,
    )
      ? 'no'
      : 'weak';
  return rates.every((rate) => rate >= yesFrom) ? 'yes' : undefined;
}

/** "Is the Moorland OK with it?": with what was spoken of before. */
const withIt =
  /\b(?:ok|okay|alright|all right|fine|good|suitable|suit\w*|work|works|go|goes|cope|allowed)\b[^.?!]{0,12}\b(?:with|over|on top of|for|on|in) (?:it|that|this|there|them)\b/i;

/** The topics of a question; "would the saxony not do?" asks about what the floor is for. */
export function topicsMeant({ record }: Turn, question: string): FloorTopic[] {
  const own = topicsAsked(question);
  if (own.length === 0 && withIt.test(question)) {
    const before = topicsAsked(record.topic ?? '').filter(({ rate }) => rate);
    return before.length > 0 ? before : topicsOf(record.wishes).slice(0, 1);
  }
  const isOfUse =
    /\b(?:would|will|could|wouldn'?t|won'?t)\b[^.?!]*\b(?:do|work|suit|be (?:ok|okay|alright|any good|all right))\b/i;
  if (!isOfUse.test(question) || own.some(({ name }) => decided.has(name))) return own;
  return [...topicsOf(record.wishes).filter(({ name }) => decided.has(name)), ...own];
}

const maxKindFacts = 2;

/** What is true of a kind of floor, with a yes or a no where all its products have the same. */
export function describeKindFacts(turn: Turn, kind: Flooring, question: string): string[] {
  const topics = topicsMeant(turn, question);
  const names = topics.map(({ name }) => name);
  const ofKind = turn.catalogue.products.filter((one) => isFloor(one) && kindOf(one) === kind);
  const verdicts = new Set(ofKind.map((product) => verdictOf(product, topics, question)));
  const [verdict] = verdicts.size === 1 ? verdicts : [];
  const common = ofKind
    .map((product) => [
      ...kindFactsOf(product, names),
      ...indexOf(turn.catalogue.products).find(product, question, topics),
    ])
    .reduce<string[] | undefined>(
      (left, facts) => (left ? left.filter((fact) => facts.includes(fact)) : facts),
      undefined,
    );
  if (!common || common.length === 0) return [];
  const lead = verdict === 'yes' ? ['Yes.'] : verdict === 'no' ? ['I wouldn’t.'] : [];
  return [[...lead, ...common.slice(0, Math.min(topics.length, maxKindFacts))].join(' ')];
}

/** How it is asked whether a floor is all right; "does it show stains" asks the opposite. */
const asksYesOrNo = (question: string) =>
  /\b(?:ok|okay|alright|all right|good|suit\w*|safe|fine|problem|cope|stand|withstand|take|handle|survive|use|have|put|lay|carry|go|run|do|work|proof|waterproof|resist\w*|friendly|wear(?:ing)?|durable|tough|strong|last|mind)\b/i.test(
    question,
  ) &&
  /\?|^\W*(?:\w+\W+){0,3}(?:is|are|will|would|can|could|does|do|isn'?t|won'?t|wouldn'?t)\b|\b(?:is|are|will|would|can|could|does|do) (?:it|that|this|they|i|we|you|the)\b/i.test(
    question,
  ) &&
  !/\bshows?\b|\bwhat\b|\bwhich\b|\bhow\b|\bwhy\b/i.test(question);

/** What the catalogue says of a product on the topics of a question, with a yes or a no where the data has one. */
export function describeTopicFacts(
  { catalogue }: Turn,
  product: ProductFact,
  question: string,
  topics: readonly FloorTopic[],
  isLiteral = true,
): string[] {
  const verdict = verdictOf(product, topics, question);
  if (topics.length === 0 && !isLiteral) return [];
  const own = indexOf(catalogue.products).find(product, question, topics);
  const names = topics.map(({ name }) => name);
  const ofKind = kindFactsOf(product, names);
  const facts =
    verdict === 'no'
      ? [...ofKind.slice(0, 1), ...own.slice(0, 1)]
      : hasSentence(own)
        ? [...own, ...untold(topics, own, product)].slice(0, maxFacts)
        : [
            ...ofKind.slice(0, 1),
            ...own,
            ...untold(topics, [...ofKind.slice(0, 1), ...own], product),
          ].slice(0, maxFacts);
  if (verdict === undefined) return facts;
  if (verdict === 'weak') {
    const better = suggestInstead(catalogue, product, topics);
    return [...facts, ...(better ? [better] : [])];
  }
  const isProblem = /\bproblem|\bmind\b/i.test(question);
  if (verdict === 'yes') return [isProblem ? 'No problem.' : 'Yes.', ...facts];
  const better = suggestInstead(catalogue, product, topics);
  return ['I wouldn’t.', ...facts, ...(better ? [better] : [])];
}

const maxFacts = 3;

/** What is true of its kind on the topics that no fact given so far tells of. */
function untold(
  topics: readonly FloorTopic[],
  given: readonly string[],
  product: ProductFact,
): string[] {
  const ofTopic = ({ name }: FloorTopic) => kindFactsOf(product, [name])[0] ?? [];
  const open = topics.filter(
    (topic) =>
      !given.some((fact) => tellsOf(topic, fact) || isOfSpecification(topic, fact)) &&
      !kindFactsOf(product, [topic.name]).some((fact) => given.includes(fact)),
  );
  return topics.length > 1 ? [...new Set(open.flatMap(ofTopic))] : [];
}
const isOfSpecification = ({ specifications = [] }: FloorTopic, fact: string) =>
  specifications.some((name) => fact.startsWith(`${name}: `));

const minSentence = 6;
const hasSentence = (facts: readonly string[]) =>
  facts.some((fact) => !/^[\w ]+: /.test(fact) && fact.split(' ').length >= minSentence);

/** Why a floor is recommended: what is said of it on the topics, else what is true of its kind, else its figures. */
export function reasonsFor(
  { catalogue }: Turn,
  product: ProductFact,
  question: string,
  topics: readonly FloorTopic[],
): string[] {
  const found = topics.flatMap((topic) => {
    const own = indexOf(catalogue.products).find(product, question, [topic]);
    const told = own.filter((fact) => !/^[\w ]+: /.test(fact) && !isDrawback.test(fact));
    const figures = own.filter((fact) => !isDrawback.test(fact));
    const [reason] = [...told, ...kindFactsOf(product, [topic.name]), ...figures];
    return reason ?? [];
  });
  const rated = topics.filter(({ name }) => ofFigures.has(name));
  const figures = rated
    .flatMap((topic) => indexOf(catalogue.products).find(product, question, [topic]))
    .filter((fact) => /^(?:Suitability|AC rating): /.test(fact));
  return [...new Set([...new Set(found)].slice(0, maxReasons).concat(figures.slice(0, 1)))].slice(
    0,
    maxReasons,
  );
}

/** No reason to choose a floor. */
const isDrawback = /\bwill show\b/i;
const maxReasons = 2;
/** Needs that a class or a rating decides. */
const ofFigures = new Set(['stairs', 'wear', 'office', 'rental']);

/** The floor meant, or of the others spoken of the one that alone has the figure asked for: a slip rating, a wear layer. */
export function withFigure(
  meant: readonly ProductFact[],
  spoken: readonly ProductFact[],
  topics: readonly FloorTopic[],
): readonly ProductFact[] {
  const asked = topics.find(({ rate, specifications }) => !rate && specifications);
  const hasFigure = ({ specifications }: ProductFact) =>
    asked?.specifications?.some((name) => specifications[name] !== undefined) ?? false;
  if (!asked || meant.some(hasFigure)) return meant;
  const [other] = spoken.filter(hasFigure);
  return other ? [other] : meant;
}

function suggestInstead(
  { products, prices }: Turn['catalogue'],
  product: ProductFact,
  topics: readonly FloorTopic[],
): string | undefined {
  const needs = topics.filter(({ rate }) => rate).map((topic) => ({ topic, weight: 1 }));
  const ofKind = rankFloors(products, { needs, kind: kindOf(product), prices });
  const ranked = ofKind.length > 0 ? ofKind : rankFloors(products, { needs, prices });
  const [best] = chooseBest(ranked, kindOf(product));
  return best && rangeOf(best) !== rangeOf(product)
    ? `For that I’d choose ${best.name}.`
    : undefined;
}
