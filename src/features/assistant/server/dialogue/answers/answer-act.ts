import { assistant } from '#features/business/facts.ts';
import { actPatterns, isQuestion } from '../../conversation/act-patterns.ts';
import { complaintReason } from '../../conversation/hand-over-reasons.ts';
import type { Clause } from '../../conversation/message.ts';
import { isAboutRepair } from '../../conversation/record.ts';
import { wasSaid } from '../../conversation/said.ts';
import type { FactTopic } from '../../tools/business-facts.ts';
import { askTool } from '../../tools/tool-registry.ts';
import type { Turn } from '../../turn.ts';
import type { Act } from '../acts/act.ts';
import type { Observed } from '../observe/observe.ts';
import { hasDay } from '../observe/observe-visit.ts';
import { asksForVisit, isVisitWish } from '../observe/visit/visit-wish.ts';
import { answerAboutRequest } from '../requests/answer-about-request.ts';
import { beginWithQuestion } from '../requests/booking/question-for-team.ts';
import { addForTeam, continueCallBack, noteForTeam } from '../requests/call-back.ts';
import { answerHandOver, handOver, sayWhen, standDown } from '../requests/hand-over.ts';
import type { RequestTopic } from '../requests/request-topic.ts';
import { answerCostOfLook } from '../requests/trouble-answers.ts';
import { type ActAnswer, fixed, plainly } from './act-answer.ts';
import { answerTaught } from './answer-taught.ts';
import { linesAsked } from './fact-lines.ts';
import { answerFreeDays, asksFirst, sayFirstDays } from './free-days.ts';
import { answerRemark, answerUnknown, sayUnanswered } from './not-understood.ts';
import { sayNextWithoutVisit } from './offers/without-visit.ts';
import { answerCoverage } from './place-answers.ts';
import { answerPriceAct } from './price/answer-price-act.ts';
import { answerComparison } from './products/compare-products.ts';
import { answerKindOrWorth } from './products/kind-and-worth.ts';
import { answerProducts } from './products/list-products.ts';
import { answerProductFacts } from './products/product-facts.ts';
import { answerGoodbye, answerGreeting, answerRobot, answerThanks } from './small-talk.ts';

const wantsLook = ({ text }: Clause) => asksForVisit(text);

/** "How soon can you come and measure?" is answered while the visit is asked for. */
async function sayHowSoon(turn: Turn): Promise<string[]> {
  const isAsked = turn.message.clauses.some(
    (clause) => asksFirst(clause.text) && (asksForVisit(clause.text) || isVisitWish(clause)),
  );
  const first = isAsked && !hasDay(turn.record.visit) ? await sayFirstDays(turn) : undefined;
  if (!first) return [];
  turn.answered.push('slots');
  return [first];
}

/** A fact of the firm; what a look at a damage costs is none of the measure. */
async function answerFact(turn: Turn, topic: FactTopic): Promise<ActAnswer> {
  const ofLook = topic === 'home_visit' ? answerCostOfLook(turn) : undefined;
  if (ofLook) return fixed(turn, ...ofLook);
  const lines = await askTool(turn, 'business_fact', { topic });
  return plainly(linesAsked(topic, lines, turn.message.plain));
}

/** Whoever waits to be rung is asked for name and number as long as these are missing. */
async function answerOfRequest(turn: Turn, topic: RequestTopic): Promise<string[]> {
  const { record } = turn;
  const lines = answerAboutRequest(turn, topic);
  // Who asks whether something was passed on may be the first to say it.
  if (addsToCall.has(topic) && record.callBackSent) await addForTeam(turn);
  const isWaiting = record.handedOver && !record.callBackSent && record.draft?.kind !== 'booking';
  if (!isWaiting || topic !== 'whenRung') return lines;
  const next = await continueCallBack(turn, true);
  // Thanks for name and number go before what was asked with them.
  return record.callBackSent ? [...next, ...lines] : [...lines, ...next];
}

const addsToCall = new Set<RequestTopic>(['pets', 'recorded', 'complainTo']);

