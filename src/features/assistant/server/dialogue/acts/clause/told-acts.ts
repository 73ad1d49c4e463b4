import { isQuestion } from '../../../conversation/act-patterns.ts';
import type { Clause } from '../../../conversation/message.ts';
import { wasAsked } from '../../../conversation/record.ts';
import { describeExtras } from '../../../tools/describe-extras.ts';
import { isVisitWish, mayBook, wantsOneOf } from '../../observe/visit/visit-wish.ts';
import {
  type Act,
  isClear,
  observedAnything,
  strongLikeness,
  type Taught,
  toTaughtAct,
} from '../act.ts';
import { wishesCheap, wishesFloor } from '../products/search-acts.ts';
import { findInLightOf, isDecisive, isImplied, isUsable } from '../taught-fit.ts';
import type { Heard } from './heard.ts';
import { readLikelyAct } from './likely-act.ts';
import { readIntent } from './read-intent.ts';
import { readPoliteness } from './read-politeness.ts';
import { isBetterTaught } from './weak-acts.ts';

/** What is only told, or asked in no words that are known: while a visit is arranged, statements belong to it. */
export function readTold(heard: Heard, taught: Taught | undefined): Act[] {
  const { clause, context, text, asks } = heard;
  const { record, observed, message } = context;
  // A statement while a booking is put together tells something; only questions are answered on the way.
  const wishesVisit = (part: Clause) =>
    (isVisitWish(part) && mayBook(part, record)) || wantsOneOf(part, record);
  // Who was shown the free days and names one, or who they are, goes on with the visit.
  const isPaused = record.paused === true && (observed.visit || observed.contact.length > 0);
  const isBooking =
    record.draft?.kind === 'booking' || isPaused || message.clauses.some(wishesVisit);
  const isTelling = isBooking && !asks;
  if (isTelling && wishesVisit(clause) && record.draft?.kind !== 'booking')
    return [{ kind: 'book' }];
  const isAnswer =
    observed.project && (wasAsked(record, 'urgency') || wasAsked(record, 'projectSize'));
  const isTold = observed.rooms || observed.visit || observed.contact.length > 0 || isAnswer;
  const isClearlyTaught = taught && isClear(taught, strongLikeness);
  if (isTelling && isClearlyTaught && !isTold && !observed.floors.isChanged)
    return [toTaughtAct(taught)];
  const isFirst = record.priced.length === 0 && record.draft === undefined && !record.handedOver;
  const isWished = wishesFloor(text) || wishesCheap(text, record);
  if (!asks && !isTelling && isFirst && !observed.rooms && isWished)
    return [{ kind: 'products', clause }];
  const act = isTelling ? undefined : readUnsure(heard, taught, isTold);
  return act ? [act] : readRest(heard, isTelling);
}

/** What the classifier and the sheet make of a clause whose words decide nothing. */
function readUnsure(heard: Heard, taught: Taught | undefined, isTold: boolean): Act | undefined {
  const { clause, context, asks } = heard;
  if (taught && asks && isDecisive(taught, clause)) return toTaughtAct(taught);
  const isOnlyTold =
    !asks &&
    clause.parsed.intent !== 'small_talk' &&
    !context.message.clauses.some((other) => isQuestion(other.text));
  if (taught && isOnlyTold && !isTold && isImplied(taught, clause, context.record))
    return toTaughtAct(taught);
  const act = readIntent(clause, context, asks, asks || isOnlyTold ? taught : undefined);
  if (act) return asks && isBetterTaught(act, taught, clause, context) ? toTaughtAct(taught) : act;
  return taught && asks && isUsable(taught) ? toTaughtAct(taught) : undefined;
}

/** Pleasantries, work that has a price, the likeliest guess, or that nothing was understood. */
function readRest({ clause, context, text, asks }: Heard, isTelling: boolean): Act[] {
  const { record, observed, catalogue } = context;
  const polite = readPoliteness(text, asks, record);
  if (polite) return [polite];
  if (record.priced.length > 0 && describeExtras(catalogue.prices, text).length > 0)
    return [{ kind: 'workPrice' }];
  if (asks)
    return [
      findInLightOf(clause, context) ??
        readLikelyAct(clause, context, asks) ?? { kind: 'unknown', clause },
    ];
  const likely = isTelling ? undefined : readLikelyAct(clause, context, asks);
  if (likely) return [likely];
  const isMute = isTelling || record.handedOver || observedAnything(observed);
  return isMute ? [] : [{ kind: 'remark', clause }];
}
