import { actPatterns } from '../../../conversation/act-patterns.ts';
import { focusOf } from '../../../conversation/focus.ts';
import type { Clause } from '../../../conversation/message.ts';
import { saysOwnFitter } from '../../observe/floors/own-fitting.ts';
import { findBySpecification } from '../../products/by-specification.ts';
import { matchAccessories } from '../../products/match-accessories.ts';
import { filterFloors } from '../../products/product-wishes.ts';
import { findSubject, floorsSpokenOf } from '../../products/subject.ts';
import { namesColour } from '../../topics/colours.ts';
import { facetsAsked } from '../../topics/facets.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { explainTerm } from '../../topics/glossary.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { type Act, type Context, decisiveLikeness, toTaughtAct } from '../act.ts';
import { isOfOther } from '../taught-fit.ts';
import { isAboutAccessory } from './accessory-acts.ts';
import { asksAboutKind, isAdvice, looksOn, wantsCheap } from './advice-acts.ts';
import { asksItsFigure, asksPriceOfEach, isOfKind } from './asks-of-floor-acts.ts';
import { asksOfOtherKind, asksWhichOfCompared, isComparison, isOfTwo } from './comparison-acts.ts';
import {
  asksAnyOf,
  asksInstead,
  isSearch,
  listsKind,
  namesRange,
  searchesAmong,
  searchesColour,
} from './search-acts.ts';

/** Questions about what the firm does or the customer must do, rather than what a floor is. */
const ofFirm =
  /\b(?:do|does|can|could|will|would|are|have) (?:you|he|someone|the fitters?|fitters?|i have to|i need to|we have to|we need to)\b|\byour (?:boys|lads|men|man|fitters?|guys|team|people)\b|\bhow long\b[^.?!]*\b(?:take|fit|lay|laid|need|wait)\b|\bguarant\w+|\bwarrant\w+|\bwho\b|(?<!\b(?:noisy|loud|quiet|soft|hard|cold|warm|nice|comfy|comfortable|slippy|slippery|like) to )\bwalk on\b|\bquote\b|\bmeasur\w+|\bsamples?\b/i;
/** "Can you mop it?": what anybody does with a floor. */
const ofUse =
  /\b(?:can|could|do|would|should) (?:you|i|we) (?:\w+ )?(?:mop|wash|clean|wipe|hoover|vacuum|steam|bleach|see|feel|hear|put|use|have|lay) (?:it|this|that|them)\b/i;
/** "If I change my mind", "how long will it last?": the sheet says more than the catalogue. */
const ofOrder =
  /\bchang\w+ (?:my|our|her|his|your) minds?\b|\b(?:change|swap|switch)\b[^.?!]*\border(?:ed|ing)?\b|\bhow long\b[^.?!]{0,30}\blasts?\b/i;
const dearerToFit = /\b(?:more|dearer|extra|why)\b[^.?!]*\bto (?:lay|fit|install)\b/i;
/** The price of work rather than of a floor. */
const ofWork = /\b(?:level\w*|screed\w*|fit\w*|labour|lay\w*|prep\w*|underlay)\b/i;
const perMetre = /(?<!\bin )\b(?:a|per|by the) (?:m|m2|m²|metre|meter|square|sq\w*|pack|box)\b/i;
const points =
  /\b(?:it|its|that|this|they|them|ones?|these|those|each|both|other|planks?|boards?|tiles?|the (?:boards?|planks?|tiles?|carpet|pile|vinyl|laminate|lino|herringbone|colour|fibre|backing|layer|surface|floor))\b/i;
const yesOrNo =
  /\b(?:ok|okay|alright|all right|good|suit\w*|safe|fine|cope|stand|does|will|is|are|can|show\w*)\b/i;
const maxShort = 8;
const maxElliptic = 4;
/** Likeness from which a taught answer is preferred to what is true of a kind. */
const kindLikeness = 0.45;
const followed = new Set(['productFacts', 'products', 'compareProducts']);
/** Needs that are places: they name the room of a price as well. */
export const places = new Set([
  'bathroom',
  'kitchen',
  'bedroom',
  'lounge',
  'wear',
  'stairs',
  'office',
]);

const words = (text: string) => text.trim().split(/\s+/).length;

