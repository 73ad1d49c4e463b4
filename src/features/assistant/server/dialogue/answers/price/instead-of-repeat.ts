import { isQuestion } from '../../../conversation/act-patterns.ts';
import { wasSaid } from '../../../conversation/said.ts';
import { readWords, tellingWords } from '../../../taught-answers/question-features.ts';
import { describeExtras, extrasInQuote } from '../../../tools/describe-extras.ts';
import type { Turn } from '../../../turn.ts';
import { asksWhichSum } from '../../acts/price/price-due.ts';
import { asksWithExtras } from '../../observe/extras/read-extras.ts';
import type { Observed } from '../../observe/observe.ts';
import { answerUnknown } from '../not-understood.ts';

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
  const isChanged = rooms || floors.isChanged || floors.named.length > 0;
  const isAskedAgain =
    asksAgain.test(message.plain) ||
    asksWhichSum.test(message.plain) ||
    asksWithExtras(message.plain);
  if (isChanged || !wasSaid(record, first) || isAskedAgain) return undefined;
  const extras = describeExtras(turn.catalogue.prices, message.plain);
  if (extras.length > 0) return [...extras, extrasInQuote];
  const others = tellingWords(readWords(message.plain)).filter((word) => !ofPrice.has(word));
  if (others.length === 0) return undefined;
  const asked = message.clauses.filter(({ text }) => isQuestion(text));
  const clause = asked.at(-1) ?? message.clauses.at(-1);
  if (!clause) return undefined;
  const taught = turn.findTaught(clause.text);
  return taught && taught.likeness >= minLikeness && !wasSaid(record, taught.answer)
    ? [taught.answer]
    : others.length < minOther
      ? undefined
      : answerUnknown(turn, clause);
}
