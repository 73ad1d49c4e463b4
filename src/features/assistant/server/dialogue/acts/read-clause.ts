import { actPatterns, isQuestion } from '../../conversation/act-patterns.ts';
import type { Clause } from '../../conversation/message.ts';
import { wasAsked } from '../../conversation/record.ts';
import { takesLeave } from '../../conversation/words/leave-taking.ts';
import { findFlight, findRunnerWidth, weighsRunner } from '../../nlu/room-sizes/flights.ts';
import { describeExtras } from '../../tools/describe-extras.ts';
import { sharesWork } from '../observe/floors/own-fitting.ts';
import { isOnlyPastHarm } from '../observe/project/background.ts';
import { namesOpenRoom } from '../observe/rooms/open-room.ts';
import { asksOfDays, asksWeekdayOfVisit } from '../observe/visit/asks-of-days.ts';
import {
  asksReach,
  asksToBook,
  isVisitWish,
  mayBook,
  wantsOneOf,
} from '../observe/visit/visit-wish.ts';
import { sayNotSold } from '../products/not-sold.ts';
import { fittingTopic } from '../requests/fitting-days.ts';
import { leavesIt } from '../requests/leave-it.ts';
import { readRequestTopic } from '../requests/request-topics.ts';
import { facetsAsked } from '../topics/facets.ts';
import { topicsAsked } from '../topics/find-topics.ts';
import {
  type Act,
  type Context,
  isClear,
  observedAnything,
  strongLikeness,
  type Taught,
  toTaughtAct,
} from './act.ts';
import { isToldForRequest } from './calls/told-for-request.ts';
import { readCertainAnswer } from './certain-answers.ts';
import { asksDiscount, asksHours, readCertainFact } from './certain-facts.ts';
import { changesVisit } from './changes-visit.ts';
import { isAfterthought, isOnlyTurnedDown } from './context-of-acts.ts';
import { readLikelyAct } from './likely-act.ts';
import { isAlarm, readPressing } from './pressing-acts.ts';
import { readAskOfPrice } from './price/asks-of-price.ts';
import { wishesOtherFloor } from './price/asks-to-change.ts';
import { asksWhyChanged, asksWhyDearer } from './price/asks-why.ts';
import { readPriceFollowUp, readSumOfJob } from './price/price-follow-ups.ts';
import { readPriceMatter } from './price/price-matters.ts';
import { isOfRoom, praises } from './products/advice-acts.ts';
import { readAskOfFloor } from './products/asks-of-floor-acts.ts';
import { asksReason, readAskOfLastAnswer } from './products/asks-of-last-answer.ts';
import { withNeedTold } from './products/asks-whether.ts';
import { asksIfKindBetter } from './products/comparison-acts.ts';
import { isOfShownFloor } from './products/product-acts.ts';
import { reminds, repairQuestion } from './products/repairs-of-question.ts';
import {
  asksForIdeas,
  asksForLook,
  asksForNames,
  asksWhichSold,
  wishesCheap,
  wishesFloor,
} from './products/search-acts.ts';
import { readIntent } from './read-intent.ts';
import { readPoliteness } from './read-politeness.ts';
import { readSale } from './sale-acts.ts';
import { sheetQuestion } from './sheet/sheet-question.ts';
import {
  findBoth,
  findInLightOf,
  findOfKind,
  findOfPronoun,
  findWeighed,
  findWithTold,
  isDecisive,
  isImplied,
  isOfOther,
  isSureOf,
  isUsable,
} from './taught-fit.ts';
import { isBetterTaught } from './weak-acts.ts';

