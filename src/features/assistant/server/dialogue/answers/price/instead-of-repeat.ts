import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import { wasSaid } from '../../../conversation/said.ts';
import { readWords, tellingWords } from '../../../taught-answers/question-features.ts';
import { describeExtras } from '../../../tools/describe-extras.ts';
import type { Turn } from '../../../turn.ts';
import { asksToChange } from '../../acts/price/asks-to-change.ts';
import { asksWhichSum } from '../../acts/price/price-due.ts';
import { asksWithExtras } from '../../observe/extras/read-extras.ts';
import type { Observed } from '../../observe/observe.ts';
import { asksWhereGone } from '../../observe/rooms/recall-rooms.ts';
import { facetsAsked } from '../../topics/facets.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { answerUnknown } from '../not-understood.ts';
import { answerKindOrWorth } from '../products/kind-and-worth.ts';
import { answerProductFacts } from '../products/product-facts.ts';
import { answerWork } from './work/answer-work.ts';

/** Likeness from which a taught answer says more than a price that was told before. */
const minLikeness = 0.33;
/** Words with which a price is asked for once more. */
const ofPrice = new Set(
  'price prices priced cost costs costing total totals sum figure figures quote estimate remind come comes again much altogether together everything whole lot fitted fit fitting supply supplied both same carpet vinyl lvt laminate floor room rooms lounge kitchen bedroom hall bathroom landing vat pounds quid roughly exactly wot whats upstairs downstairs just only alone cheaper dearer less more youre your yours'.split(
    ' ',
  ),
);
const asksAgain =
  /\bagain\b|\bremind\b|\bunder(?:lay|neath)\b|\bcomes? to\b|\bwhat was (?:it|that)\b/i;
/** So many other words ask something else, even if it is not known. */
const minOther = 2;

/** "Thickness of the encaustic star?", "any lighter colours?" */
const asksOfFloor = (text: string): boolean =>
  (isQuestion(text) || text.trim().endsWith('?')) &&
  (facetsAsked(text).length > 0 || topicsAsked(text).length > 0);

/**
 * "The Moorland then, what colours does it come in?": of floors whose prices were told one is taken, and something else is
 * asked.
 * @param told the sums that were told before
 */
export function takesTold(
  { record, message, jobs }: Turn,
  { rooms, floors }: Observed,
  told: readonly number[],
): boolean {
  const { plain, clauses } = message;
  const sum = jobs.reduce((pence, { totalPence }) => pence + totalPence, 0);
  return (
    jobs.length > 0 &&
    !rooms &&
    floors.isChanged &&
    told.includes(sum) &&
    !asksSum.test(plain) &&
    !asksAgain.test(plain) &&
    !asksToChange.test(plain) &&
    !asksWithExtras(plain) &&
    record.extras === undefined &&
    clauses.some(({ text }) => asksOfFloor(text)) &&
    clauses.some(({ text }) => !asksOfFloor(text))
  );
}
const asksSum =
  /\b(?:how much|price\w*|cost\w*|total|come to|works? out|quote|including?|included?)\b|£\s?\d/i;

/**
 * What is said in place of a price that was told before and that nothing in the message changes: such a message asks
 * something else.
 * @returns undefined where the price may be told
 */
export async function insteadOfRepeat(
  turn: Turn,
  { rooms, floors }: Observed,
  [first = '']: readonly string[],
): Promise<string[] | undefined> {
  const { record, message } = turn;
  const { plain, clauses } = message;
  const isAskedAgain =
    asksAgain.test(plain) ||
    asksWhichSum.test(plain) ||
    asksWhereGone(plain) ||
    asksWithExtras(plain) ||
    (floors.named.length > 0 && actPatterns.price.test(plain)) ||
    (floors.named.length > 1 && !clauses.some(({ text }) => isQuestion(text)));
  if (rooms || !wasSaid(record, first) || isAskedAgain) return undefined;
  const ofFloor = clauses.filter(({ text }) => asksOfFloor(text) && !actPatterns.price.test(text));
  const facts = ofFloor.flatMap(
    (clause) => answerKindOrWorth(turn, clause) ?? answerProductFacts(turn, clause),
  );
  if (facts.length > 0) return [...new Set(facts)];
  if (describeExtras(turn.catalogue.prices, plain).length > 0) return answerWork(turn);
  const others = tellingWords(readWords(plain)).filter((word) => !ofPrice.has(word));
  if (others.length === 0) return undefined;
  const asked = clauses.filter(({ text }) => isQuestion(text));
  const clause = asked.at(-1) ?? clauses.at(-1);
  if (!clause) return undefined;
  const taught = turn.findTaught(clause.text);
  return taught && taught.likeness >= minLikeness && !wasSaid(record, taught.answer)
    ? [taught.answer]
    : others.length < minOther
      ? undefined
      : answerUnknown(turn, clause);
}
