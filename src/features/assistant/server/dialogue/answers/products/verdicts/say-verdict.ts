import { leadingWords } from '../../../../nlu/text/leading-words.ts';
import type { ProductFact } from '../../../../tools/business-tools.ts';
import type { Turn } from '../../../../turn.ts';
import { chooseBest, rankFloors } from '../../../products/advise.ts';
import { kindOf, rangeOf } from '../../../products/match-products.ts';
import type { FloorTopic } from '../../../topics/topic.ts';
import { asksOpposite, judgeFloor } from '../../../topics/verdicts/judge-floor.ts';
import type { Verdict } from '../../../topics/verdicts/verdict.ts';

type Judged = { topic: FloorTopic; verdict: Verdict };

/** Topics that say where the floor lies: another need says more. */
const rooms = new Set(['bedroom', 'lounge', 'kitchen', 'bathroom', 'conservatory']);
/** Where a floor that does not do should not be laid; in others it is only not good. */
const ofUse = new Set(
  'stairs cats dogs bathroom kitchen water damp office business rental accidents heating mobility'.split(
    ' ',
  ),
);
/** "Does it scratch?", "will it fade?" */
const ofDoing = new Set(['scratches', 'dents', 'stains', 'sun', 'wear']);
const order = ['no', 'partly', 'yes'];
const maxReasons = 2;

/** How a floor does at the topics that the data tells of; what is worst first. */
export function judge(product: ProductFact, topics: readonly FloorTopic[]): Judged[] {
  const judged = topics.flatMap((topic) => {
    const verdict = judgeFloor(product, topic.name);
    return verdict ? [{ topic, verdict }] : [];
  });
  const narrow = judged.filter(({ topic }) => !rooms.has(topic.name));
  const isWet = narrow.some(({ topic }) => topic.name === 'water');
  const kept =
    narrow.length > 0 && !isWet
      ? judged.filter(({ topic, verdict }) => !rooms.has(topic.name) || verdict.says === 'no')
      : judged.filter(({ topic }) => topic.name !== 'water' || !judged.some(isWetRoom));
  return kept.toSorted(
    (one, other) => order.indexOf(one.verdict.says) - order.indexOf(other.verdict.says),
  );
}
const isWetRoom = ({ topic: { name } }: Judged) => name === 'kitchen' || name === 'bathroom';

/**
 * The answer to "is it …?": yes, no or so-so where that is asked, then why in plain words, and which floor would do
 * better. Nothing where the data does not tell.
 */
export function sayVerdict(
  { catalogue }: Turn,
  product: ProductFact,
  question: string,
  topics: readonly FloorTopic[],
): string[] {
  const judged = judge(product, topics);
  const [worst] = judged;
  if (!worst) return [];
  const whys = [...new Set(judged.map(({ verdict }) => verdict.why))].slice(0, maxReasons);
  const lead = leadOf(product, worst, question);
  const better = suggestInstead(catalogue, product, worst);
  return [
    ...(lead === undefined ? [] : [lead]),
    ...whys,
    ...better,
    ...(isOfDye(product, question) ? [dyeStays] : []),
  ];
}

/** The yes, no or so-so to "is it …?"; nothing where none is asked for, or where the data does not tell. */
export function leadFor(
  product: ProductFact,
  question: string,
  topics: readonly FloorTopic[],
): string | undefined {
  const [worst] = judge(product, topics);
  return worst && leadOf(product, worst, question);
}

const soSo = 'Up to a point.';
/** "Solution-dyed" is how a carpet is made. */
const ofDye = /(?<!\bsolution[ -])\bdyes?\b/i;
const isOfDye = ({ category }: ProductFact, question: string) =>
  category !== 'carpet' && ofDye.test(question);
const dyeStays =
  'Wipe dye up at once, though: I can’t promise that it comes off once it has dried.';

