import { capitalise, kindName } from '../../../conversation/describe-record.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import type { Turn } from '../../../turn.ts';
import { isFloor, kindOf } from '../../products/match-products.ts';
import { indexOf } from '../../products/product-index.ts';
import { topicsOf } from '../../products/product-wishes.ts';
import { placeNames, tellsOf, topicsAsked } from '../../topics/find-topics.ts';
import { kindFactsOf } from '../../topics/kind-facts.ts';
import type { FloorTopic } from '../../topics/topic.ts';
import { judgeFloor } from '../../topics/verdicts/judge-floor.ts';
import { sayLabels } from './verdicts/say-labels.ts';
import { isOfFloor, leadFor, nameIn, sayVerdict } from './verdicts/say-verdict.ts';

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
  if (!isOfUse.test(question) || own.some(isDecided)) return own;
  return [...topicsOf(record.wishes).filter(isDecided), ...own];
}
/** Needs that decide whether a floor may be laid at all. */
const decided = new Set(
  'stairs cats dogs accidents hair bathroom kitchen water office business rental wear stains heating mobility damp lifting allergy conservatory'.split(
    ' ',
  ),
);
const isDecided = ({ name }: FloorTopic) => decided.has(name);

const maxKindFacts = 2;

/** What is true of a kind of floor, with a yes or a no where all its products have the same. */
export function describeKindFacts(turn: Turn, kind: Flooring, question: string): string[] {
  const topics = topicsMeant(turn, question);
  const names = topics.map(({ name }) => name);
  const ofKind = turn.catalogue.products.filter((one) => isFloor(one) && kindOf(one) === kind);
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
  const [lead, ...others] = new Set(ofKind.map((product) => leadFor(product, question, topics)));
  const told = [
    ...(lead !== undefined && others.length === 0 ? [lead] : []),
    ...common.slice(0, Math.min(topics.length, maxKindFacts)),
  ];
  return [isOfFloor(told) ? nameIn(capitalise(kindName(kind)), told) : told.join(' ')];
}

/** What is said of a product on the topics of a question: how it does, where the data tells; else what the catalogue has. */
export function describeTopicFacts(
  turn: Turn,
  product: ProductFact,
  question: string,
  topics: readonly FloorTopic[],
  isLiteral = true,
): string[] {
  if (topics.length === 0 && !isLiteral) return [];
  const verdict = isFloor(product) ? sayVerdict(turn, product, question, topics) : [];
  const open = topics.filter(({ name }) => judgeFloor(product, name) === undefined);
  if (verdict.length > 0 && open.length === 0) return verdict;
  const left = verdict.length > 0 ? open : topics;
  const own = indexOf(turn.catalogue.products).find(product, question, left);
  const ofKind = kindFactsOf(
    product,
    left.map(({ name }) => name),
  );
  const facts = hasSentence(own)
    ? [...own, ...untold(left, own, product)]
    : [...ofKind.slice(0, 1), ...own, ...untold(left, [...ofKind.slice(0, 1), ...own], product)];
  const told = [...verdict, ...facts.slice(0, verdict.length > 0 ? 1 : maxFacts)];
  return sayLabels([...new Set(told)], question);
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

/** Why a floor is recommended: what is said of it on the topics, else how it does at them, else its figures. */
export function reasonsFor(
  { catalogue, message }: Turn,
  product: ProductFact,
  question: string,
  topics: readonly FloorTopic[],
): string[] {
  const rooms = roomsIn(`${question} ${message.plain}`);
  const isElsewhere = (fact: string) =>
    rooms.length > 0 && roomsIn(fact).length > 0 && !roomsIn(fact).some((at) => rooms.includes(at));
  const reasonOf = (topic: FloorTopic) => {
    const verdict = placeNames.has(topic.name) ? undefined : judgeFloor(product, topic.name);
    const own = indexOf(catalogue.products).find(product, question, [topic]);
    const told = own.filter((fact) => !/^[\w ]+: /.test(fact) && !isDrawback.test(fact));
    const figures = own.filter((fact) => !isDrawback.test(fact));
    const all = [
      ...(verdict ? [verdict.why] : []),
      ...told,
      ...kindFactsOf(product, [topic.name]),
      ...figures,
    ];
    return all.find((fact) => !isElsewhere(fact)) ?? [];
  };
  const isMet = (topic: FloorTopic) => judgeFloor(product, topic.name)?.says !== 'no';
  const found = topics.filter(isMet).flatMap(reasonOf);
  // What it is not good for is owned up to, after its reasons.
  const unmet = topics.filter((topic) => topic.rate && !isMet(topic)).flatMap(reasonOf);
  return [...new Set([...found.slice(0, maxReasons), ...unmet.slice(0, 1)])];
}

/** The rooms that a text names: what a floor does in another is no reason to choose it. */
const roomNames = [
  /\bhall\w*\b|\bentrance\b/i,
  /\bkitchens?\b/i,
  /\bbathrooms?\b/i,
  /\bbedrooms?\b/i,
  /\b(?:living|sitting) ?rooms?\b|\blounges?\b/i,
];
const roomsIn = (text: string): RegExp[] => roomNames.filter((name) => name.test(text));

/** No reason to choose a floor. */
const isDrawback = /\bwill show\b/i;
const maxReasons = 2;
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
