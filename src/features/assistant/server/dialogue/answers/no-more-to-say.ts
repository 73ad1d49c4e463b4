import { isQuestion } from '../../conversation/act-patterns.ts';
import { wasSaid } from '../../conversation/said.ts';
import type { Taught } from '../../taught-answers/taught.ts';
import type { Turn } from '../../turn.ts';
import { withoutOpening } from './fitting-opening.ts';
import { answerUnknown } from './not-understood.ts';

/** The answer is wanted once more. */
const asksAgain =
  /\b(?:again|repeat|what did you|say that|remind|sorry\W*$)|\b(?:so|and) (?:that'?s|it'?s)\b/i;

/** Whether the last answer of the sheet would be given again to who asks more than it says. */
export const asksMore = (
  { record, message }: Turn,
  { question, answer, isMoreAsked }: Pick<Taught, 'question' | 'answer' | 'isMoreAsked'>,
): boolean =>
  isMoreAsked === true &&
  record.lastAct === 'taught' &&
  record.topic === question &&
  !asksAgain.test(message.plain) &&
  [answer, withoutOpening(answer)].some((line) => wasSaid(record, line));

/** Who asks on after an answer wants to know what the sheet does not hold. */
export async function sayNoMore(turn: Turn): Promise<string[]> {
  const { clauses } = turn.message;
  const clause = clauses.findLast(({ text }) => isQuestion(text)) ?? clauses.at(-1);
  return clause ? answerUnknown(turn, clause) : [];
}