/** Questions about floors: which to choose, how two differ, and what one is like. */
export function readProductAct(
  clause: Clause,
  context: Context,
  isQuestion: boolean,
): Act | undefined {
  const { record, observed } = context;
  const { text, parsed } = clause;
  const asks =
    isQuestion ||
    (isNounAlone(text, record) && context.message.clauses.at(-1)?.text === text) ||
    /\b(?:what|how|which|why|difference)\b|(?:^|,)\W*(?:(?:hmm|ok|and|or)\W+)*(?:any|anything|something)\b|\b(?:closest|nearest|similar)\b[^.?!]*\b(?:got|have|do|thing|one|it|that)\b/i.test(
      text,
    );
  if (
    isBareSuperlative.test(text) &&
    record.priced.length === 0 &&
    !record.wantsPrice &&
    record.considered.length > 0
  )
    return { kind: 'products', clause };
  if (asksWhichFloor(text, context) || explainTerm(text)) return { kind: 'productFacts', clause };
  if (isQuestion && ofOrder.test(text)) return undefined;
  if (isAboutAccessory(clause, context, asks)) return { kind: 'productFacts', clause };
  if (asks && asksInstead.test(text) && !actPatterns.price.test(text))
    return { kind: 'products', clause };
  const isApart = isQuestion && isOfShownFloor(clause, context);
  if (parsed.slots.rooms.length > 0 || (observed.rooms && !isApart)) return undefined;
  if (!isQuestion && saysOwnFitter(text)) return undefined;
  const spoken = floorsSpokenOf(context);
  if (isKindAgain(clause, record)) return { kind: 'productFacts', clause };
  if (listsKind(clause, record)) return { kind: 'products', clause };
  if (asks && asksAnyOf.test(text) && record.offered.length > 0 && namesColour(text))
    return { kind: 'productFacts', clause };
  if (asks && searchesAmong(text) && namesColour(text)) return { kind: 'products', clause };
  const compares = isComparison(text, context, asks, spoken.length);
  if (compares) return { kind: 'compareProducts', clause };
  const facets = facetsAsked(text);
  const topics = topicsAsked(text);
  if (asks && asksPriceOfEach(text, context)) return { kind: 'productFacts', clause };
  const asksPrice = actPatterns.price.test(text) && !topics.some(({ name }) => name === 'pack');
  if (perMetre.test(text) && ofWork.test(text)) return undefined;
  if (
    asksPrice &&
    !dearerToFit.test(text) &&
    !facets.includes('offer') &&
    !facets.includes('quality') &&
    !(perMetre.test(text) && spoken.length > 0 && !ofWork.test(text))
  )
    return undefined;
  if (asks && isBySpecification(clause, context)) return { kind: 'products', clause };
  const wantsLike = /\b(?:closest|nearest|similar|equivalent)\b/i.test(text) && spoken.length > 0;
  if (asks && wantsLike) return { kind: 'products', clause };
  const isOfSome = asksForOne.test(text) || isSearch.test(text);
  if (asks && isOfSome && filterFloors(text, [], undefined).names.length > 0)
    return { kind: 'products', clause };
  if (!asks && (wantsCheap(text, context) || asksAboutKind(text) || looksOn(text, context)))
    return { kind: 'products', clause };
  const subject = findSubject(context, clause);
  const isNamed =
    subject?.isNamed === true &&
    !(asks && (isSearch.test(text) || searchesColour(text)) && !namesRange(subject, text));
  if (asks && !isNamed && searchesColour(text)) return { kind: 'products', clause };
  if (!isNamed && isAdvice(clause, context, asks)) return { kind: 'products', clause };
  if (isForPrice(clause, context, isNamed)) return undefined;
  const focus = focusOf(record);
  const isOfKindOnly = focus.kind !== undefined && !focus.slug;
  if (asks && !isNamed && isOfKindOnly && !record.draft && facets.includes('colours'))
    return { kind: 'products', clause };
  const isAbout = topics.length > 0 || facets.length > 0;
  const act: Act = { kind: 'productFacts', clause };
  if (isNamed && isAbout && (asks || context.message.clauses.length === 1)) return act;
  if (isNamed && isAgain(clause, context)) return act;
  if (!asks) return isBackground(clause, context) ? act : undefined;
  if (!isNamed && ofTimeOrPeople.test(text)) return undefined;
  if (isAboutKind(clause, context)) {
    const known = context.findTaught(text);
    const isKnown =
      known &&
      known.likeness >= kindLikeness &&
      !isOfOther(known, text, context) &&
      !asksOfIt.test(text) &&
      !asksItsFigure(text, record) &&
      !isFollowed(text, context) &&
      !isOfPricedKind(text, record);
    return isKnown ? toTaughtAct(known) : act;
  }
  if (spoken.length === 0) return undefined;
  if (perMetre.test(text) && words(text) <= maxShort && !ofWork.test(text)) return act;
  if (!isAbout || (ofFirm.test(text) && !isNamed && !ofUse.test(text) && !facets.includes('stock')))
    return undefined;
  const isFollowUp = followed.has(record.lastAct ?? '') && words(text) <= maxElliptic;
  const taught = isFollowUp ? undefined : context.findTaught(text);
  if (taught && taught.likeness >= decisiveLikeness && !points.test(text)) return undefined;
  return points.test(text) || words(text) <= maxShort ? act : undefined;
}

