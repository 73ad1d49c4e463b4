import type { Turn } from '../../turn.ts';
import type { Act } from '../acts/act.ts';
import type { Observed } from '../observe/observe.ts';
import { answerOfFault } from '../requests/our-repair.ts';
import { answerCostOfLook, asksOurRepair, withoutWet } from '../requests/trouble-answers.ts';
import { type ActAnswer, fixed, plainly } from './act-answer.ts';
import { withFittingOpening } from './fitting-opening.ts';
import { asksMore, sayNoMore } from './no-more-to-say.ts';
import { answerStairs, asksForKnownSteps } from './price/answer-stairs.ts';
import { answerMatter } from './price/matters/answer-matter.ts';
import { answerBesideRate } from './price/others/beside-rate.ts';
import { isUpliftOfJob, sayWorkOfTopic } from './price/work/answer-work.ts';
import { noteMentioned } from './products/note-mentioned.ts';
import { sayLasting } from './products/say-lasting.ts';

const upliftQuestion = 'Do you take up and dispose of the old carpet?';
const matchQuestion = 'Do you price match?';

/** Answers with a topic of the sheet, or with what is known of the job where the topic is asked of it. */
export async function answerTaught(
  turn: Turn,
  observed: Observed,
  act: Extract<Act, { kind: 'taught' }>,
): Promise<ActAnswer> {
  const { record } = turn;
  const { question, answer } = act;
  if (asksOurRepair(turn, question)) return fixed(turn, ...(answerCostOfLook(turn) ?? []));
  const ofFault = answerOfFault(turn, act);
  if (ofFault) return fixed(turn, ...ofFault);
  if (asksMore(turn, act)) return plainly(await sayNoMore(turn));
  if (asksForKnownSteps(turn, act)) return plainly(await answerStairs(turn, observed));
  const beside = question === matchQuestion ? answerBesideRate(turn) : [];
  if (beside.length > 0) return fixed(turn, ...beside);
  if (question === upliftQuestion && isUpliftOfJob(turn, question))
    return plainly(await answerMatter(turn, 'oldFloor'));
  noteMentioned(turn, question, answer);
  return fixed(
    turn,
    withoutWet(turn, sayLasting(turn, question, answer) ?? withFittingOpening(turn.message, act)),
    ...(record.extras && turn.jobs.length > 0 ? [] : await sayWorkOfTopic(turn, question)),
  );
}
