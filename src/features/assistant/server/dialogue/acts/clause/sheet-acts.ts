import { isVisitWish, mayBook } from '../../observe/visit/visit-wish.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { isClear, type Taught, toTaughtAct } from '../act.ts';
import { readCertainFact } from '../certain-facts.ts';
import { isOfRoom } from '../products/advice-acts.ts';
import { asksToChoose } from '../products/asks-to-choose.ts';
import { asksIfKindBetter } from '../products/comparison-acts.ts';
import { isOfShownFloor } from '../products/product-acts.ts';
import { asksForLook, asksForNames, asksWhichSold } from '../products/search-acts.ts';
import { readSale } from '../sale-acts.ts';
import {
  findBoth,
  findOfKind,
  findOfPronoun,
  findWeighed,
  findWithTold,
  isOfOther,
  isSureOf,
} from '../taught-fit.ts';
import type { Heard, ReadActs } from './heard.ts';
import { afterFloors } from './last-answer.ts';
import { isBetterTaught } from './weak-acts.ts';

const wouldChoose =
  /\bwhat (?:would|should|do) (?:you|i|we)\b|\b(?:what|which) (?:carpets?|floors?|laminates?|vinyls?|lvts?) (?:have|do) (?:you|u)\b|\brecommend\w*\b|\bsuggest\w*\b/i;
/** A question of so many words whether something is included is about the price told last. */
const maxOfPrice = 14;

/** The question is one of the sheet's own wordings. */
const isVeryQuestion = (taught: Taught) => isClear(taught, veryLikeness);
const veryLikeness = 0.9;

/** "Is it noisy?", of the floor that was shown, is not asked of its fitting. */
const isOfWork = ({ question }: Taught) => /\b(?:fitting|fitters?|visit|measure)\b/i.test(question);
const asksOfNeed = (text: string) => topicsAsked(text).some(({ rate }) => rate !== undefined);

/** The answer of the sheet to "is it safe?", asked of what was spoken of before. */
export const readOfPronoun: ReadActs = ({ clause, context, asks }) => {
  const ofBefore = asks ? findOfPronoun(clause, context) : undefined;
  return ofBefore && [toTaughtAct(ofBefore)];
};

/** "What carpets do you have?", "show me some": answered with floors. */
export const readList: ReadActs = ({ clause, context: { record }, text, asks }) => {
  const asksAll = asks && asksWhichSold.test(text) && record.priced.length === 0;
  const asksToSee = (asksForNames(text) || asksForLook(text)) && !record.draft;
  return asksAll || asksToSee ? [{ kind: 'products', clause }] : undefined;
};

/** The answer of the sheet that fits a clause best, if one may fit. */
export function findAnswer({ clause, context, text, asks }: Heard): Taught | undefined {
  const isBare =
    text.trim().split(/\s+/).length === 1 && afterFloors.has(context.record.lastAct ?? '');
  const found = isBare
    ? undefined
    : (findOfKind(clause, context) ?? findWithTold(clause, context, asks));
  if (!found || isOfOther(found, text, context)) return undefined;
  // "Which would you pick?" names nothing: it is answered by the needs that were told.
  const isBareChoice = asksToChoose.test(text) && topicsAsked(text).length === 0;
  if (asks && isBareChoice && kindsNamed(text).length === 0 && context.record.wishes.length > 0)
    return undefined;
  // "What would you lay in the boot room?" is answered with floors.
  const isForFloors = asks && isOfRoom(found) && wouldChoose.test(text);
  const isOfNeed = topicsAsked(context.message.plain).some(({ rate }) => rate);
  return isForFloors && isOfNeed ? undefined : found;
}

/** A question that the sheet, a fact of the firm or a sale answers. */
export function readSheet(heard: Heard, taught: Taught | undefined): ReturnType<ReadActs> {
  const { clause, context, text, asks, says } = heard;
  const { record } = context;
  const isPriced = record.priced.length > 0;
  const weighed = asks && !says('price') ? findWeighed(clause, context) : undefined;
  if (weighed) return [weighed];
  const isOfFloor = asks && isOfShownFloor(clause, context);
  const both = asks && !isOfFloor && !isPriced ? findBoth(clause, context) : [];
  if (both.length > 0) return both;
  const isDated = clause.parsed.slots.dates.length > 0;
  const isDatedWish = isDated && isVisitWish(clause) && mayBook(clause, record) && !says('price');
  if (taught && asks && mayAnswer(heard, taught, isOfFloor))
    return isDatedWish ? [toTaughtAct(taught), { kind: 'book' }] : [toTaughtAct(taught)];
  if (isDatedWish) return [{ kind: 'book' }];
  const certain = readCertainFact(text, asks, taught, context);
  if (certain) return [certain];
  const sale = readSale(clause, context, asks);
  if (!sale) return undefined;
  const isTaughtBetter = asks && !isOfFloor && isBetterTaught(sale, taught, clause, context);
  return [isTaughtBetter ? toTaughtAct(taught) : sale];
}

/** Whether an answer of the sheet goes before a price or a floor that the question may be about. */
function mayAnswer(heard: Heard, taught: Taught, isOfFloor: boolean): boolean {
  const { clause, context, text, says } = heard;
  const { priced } = context.record;
  const isOfRoll = /\b(?:roll|join|seam)/i.test(text) || /\bhow many (?:packs|boxes)\b/i.test(text);
  const isOfPrice = says('included') && text.split(/\s+/).length <= maxOfPrice;
  if (priced.length > 0 && (isOfRoll || isOfPrice)) return false;
  const asksOwnWords =
    isVeryQuestion(taught) &&
    !asksIfKindBetter.test(text) &&
    !(isOfWork(taught) && asksOfNeed(text));
  return (!isOfFloor || asksOwnWords) && isSureOf(taught, clause, context.record);
}