/** Asks when or who: about the firm's work, not what a floor is like. */
const ofTimeOrPeople = /^\W*(?:(?:and|so|but|ok|oh|then)\W+)*(?:when|who|whose)\b/i;

/** "Plank size", "pack covers": what is asked of the floor shown last, in two or three words. */
const isNounAlone = (text: string, record: Context['record']) =>
  words(text) <= maxNoun &&
  followed.has(record.lastAct ?? '') &&
  topicsAsked(text).some(({ rate }) => rate === undefined || record.offered.length < 2);
const maxNoun = 3;
/** "Cheapest", "the dearest one". */
const isBareSuperlative =
  /^\W*(?:and |ok |so |the |whats? (?:is )?(?:the |your )?)*(?:cheapest|dearest|priciest)(?: one| of them| you(?:'ve)? (?:do|got|have))?\W*$/i;
/** "Is there a wool one?": another floor, of a certain kind. */
const asksForOne = /\b(?:is there|are there|have you|do you|you|got|any)\b[^.?!]{0,25}\bones?\b/i;

/** "What carpet is that for?", after a price for a standard floor. */
const asksWhichFloor = (text: string, { record }: Context) =>
  (record.priced.length > 0 || record.asked === 'floor') &&
  /\b(?:what|which) (?:carpet|vinyl|laminate|floor|one|sort|type|quality)\b[^.?!]*\b(?:that|this|it|price)\b/i.test(
    text,
  );

/** "Playroom in the navy then", "the silver birch off a 5 m roll": a price for rooms that are known. */
function isForPrice({ text }: Clause, { record }: Context, isNamed: boolean): boolean {
  if (record.priced.length === 0) return false;
  if (/\b(?:off|from|on) (?:the |a )?[45] ?m(?:etres?)?\b|\bsame (?:rooms?|sizes?)\b/i.test(text))
    return true;
  const isOfPlace = topicsAsked(text).every(({ name }) => places.has(name));
  return isNamed && isOfPlace && facetsAsked(text).length === 0 && !yesOrNo.test(text);
}

/** "We spill a lot" after "is it suitable for a kitchen?": a reason, which asks nothing of its own. */
function isBackground(clause: Clause, context: Context): boolean {
  const { clauses } = context.message;
  const before = clauses[clauses.indexOf(clause) - 1];
  return (
    before !== undefined &&
    /\?|\b(?:is|are|will|would|does|can)\b/i.test(before.text) &&
    topicsAsked(before.text).length > 0 &&
    topicsAsked(clause.text).length > 0 &&
    findSubject(context, before) !== undefined
  );
}

/** "And the Moorland?" after a question about another floor. */
const isAgain = ({ text }: Clause, { record }: Context) =>
  record.lastAct === 'productFacts' &&
  record.factAsked !== undefined &&
  words(text) <= maxShort &&
  /^\W*(?:and|or|what about|how about)\b|\?\W*$/i.test(text);

/** "Which ones have a felt back?": floors are asked for by a word of their specifications. */
const isBySpecification = ({ text }: Clause, { record, catalogue, observed }: Context) =>
  !observed.floors.isNamed &&
  !observed.floors.named.some(({ slug }) => slug !== undefined) &&
  findBySpecification(
    text,
    catalogue.products,
    kindsNamed(text)[0] ?? record.floor?.kind ?? focusOf(record).kind,
  ).length > 0;

/** "And the LVT?" after a question about another floor. */
export const isKindAgain = ({ text }: Clause, record: Context['record']) =>
  record.lastAct === 'productFacts' &&
  record.factAsked !== undefined &&
  kindsNamed(text).length === 1 &&
  words(text) <= maxElliptic + 1 &&
  /^\W*(?:and|n|what about|how about|or)\b/i.test(text) &&
  topicsAsked(text).length === 0;

/** "And what about water?", after something else was asked of a kind of floor. */
const asksOfIt =
  /^\W*(?:(?:and|so|ok|but|n)\W+)*(?:what|how) about (?!(?:a|an|the|your|some) (?:carpet|vinyl|laminate|lvt))(?![^?]*, (?:will|does|do|is|are|can|would)\b)/i;

/** Whether a question is about a kind of floor that is named, or spoken of without a product. */
function isAboutKind({ text }: Clause, { record }: Context): boolean {
  const [kind, ...others] = kindsNamed(text);
  const focus = focusOf(record);
  const isOther = kind !== undefined && others.length === 0 && !(focus.kind === kind && focus.slug);
  const isPointed = isOfKind(focus) && (points.test(text) || words(text) <= maxShort);
  if (!(isOther || isPointed) || topicsAsked(text).length === 0 || ofFirm.test(text)) return false;
  return true;
}

/** "Is it noisy?" after the price of laminate: of the floor, not of the work. */
const isOfPricedKind = (text: string, record: Context['record']): boolean =>
  record.lastAct === 'price' &&
  isOfKind(focusOf(record)) &&
  words(text) <= maxShort &&
  /\b(?:is|are|does|do|will) (?:it|they)\b/i.test(text) &&
  topicsAsked(text).some(({ rate }) => rate !== undefined);

/** Whether a short question follows an answer about a floor. */
const isFollowed = (text: string, { record }: Context) =>
  followed.has(record.lastAct ?? '') &&
  (words(text) <= maxShort || (asksOfItFirst.test(text) && words(text) <= maxPointed));
/** "Is it noisy when they run about on it?" */
const asksOfItFirst =
  /^\W*(?:(?:and|so|ok|but|also)\W+)*(?:is|are|does|do|will|would|can|could) (?:it|they|that|this|these|those)\b(?! (?:take|cost|cheaper|come)\b)/i;
const maxPointed = 14;

/**
 * Whether a question is about the product spoken of, in its own words or because it follows an answer about it:
 * then the catalogue is asked before the taught answers.
 */
export function isOfShownFloor(clause: Clause, context: Context): boolean {
  const { text } = clause;
  const { record } = context;
  if (
    record.accessories.length > 0 &&
    matchAccessories(text, context.catalogue.products).length > 0
  )
    return isAboutAccessory(clause, context, true);
  if (record.accessories.length > 0 && record.lastAct === 'taught' && isBareCost.test(text))
    return true;
  if (asksWhichOfCompared(text, context)) return true;
  if (asksOfOtherKind(text, record)) return true;
  if (isKindAgain(clause, record) || isOfTwo(text, context) || isBySpecification(clause, context))
    return true;
  if (isOfPricedKind(text, record)) return true;
  const focus = focusOf(record);
  const isPricing = record.wantsPrice || record.lastAct === 'price' || record.lastAct === 'stairs';
  const isOfIt = isOfKind(focus) && asksOfIt.test(text) && !isPricing;
  if (isOfIt && topicsAsked(text).some(({ rate }) => rate)) return true;
  if (asksItsFigure(text, record)) return true;
  const isOffered = record.offered.length > 0 && followed.has(record.lastAct ?? '');
  const isShown = focus.slug !== undefined || record.accessories.length > 0 || isOffered;
  if (!isShown || ofOrder.test(text) || (ofFirm.test(text) && !ofUse.test(text))) return false;
  if (topicsAsked(text).length === 0 && facetsAsked(text).length === 0) return false;
  if (findSubject(context, clause)?.isNamed) return true;
  const [kind] = kindsNamed(text);
  if (kind !== undefined && kind !== focus.kind) return false;
  const isNear = isFollowed(text, context) || record.priced.some(({ floor }) => floor.slug);
  return isNear && (points.test(text) || words(text) <= maxElliptic);
}

/** "What's it cost?" */
const isBareCost =
  /^\W*(?:(?:and|so|ok)\W+)*(?:how much|what(?:'?s| is| does| do| will| would)?)(?: (?:is|are|does|do|would|will))?(?: (?:it|that|they|those|this))?(?: (?:cost|be|a roll|each))?\W*$/i;