/** That we come to a place is not told again to who only says that they live there, beside a question. */
const notAgain = ({ record, message: { clauses } }: Turn, lines: readonly string[]) =>
  clauses.some(({ text }) => isQuestion(text) && actPatterns.coverage.test(text)) ||
  !clauses.some(({ text }) => isQuestion(text))
    ? lines
    : lines.filter((line) => !wasSaid(record, line));

/** Of a job that is priced, its sum says more than the sheet. */

/** Answers one act. `handsOver` where the team takes over. */
export async function answerAct(turn: Turn, observed: Observed, act: Act): Promise<ActAnswer> {
  const { record } = turn;
  switch (act.kind) {
    case 'injury':
    case 'water':
    case 'complaint':
      // The reply to the harm says sorry and asks whom to ring already.
      if (
        act.kind === 'complaint' &&
        turn.answered.some((kind) => kind === 'injury' || kind === 'water')
      ) {
        await handOver(turn, 'complaint');
        return { lines: [], handsOver: true };
      }
      // "It's flooded, can someone come and look": a visit is arranged as well.
      if (
        act.kind !== 'complaint' &&
        record.handOverReason !== complaintReason &&
        turn.message.clauses.some(wantsLook)
      )
        record.paused = true;
      return { lines: await answerHandOver(turn, act.kind), handsOver: true };
    case 'allClear':
      return plainly(await standDown(turn));
    case 'asbestos':
      return plainly(await answerHandOver(turn, 'asbestos'));
    case 'person':
      return { lines: await answerHandOver(turn, 'asked'), handsOver: true };
    case 'callBack':
      return { lines: await answerHandOver(turn, 'callBack'), handsOver: true };
    case 'presence':
      return fixed(
        turn,
        `I’m ${assistant.name}, the assistant, and I’m always here. ${sayWhen(turn)}`,
      );
    case 'nextStep':
      if (record.refusesVisit) return plainly(sayNextWithoutVisit(turn));
      record.asked = 'booking?';
      return fixed(
        turn,
        isAboutRepair(record)
          ? 'Next somebody comes to look at the repair, and you get a quote before anything is done. Shall I ask for that visit?'
          : 'Next comes the free measure: we check the sizes, bring samples and write your quote. Shall I ask for one?',
      );
    case 'compareProducts':
      return plainly(answerComparison(turn, act.clause));
    case 'coverage':
      return plainly(notAgain(turn, await answerCoverage(turn)));
    case 'book':
      if (record.draft?.kind === 'booking') return plainly([]);
      return fixed(turn, ...beginWithQuestion(turn), ...(await sayHowSoon(turn)));
    case 'slots':
      if (record.draft?.kind !== 'booking') record.paused = true;
      return plainly(await answerFreeDays(turn));
    case 'changeBooking':
      if (record.formsSent === 0) record.seeksChange = true;
      if (record.callBackSent) return plainly(await noteForTeam(turn));
      return plainly(await askTool(turn, 'business_fact', { topic: 'change_booking' }));
    case 'offers':
      return plainly(await askTool(turn, 'offers', {}));
    case 'fact':
      return answerFact(turn, act.topic);
    case 'taught':
      return answerTaught(turn, observed, act);
    case 'ofRequest':
      return plainly(await answerOfRequest(turn, act.topic));
    case 'remark':
      return plainly(answerRemark(turn));
    case 'products':
      return plainly(answerProducts(turn, act.clause));
    case 'productFacts':
      return plainly(answerKindOrWorth(turn, act.clause) ?? answerProductFacts(turn, act.clause));
    case 'robot':
      return fixed(turn, ...answerRobot(turn));
    case 'thanks':
      return plainly(answerThanks(turn));
    case 'goodbye':
      return plainly(answerGoodbye(turn));
    case 'greeting':
      return plainly(answerGreeting(turn));
    case 'unanswered':
      return plainly(sayUnanswered(turn, act.clause));
    case 'unknown':
      return plainly(await answerUnknown(turn, act.clause));
    default:
      return answerPriceAct(turn, observed, act);
  }
}