/** After these a single word goes on with the floors. */
const afterFloors = new Set(['products', 'productFacts', 'compareProducts']);
/** "Back! Where were we?": the open question is asked again. */
const resumes =
  /\bwhere were we\b|\bwhat (?:else )?(?:do|did) you (?:still )?need\b|^\W*(?:ok |right |sorry |hi )*(?:i'?m )?back(?: now| again)?\W*$/i;

/** "Squares of carpet. Yes or no?": what is before it asks. */
const yesOrNo =
  /^\W*(?:just )?(?:a )?(?:yes or (?:a )?no|y or n|yes\/no|so (?:that|it)'?s an? (?:no|yes)(?: then)?)(?: please| pls)?\W*$/i;

const maxAsking = 5;

/** "And the weight" after a fact about a product asks for the next one. */
const goesOnAsking = ({ text }: Clause, { record }: Context): boolean =>
  record.lastAct === 'productFacts' &&
  record.draft === undefined &&
  /^\W*(?:and|n|what about|plus)\b/i.test(text) &&
  text.trim().split(/\s+/).length <= maxAsking &&
  (topicsAsked(text).length > 0 || facetsAsked(text).length > 0);

/** "My husband will be there, is that ok": what was said before is asked about. */
const asksIfOk =
  /^\W*(?:and |so )?(?:is|would|will) (?:that|it|this)(?: be)? (?:ok|okay|alright|all right|fine|a problem)\W*$/i;

/** A question of so many words whether something is included is about the price told last. */
const maxOfPrice = 14;

const quoteQuestion = 'Do you price match?';

/** The question is one of the sheet's own wordings. */
const isVeryQuestion = (taught: Taught) => isClear(taught, veryLikeness);
const veryLikeness = 0.9;

/** "Is it noisy?", of the floor that was shown, is not asked of its fitting. */
const isOfWork = ({ question }: Taught) => /\b(?:fitting|fitters?|visit|measure)\b/i.test(question);
const asksOfNeed = (text: string) => topicsAsked(text).some(({ rate }) => rate !== undefined);
const isOfUnderlay = (text: string) => /\bunderlay\b|\b(?:8|11) ?mm\b/i.test(text);

const wouldChoose =
  /\bwhat (?:would|should|do) (?:you|i|we)\b|\b(?:what|which) (?:carpets?|floors?|laminates?|vinyls?|lvts?) (?:have|do) (?:you|u)\b|\brecommend\w*\b|\bsuggest\w*\b/i;

/** The acts of one clause; none where it only tells something. */
export function readClause(clause: Clause, context: Context): Act[] {
  const { record, observed, message } = context;
  const { text } = clause;
  const says = (name: keyof typeof actPatterns) => actPatterns[name].test(text);
  const asks = !takesLeave(text) && (isQuestion(text) || goesOnAsking(clause, context));
  if ((asks && isAfterthought(clause, context)) || isOnlyTurnedDown(clause, context)) return [];
  if (yesOrNo.test(text) || (record.draft && resumes.test(text))) return [];
  const isChat = says('wellbeing') || says('weather');
  if (isChat && !record.draft && topicsAsked(text).every(({ name }) => name === 'warmth'))
    return [{ kind: 'greeting' }];
  if (!asks && praises(text) && message.clauses.some((part) => isQuestion(part.text))) return [];
  if (asks && asksReach.test(text) && !says('price')) return [{ kind: 'coverage' }];
  const ofFitting = fittingTopic(text, message.plain, asks, record);
  if (ofFitting) return [{ kind: 'ofRequest', topic: ofFitting }];
  const ofDays = asks && asksOfDays(clause, message, record) && !sheetQuestion(text, context, asks);
  if (asks && asksHours(text, record) && !asksWeekdayOfVisit(text, record))
    return [{ kind: 'fact', topic: 'opening_hours' }];
  if (ofDays) return [{ kind: 'slots' }];
  if (wantsOneOf(clause, record)) return [{ kind: 'book' }];
  if (asksForIdeas.test(text) && (record.wishes.length > 0 || record.turnedDown))
    return [{ kind: 'products', clause }];
  // "Why not? Is it too thick?": the second question says what is meant.
  const asksNext = message.clauses.some((part) => part.text !== text && isQuestion(part.text));
  if (asksReason.test(text) && afterFloors.has(record.lastAct ?? '') && asksNext) return [];
  if (wishesOtherFloor(clause, context)) return [{ kind: 'price' }];
  const ofReason = readAskOfPrice(clause, context);
  if (ofReason) return ofReason;
  const ofLast = readAskOfLastAnswer(clause, context);
  if (ofLast) return [ofLast];
  const isBareReminder = text.replace(reminds, '').trim() === '' && !record.draft;
  if (isBareReminder && message.clauses.some((part) => part !== clause && isQuestion(part.text)))
    return [];
  const repaired = repairQuestion(clause, context);
  if (repaired) return readClause(repaired, context);
  const whole = withNeedTold(clause, context);
  if (whole) return [{ kind: 'productFacts', clause: whole }];
  const certainAnswer = readCertainAnswer(clause, context, asks);
  if (certainAnswer) {
    const alsoBooks =
      asks && asksToBook.test(text) && isVisitWish(clause) && mayBook(clause, record);
    return alsoBooks ? [certainAnswer, { kind: 'book' }] : [certainAnswer];
  }
  const ofFloor = readAskOfFloor(clause, context, asks);
  if (ofFloor) return [ofFloor];
  const urgent = readPressing(clause, context, asks);
  if (urgent && isAlarm(urgent) && !record.isUrgent) return [urgent];
  const topic = readRequestTopic(asksIfOk.test(text) ? message.plain : text, asks, record);
  if (topic) return [{ kind: 'ofRequest', topic }];
  if (isToldForRequest(clause, context)) return [];
  const isBookingNow = record.draft?.kind === 'booking';
  const isOwnNumber = isBookingNow && observed.contact.includes('phone');
  if (urgent && !(urgent.kind === 'callBack' && isOwnNumber)) return [urgent];
  if (!asks && isOnlyPastHarm(text)) return record.draft ? [] : [{ kind: 'remark', clause }];
  if (says('robot')) return [{ kind: 'robot' }];
  if (changesVisit(clause, context)) return [{ kind: 'changeBooking' }];
  if (asksToBook.test(text) && isVisitWish(clause) && mayBook(clause, record) && !says('price'))
    return [{ kind: 'book' }];
  if (asks && sayNotSold(text).length > 0 && !says('price'))
    return [findWeighed(clause, context) ?? { kind: 'products', clause }];
  const isJobChanged = observed.rooms || observed.floors.isChanged;
  if (!asks && record.draft === undefined && !record.handedOver && leavesIt(text, isJobChanged))
    return [{ kind: 'goodbye' }];
  const weighsFlight = record.flight !== undefined && weighsRunner(message.plain, text);
  const hasRooms = record.rooms.length > 0 || message.parsed.slots.rooms.length > 0;
  const isOfFlight = !hasRooms && !record.draft && !!findFlight(clause.tokens, [], true);
  if (weighsFlight || (says('price') && (isOfFlight || findRunnerWidth(message.tokens))))
    return [{ kind: 'stairs' }];
  if (observed.underlay && record.priced.length > 0 && isOfUnderlay(text))
    return [{ kind: 'price' }];
  if (record.priced.length > 0 && record.ownFitting && !record.draft && sharesWork(text))
    return [{ kind: 'price' }];
  if (!record.draft && !observed.rooms && asksWhyChanged(record, message))
    return [{ kind: 'again' }];
  if (!record.draft && !observed.rooms && asksWhyDearer(record, text))
    return [{ kind: 'compareProducts', clause }];
  const matter = readPriceMatter(clause, context, asks);
  if (matter.length > 0) return matter;
  if (record.priced.length > 0 && asksDiscount(text, asks)) return [{ kind: 'discount' }];
  const ofQuote = says('otherQuote') ? context.findTaught(quoteQuestion) : undefined;
  if (ofQuote && clause.parsed.slots.rooms.length === 0) return [toTaughtAct(ofQuote)];
  const isUnfitted = clause.parsed.slots.fitted === false && /\bvat\b/i.test(text);
  if (record.priced.length > 0 && !record.draft && isUnfitted) return [{ kind: 'supplyOnly' }];
  if (record.openRoom && namesOpenRoom(context)) return [{ kind: 'price' }];
  const ofPrice = readSumOfJob(clause, context) ?? readPriceFollowUp(clause, context);
  if (ofPrice) return [ofPrice];
  const isBare = text.trim().split(/\s+/).length === 1 && afterFloors.has(record.lastAct ?? '');
  const ofBefore = asks ? findOfPronoun(clause, context) : undefined;
  if (ofBefore) return [toTaughtAct(ofBefore)];
  const likeliest = isBare
    ? undefined
    : (findOfKind(clause, context) ?? findWithTold(clause, context, asks));
  const found = likeliest && !isOfOther(likeliest, text, context) ? likeliest : undefined;
  // "What would you lay in the boot room?" is answered with floors.
  const isForFloors = found && asks && isOfRoom(found) && wouldChoose.test(text);
  const isList =
    (asks && asksWhichSold.test(text) && record.priced.length === 0) ||
    ((asksForNames(text) || asksForLook(text)) && !record.draft);
  if (isList) return [{ kind: 'products', clause }];
  const isOfNeed = topicsAsked(message.plain).some(({ rate }) => rate);
  const taught = isForFloors && isOfNeed ? undefined : found;
  const weighed = asks && !says('price') ? findWeighed(clause, context) : undefined;
  if (weighed) return [weighed];
  const isPricedRoll =
    record.priced.length > 0 &&
    (/\b(?:roll|join|seam)/i.test(text) || /\bhow many (?:packs|boxes)\b/i.test(text));
  const isOfFloor = asks && isOfShownFloor(clause, context);
  const isOfPrice =
    record.priced.length > 0 && says('included') && text.split(/\s+/).length <= maxOfPrice;
  const isDated = clause.parsed.slots.dates.length > 0;
  const isDatedWish = isDated && isVisitWish(clause) && mayBook(clause, record) && !says('price');
  const both = asks && !isOfFloor && record.priced.length === 0 ? findBoth(clause, context) : [];
  if (both.length > 0) return both;
  if (
    taught &&
    asks &&
    !isPricedRoll &&
    !isOfPrice &&
    (!isOfFloor ||
      (isVeryQuestion(taught) &&
        !asksIfKindBetter.test(text) &&
        !(isOfWork(taught) && asksOfNeed(text)))) &&
    isSureOf(taught, clause, record)
  )
    return isDatedWish ? [toTaughtAct(taught), { kind: 'book' }] : [toTaughtAct(taught)];
  if (isDatedWish) return [{ kind: 'book' }];
  const certain = readCertainFact(text, asks, taught, context);
  if (certain) return [certain];
  const sale = readSale(clause, context, asks);
  if (sale)
    return [
      asks && !isOfFloor && isBetterTaught(sale, taught, clause, context)
        ? toTaughtAct(taught)
        : sale,
    ];
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
  if (taught && isTelling && isClear(taught, strongLikeness) && !isTold && !isJobChanged)
    return [toTaughtAct(taught)];
  const isFirst = record.priced.length === 0 && record.draft === undefined && !record.handedOver;
  const isWished = wishesFloor(text) || wishesCheap(text, record);
  if (!asks && !isTelling && isFirst && !observed.rooms && isWished)
    return [{ kind: 'products', clause }];
  if (!isTelling) {
    if (taught && asks && isDecisive(taught, clause)) return [toTaughtAct(taught)];
    const isOnlyTold =
      !asks &&
      clause.parsed.intent !== 'small_talk' &&
      !message.clauses.some((other) => isQuestion(other.text));
    if (taught && isOnlyTold && !isTold && isImplied(taught, clause, record))
      return [toTaughtAct(taught)];
    const act = readIntent(clause, context, asks, asks || isOnlyTold ? taught : undefined);
    if (act)
      return [asks && isBetterTaught(act, taught, clause, context) ? toTaughtAct(taught) : act];
    if (taught && asks && isUsable(taught)) return [toTaughtAct(taught)];
  }
  const polite = readPoliteness(text, asks, record);
  if (polite) return [polite];
  if (record.priced.length > 0 && describeExtras(context.catalogue.prices, text).length > 0)
    return [{ kind: 'workPrice' }];
  const isMute = isTelling || record.handedOver || observedAnything(observed);
  if (asks)
    return [
      findInLightOf(clause, context) ??
        readLikelyAct(clause, context, asks) ?? { kind: 'unknown', clause },
    ];
  const likely = isTelling ? undefined : readLikelyAct(clause, context, asks);
  if (likely) return [likely];
  return isMute ? [] : [{ kind: 'remark', clause }];
}