/** The words that a yes or a no answers. */
function questionIn(text: string): string | undefined {
  return text.split(/[.!?]+/).find((part) => asksYesOrNo.test(part) && !asksWhat.test(part));
}
const asksYesOrNo = new RegExp(
  String.raw`${leadingWords(4)}(?:is|are|isn'?t|aren'?t|will|won'?t|would|wouldn'?t|can|can'?t|could|does|doesn'?t|do|don'?t|has|should)\b|\b(?:is|are|will|would|can|could|does|do|should) (?:it|that|this|they|those|these|i|we|you|he|she|the|a)\b`,
  'iu',
);
const asksWhat = /\b(?:what|whats|which|how|why|where|when|who)\b/i;

function leadOf(
  product: ProductFact,
  { topic: { name }, verdict: { says } }: Judged,
  question: string,
): string | undefined {
  const asked = questionIn(question);
  if (asked === undefined) return undefined;
  if (isOfDye(product, question)) return soSo;
  if (/\b(?:problem|mind)\b/i.test(asked) && says === 'yes') return 'No problem.';
  if (asksOpposite(asked, [name])) {
    if (says !== 'partly') return says === 'yes' ? 'No.' : 'Yes, I’m afraid.';
    if (name === 'soft') return 'Not really.';
    return ofDoing.has(name) ? 'It can.' : 'A little.';
  }
  if (says === 'yes') return 'Yes.';
  if (says === 'partly') return soSo;
  return ofUse.has(name) ? 'I wouldn’t.' : 'Not really.';
}

/** A floor for what is too much for this one: of its kind, if one of that kind will do. */
function suggestInstead(
  { products, prices }: Turn['catalogue'],
  product: ProductFact,
  { topic, verdict: { says, beyond } }: Judged,
): string[] {
  if (says === 'yes' || (says === 'partly' && !beyond) || !topic.rate) return [];
  const needs = [{ topic, weight: 1 }];
  const isGood = ({ product: one }: { product: ProductFact }) =>
    judgeFloor(one, topic.name)?.says === 'yes';
  const ofKind = rankFloors(products, { needs, kind: kindOf(product), prices }).filter(isGood);
  const ranked =
    ofKind.length > 0 ? ofKind : rankFloors(products, { needs, prices }).filter(isGood);
  const [best] = chooseBest(ranked, kindOf(product));
  if (!best || rangeOf(best) === rangeOf(product)) return [];
  return [
    beyond ? `For ${beyond} I’d go up to ${rangeOf(best)}.` : `For that I’d choose ${best.name}.`,
  ];
}

/** Sentences of a floor with its name in them: "Yes. Bradford Twist is made for stairs." */
export function nameIn(name: string, facts: readonly string[]): string {
  const text = facts.join(' ');
  const found = opening.exec(text);
  if (!found) return `${name}: ${text}`;
  const { lead = '', it = '' } = found.groups ?? {};
  const subject = it.endsWith('’s') ? `${name} is` : name;
  return `${lead}${subject}${text.slice(found[0].length)}`;
}
const leads =
  'Yes|No|No problem|I wouldn’t|Not really|Up to a point|A little|It can|Yes, I’m afraid';
const opening = new RegExp(
  `^(?<lead>(?:(?:${leads})\\. |Yes, |No, )?)(?<it>[Ii]t’s|[Ii]t)(?= (?!can\\.))`,
);
const lead = new RegExp(`^(?:${leads})\\.$`);
const opens = new RegExp(`^(?:${leads})\\. `);
/** Whether the first sentence is one of the floor: "Yes. It’s made for stairs." */
export const isOfFloor = (facts: readonly string[]): boolean => opening.test(facts.join(' '));
/** The yes or no that a line begins with. */
export const leadIn = (line: string): string => opens.exec(line)?.[0] ?? '';
/** "Yes.", "not really.": it says nothing of the floor by itself. */
export const isLead = (line: string): boolean => lead.test(line);
