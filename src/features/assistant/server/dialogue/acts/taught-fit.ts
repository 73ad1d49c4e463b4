import { actPatterns, isQuestion } from '../../conversation/act-patterns.ts';
import type { Clause } from '../../conversation/message.ts';
import { type ConversationRecord, isAboutRepair } from '../../conversation/record.ts';
import { partOfDayWord, weekdayWord } from '../../conversation/words/day-words.ts';
import type { Intent } from '../../nlu/classifier/intents.ts';
import { readTokens, tidyText } from '../../nlu/text/tokenize.ts';
import { readWords, tellingWords } from '../../taught-answers/question-features.ts';
import { findCompared } from '../products/compare.ts';
import { isFloor, rangeOf } from '../products/match-products.ts';
import { placeNames, topicsAsked } from '../topics/find-topics.ts';
import { kindsNamed } from '../topics/kinds-named.ts';
import {
  type Act,
  type Context,
  decisiveLikeness,
  impliedLikeness,
  isClear,
  strongLikeness,
  type Taught,
  toTaughtAct,
} from './act.ts';
import { asksToChoose } from './products/asks-to-choose.ts';

/** Likeness from which it is used where nothing else is understood. */
const usableLikeness = 0.38;
/** Likeness from which a clear answer is better than none. */
const lastLikeness = 0.33;
/** Likeness from which either of two that fit as well is an answer. */
const tiedLikeness = 0.42;
/** A question with no more words that tell is about what was told before it. */
const maxNameless = 2;
/** By how much an answer that needs no other sign is ahead of the next. */
const unrivalledMargin = 0.3;
/** By how much it must be ahead of the next, unless it is decisive. */
const minMargin = 0.05;

/** "We have warm pipes under the floor. Does LVT mind?": a question in the light of what is said before it. */
export function findInLightOf({ text }: Clause, context: Context): Act | undefined {
  const taught = findWithBefore(text, context) ?? context.findTaught(text);
  const isFit = taught && (isUsable(taught) || isClear(taught, lastLikeness));
  if (isFit) return toTaughtAct(taught);
  // "My son has asthma. Should I avoid it?" asks about what was told.
  const told =
    tellingWords(readWords(text)).length <= maxNameless && toldBefore(text, context.message);
  const implied = told ? context.findTaught(told.text) : undefined;
  return implied && isClear(implied, lastLikeness) ? toTaughtAct(implied) : undefined;
}

/** "N the vinyl?" after an answer about laminate: the same asked of another kind. */
export function findOfKind({ text }: Clause, { record, findTaught }: Context): Taught | undefined {
  const isAsked = namesKindOnly.test(text) || asksIfBetter.test(text);
  const isOfTopic = record.lastAct === 'taught' || record.lastAct === 'fact';
  if (!isOfTopic || !record.topic || !isAsked) return undefined;
  const found = findTaught(`${record.topic.replace(kinds, ' ')} ${text}`);
  if (!found) return undefined;
  // What is said of one kind does not tell which of two is better.
  const isWeighed = kindsNamed(found.question).length > 1;
  const isSure = isWeighed || !/\bbetter\b/i.test(text) || isClear(found, strongLikeness);
  return isSure ? found : undefined;
}
const kinds = /\b(?:carpets?|vinyl|laminate|lvt|lino)\b/gi;
/** "Would LVT be better?" */
const asksIfBetter =
  /^\W*(?:(?:and|so|ok|then|or)\W+)*(?:would|is|will|does|can) (?:the |a )?(?:carpets?|vinyl|laminate|lvt|lino)(?: (?:be|do|any|work))?(?: (?:better|ok|okay|alright|suitable|good))?(?: (?:then|instead|for that|with that))?\W*$/i;
export const namesKindOnly =
  /^\W*(?:(?:and|n|or|what about|how about|on|in|with|for|the|your|a)\W+)+(?:carpets?|vinyl|laminate|lvt|lino)\W*$/i;

