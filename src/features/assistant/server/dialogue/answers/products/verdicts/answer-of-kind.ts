import { consider } from '../../../../conversation/record.ts';
import type { Flooring } from '../../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../../tools/business-tools.ts';
import type { Turn } from '../../../../turn.ts';
import { choiceOf } from '../../../products/choose-floor.ts';
import { firstOfRanges, isFloor, kindOf, rangeOf } from '../../../products/match-products.ts';
import { floorsSpokenOf } from '../../../products/subject.ts';
import { topicsAsked } from '../../../topics/find-topics.ts';
import { rateVerdict } from '../../../topics/verdicts/judge-floor.ts';
import { describeKindFacts, describeTopicFacts, topicsMeant } from '../topic-facts.ts';
import { judge, nameIn } from './say-verdict.ts';

const maxRanges = 3;
/** Whether a floor is safe for them, or stands what theirs do to it, is answered with yes or no. */
const ofPeople = new Set(['mobility', 'slip', 'accidents', 'hair']);
/** Likeness from which the sheet is asked where the catalogue says nothing. */
export const minTaught = 0.4;

/** What is true of a kind; else what the sheet says; else of each of its ranges, where the kind itself is asked about. */
export function answerOfKind(
  turn: Turn,
  kind: Flooring,
  question: string,
  isAgain: boolean,
): string[] {
  const facts = describeKindFacts(turn, kind, question);
  if (facts.length > 0 || topicsAsked(question).length === 0) return facts;
  const taught = turn.findTaught(question);
  const known = taught && taught.likeness >= minTaught ? [taught.answer] : [];
  const isPersonal = topicsAsked(question).some(({ name }) => ofPeople.has(name));
  if (!isAgain && known.length > 0 && !isPersonal) return known;
  const ofKind = turn.catalogue.products.filter((one) => isFloor(one) && kindOf(one) === kind);
  const told = describeBestOfKind(turn, ofKind, question);
  return told.length > 0 ? told : known;
}

/** How the floor of a kind that was spoken of does, else the one that does best. */
function describeBestOfKind(
  turn: Turn,
  ofKind: readonly ProductFact[],
  question: string,
): string[] {
  const topics = topicsMeant(turn, question);
  const spoken = floorsSpokenOf(turn).find((one) => ofKind.includes(one));
  const rated = (product: ProductFact) =>
    topics.reduce((sum, { name }) => sum + rateVerdict(product, name), 0);
  const [best] = spoken ? [spoken] : ofKind.toSorted((one, other) => rated(other) - rated(one));
  if (!best || judge(best, topics).length === 0) {
    const told = firstOfRanges(ofKind)
      .slice(0, maxRanges)
      .map((product) => ({
        product,
        facts: describeTopicFacts(turn, product, question, topics),
      }));
    const found = told.filter(({ facts }) => facts.length > 0);
    for (const { product } of found.toReversed()) consider(turn.record, choiceOf(product));
    return found.map(({ product, facts }) => nameIn(rangeOf(product), facts));
  }
  consider(turn.record, choiceOf(best));
  return [nameIn(rangeOf(best), describeTopicFacts(turn, best, question, topics))];
}