/** "Do you move the furniture and take the old carpet away?": two questions with one beginning, each with its answer. */
export function findBoth(clause: Clause, { findTaught }: Context): Act[] {
  const { text } = clause;
  const { difference, choice } = differenceAndChoice.exec(text)?.groups ?? {};
  const [kind, ...others] = kindsNamed(difference ?? '');
  const ofKinds = difference && others.length === 1 ? findTaught(difference) : undefined;
  if (ofKinds && choice && isOfSameKinds(ofKinds, text)) {
    const asked = `${choice.replace(/\W+$/, '')}, ${kind} or ${others[0]}?`;
    return [
      toTaughtAct(ofKinds),
      {
        kind: 'compareProducts',
        clause: { ...clause, text: asked, tokens: readTokens(tidyText(asked)) },
      },
    ];
  }
  const { begins, one, other } = twoQuestions.exec(text)?.groups ?? {};
  if (!begins || !one || !other) return [];
  const found = [`${begins} ${one}`, `${begins} ${other}`].map((part) => findTaught(part));
  const [first, second] = found;
  const areSure = found.every((taught) => taught && isClear(taught, decisiveLikeness));
  return areSure && first && second && first.question !== second.question
    ? [toTaughtAct(first), toTaughtAct(second)]
    : [];
}
/** "What's the difference between laminate and LVT, which would you have in a hallway?" */
const differenceAndChoice =
  /^(?<difference>[^?]*\bdifferences? between\b[^?]*?)[,;]\s*(?:and |so |or )*(?<choice>(?:which|what)\b(?! (?:is|are|'s) the)[^?]*\??\W*)$/i;
const twoQuestions =
  /^\W*(?:(?:and|so|but|also|ok)\W+)*(?<begins>(?:do|does|can|could|will|would|are|is|should) (?:you|they|i|we|it|he|the fitters?)) (?<one>[^?]{6,60}) (?:and|or) (?:do you |will you |can you )?(?<other>[a-z][^?]{6,60})\?*\W*$/i;

/** "Tiny moths by the skirting, could they be after it?": the question names nothing itself. */
export function findOfPronoun({ text }: Clause, context: Context): Taught | undefined {
  // "My sister says wool gets moths, is that true?"
  const claim = asksIfTrue.test(text) ? toldBefore(text, context.message) : undefined;
  const ofClaim = claim && context.findTaught(claim.text);
  if (ofClaim && isClear(ofClaim, lastLikeness)) return ofClaim;
  if (tellingWords(readWords(text)).length > 0 || asksToChoose.test(text)) return undefined;
  const taught = findWithBefore(text, context);
  return taught && isClear(taught, tiedLikeness) ? taught : undefined;
}

const asksIfTrue =
  /^\W*(?:(?:and|so|but)\W+)*(?:is|isn'?t) (?:that|it|this|she|he) (?:really |actually )?(?:true|right|so|correct|the case)\W*$|^\W*(?:true|right)\W*$/i;

/** "Real wood or LVT?", "torn between them": what the sheet says of two that are weighed. */
export function findWeighed({ text, parsed }: Clause, context: Context): Act | undefined {
  const { catalogue, record, findTaught } = context;
  const weighs = /\b(?:or|vs?|versus|between|against|instead|torn)\b/i.test(text);
  if (!weighs || parsed.slots.rooms.length > 0) return undefined;
  const compared = findCompared(text, catalogue, record).filter(isFloor).map(rangeOf);
  if (new Set(compared).size > 1) return undefined;
  const taught = findTaught(text);
  const isOne = taught && weighsTwo.test(taught.question) && isClear(taught, decisiveLikeness);
  return isOne && isOfSameKinds(taught, text) ? toTaughtAct(taught) : undefined;
}
const weighsTwo = /\bor\b/i;

/** An answer about other kinds of floor than those that are weighed is none. */
export const isOfSameKinds = ({ question }: Taught, text: string): boolean => {
  const named = kindsNamed(text);
  return kindsNamed(question).every((kind) => named.includes(kind));
};

/** An answer about one place is none to a question about another: the stairs where a bathroom is meant. */
function isOfOtherPlace({ question }: Taught, { message, record }: Context): boolean {
  const placesOf = (text: string) => [
    ...topicsAsked(text).flatMap(({ name }) => (placeNames.has(name) ? name : [])),
    ...(/\b(?:halls?|hall ?ways?)\b/i.test(text) ? ['hall'] : []),
  ];
  const own = placesOf(question);
  const said = placesOf(message.plain);
  if (own.length > 0 && record.wishes.includes('business')) return true;
  const meant = said.length > 0 ? said : record.wishes.filter((name) => placeNames.has(name));
  return own.length > 0 && meant.length > 0 && !own.some((name) => meant.includes(name));
}

/** Of another place or another kind than is asked about. */
export const isOfOther = (taught: Taught, text: string, context: Context): boolean =>
  isOfOtherPlace(taught, context) || isOfOtherKind(taught, text);

/** "Is laminate noisy?" is not answered by what is true of carpet. */
function isOfOtherKind({ question, answer }: Taught, text: string): boolean {
  const [kind, ...others] = kindsNamed(text);
  if (!kind || others.length > 0 || !topicsAsked(text).some(({ rate }) => rate)) return false;
  const told = kindsNamed(`${question} ${answer}`);
  // Customers call LVT vinyl.
  const isTold = told.includes(kind) || (kind === 'vinyl' && told.includes('lvt'));
  return told.length > 0 && !isTold;
}

const pointsBack = /\b(?:it|that|this|they|them|those|these)\b/i;
/** It says nothing of what is to be done about. */
const asksWhatToDo =
  /\bwhat (?:do|should|can|would) (?:i|we|you) (?:do|try|use)\b(?! (?:have|recommend|suggest))|\bany tips\b/i;

/** "Coffee on the carpet. What do I do first?": a question of few words with what is told before it. */
export function findWithTold(
  { text }: Clause,
  context: Context,
  asks: boolean,
): Taught | undefined {
  const ofFault = asks ? findOfFault(text, context) : undefined;
  if (ofFault) return ofFault;
  const own = context.findTaught(text);
  const isNameless = tellingWords(readWords(text)).length <= maxNameless;
  const asksForFloor = actPatterns.advice.test(text) && !asksWhatToDo.test(text);
  if (!asks || !isNameless || asksForFloor) return own;
  const isOpen = asksWhatToDo.test(text) || pointsBack.test(text);
  if (own && own.likeness >= usableLikeness && !isOpen) return own;
  const both = findWithBefore(text, context);
  const told = asksWhatToDo.test(text) ? toldBefore(text, context.message) : undefined;
  const ofTold = told && context.findTaught(told.text);
  if (ofTold && isClear(ofTold, usableLikeness)) return ofTold;
  // "The vinyl has lifted. Can it be saved?": what "it" is says more than the few words that ask.
  if (both && pointsBack.test(text) && isClear(both, decisiveLikeness)) return both;
  return [own, both].reduce((best, one) =>
    one && one.likeness > (best?.likeness ?? 0) ? one : best,
  );
}

function findWithBefore(text: string, { message, findTaught }: Context): Taught | undefined {
  // "13 stairs in carpet, how much?" asks for the price of them.
  if (bareSum.test(text)) return undefined;
  const before = toldBefore(text, message);
  return before && findTaught(`${before.text} ${text}`);
}
const bareSum =
  /^\W*(?:(?:and|so|roughly|about)\W+)*how much(?: (?:is|would|will|does) (?:it|that|they|those)(?: (?:be|cost|come to))?| roughly| please| all in)*\W*$/i;

/** "The carpet has rucked up. Another firm laid it. Can you sort it?": what is told is to be mended. */
export function findOfFault(
  text: string,
  { message, record, findTaught }: Context,
): Taught | undefined {
  if (!asksToMend.test(text)) return undefined;
  const [asked = text] = text.split(/\s+or\s+/i);
  if (asked.trim().split(/\s+/).length > maxToMend) return undefined;
  // Of a damage that is spoken of, one of two answers is better than none.
  const isLikely = (taught: Taught) =>
    isAboutRepair(record) ? taught.likeness >= usableLikeness : isClear(taught, decisiveLikeness);
  const told = message.clauses.flatMap((clause) => (isQuestion(clause.text) ? [] : clause.text));
  return [...told, ...(isAboutRepair(record) ? [record.fault ?? '', ...record.issues] : [])]
    .flatMap((one) => findTaught(one) ?? [])
    .filter((taught) => isLikely(taught) && ofMending.test(taught.question))
    .sort((one, other) => other.likeness - one.likeness)[0];
}
const asksToMend =
  /\b(?:sort|fix|mend|repair|put)\b[^.?!]{0,12}\b(?:it|that|this|them|right)\b|\bbe (?:put right|mended|fixed|repaired|saved)\b|\bdo (?:you|u) (?:do |offer )?(?:small |carpet )?repairs?\b/i;
const ofMending = /\b(?:repair|refit|restretch|fix)\b/i;
const maxToMend = 7;

/** What is told before a question. */
function toldBefore(text: string, { clauses }: Context['message']): Clause | undefined {
  const before = clauses[clauses.findIndex((clause) => clause.text === text) - 1];
  const isTold = before !== undefined && !isQuestion(before.text) && !ofDay.test(before.text);
  return isTold ? before : undefined;
}
/** When somebody is in tells nothing of what is asked after it. */
const ofDay = new RegExp(
  String.raw`^(?=.{0,90}$).*\b(?:any|not|on|in the|next|this|works?|free|can'?t|best)\b.*\b(?:${weekdayWord}|${partOfDayWord}|week|tomorrow)\b`,
  'i',
);

/** Likeness from which a question is answered as taught before its words are taken for something else, by intent. */
const sureLikeness: Partial<Record<Intent, number>> = {
  estimate: 0.85,
  price: 0.8,
  find_products: 0.85,
  offers: 0.8,
  book: 0.7,
  slots: 0.75,
  change_booking: 0.75,
  person: 0.8,
  complaint: 0.75,
  small_talk: 0.75,
  area: 0.85,
  underlay: 0.68,
};

/** Likeness from which a statement after a taught answer is answered as well: "it's 20 mm out as well". */
const followedLikeness = 0.33;

/** Whether a statement is answered like a question. */
export function isImplied(
  taught: Taught,
  { text }: Clause,
  { lastAct, draft }: ConversationRecord,
): boolean {
  if (/^\W*(?:(?:please|can you|could you)\W+)?list\b/i.test(text)) return false;
  const goesOn = lastAct === 'taught' && draft === undefined && !looksForOne.test(text);
  return isClear(taught, goesOn ? followedLikeness : impliedLikeness);
}

/** Whether it is preferred to what the classifier makes of the clause. */
export const isDecisive = (taught: Taught, { parsed }: Clause): boolean =>
  isClear(taught, strongLikeness) ||
  (taught.likeness >= decisiveLikeness &&
    taught.margin >= minMargin &&
    sureLikeness[parsed.intent] === undefined);

/** "Got anything like old tiles?": floors are asked for. */
const looksForOne = /\b(?:got|have you|do you have|any|anything|something|show|which)\b/i;
/** No other answer is anywhere near, so that the classifier has nothing to add. */
const isUnrivalled = ({ likeness, margin }: Taught) =>
  likeness >= strongLikeness && margin >= unrivalledMargin;

export const isUsable = ({ likeness, margin }: Taught) =>
  likeness >= usableLikeness && (margin >= minMargin || likeness >= tiedLikeness);

/** Questions of the other intents are about the firm and its work. */
const ofFirmLikeness = 0.45;

/**
 * A question that names nothing asks about the topic that was answered last; one that points at a product asks about
 * that, unless it fits a taught answer very well.
 */
export function isSureOf(
  taught: Taught,
  { parsed, text }: Clause,
  record: ConversationRecord,
): boolean {
  const refersBack = record.topic !== undefined && tellingWords(readWords(text)).length === 0;
  const pointsAtProduct =
    record.considered.some(({ slug }) => slug !== undefined) &&
    /\b(?:it|that|this|these|those|they|them|one)\b/i.test(text);
  const isFree =
    record.priced.length === 0 && !pointsAtProduct && !refersBack && !looksForOne.test(text);
  if (isFree && isUnrivalled(taught) && parsed.slots.rooms.length === 0) return true;
  const usual = refersBack || pointsAtProduct ? strongLikeness : ofFirmLikeness;
  const least = (refersBack ? undefined : sureLikeness[parsed.intent]) ?? usual;
  return isClear(taught, least) && parsed.slots.rooms.length === 0;
}
