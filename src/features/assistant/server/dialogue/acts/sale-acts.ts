import { actPatterns, isQuestion, unmeasured } from '../../conversation/act-patterns.ts';
import { isPriced as isInPrice } from '../../conversation/job/priced-part.ts';
import type { Clause } from '../../conversation/message.ts';
import {
  haggles,
  isTold,
  minBudget,
  readBudget,
  readOwnBudget,
} from '../../conversation/read-budget.ts';
import { isAboutRepair } from '../../conversation/record.ts';
import { findFlooring } from '../../nlu/entities/find-floor.ts';
import { findFlight, findTurningSteps, isLanding } from '../../nlu/room-sizes/flights.ts';
import { roomNamesIn } from '../../nlu/room-sizes/room-names.ts';
import { readMultiple } from '../observe/project/count-homes.ts';
import { asksReach, isVisitWish, mayBook } from '../observe/visit/visit-wish.ts';
import { coloursMeant } from '../topics/colours.ts';
import type { Act, Context } from './act.ts';
import { decisiveLikeness, toTaughtAct } from './act.ts';
import { isOtherRange } from './price/price-follow-ups.ts';
import { asksFact, isPriceWish } from './price/price-wish.ts';
import { readProductAct } from './products/product-acts.ts';
import { sheetQuestion } from './sheet/sheet-question.ts';

/** Work that no estimate holds. */
const otherWork =
  /\b(?:tak(?:e|ing) up|lift(?:ing)? (?:the )?old|uplift|remov\w*|dispos\w*|old (?:carpet|lino|vinyl|floor\w*|laminate)|furniture|doors?\b(?! bar)|level\w*|screed\w*|deliver\w*|skirting)\b/i;
/** "Got about £600, what can I get?" */
const getsFor = /\b(?:what|which|anything|much)\b[^.?!]{0,25}\b(?:get|have|buy|do|afford)\b/i;
/** Asks whether we come to the place that was told before. */
const reachesUs =
  /\bcome (?:out )?(?:here|there|to|this far|that far|as far)\b|\bcover\b(?! (?:up|over|the|it|old))|\btravel\b|\b(?:my|our|your) area\b|\btoo far\b|\bas far as\b|\bhow far\b|\bget to (?:me|us)\b/i;

/** "Which is your cheapest carpet" asks for one of all. */
const isOfAll = /\b(?:your|you (?:do|have|sell|got)|carpet|laminate|vinyl|lvt|floor)\b/i;

/** "Laminate instead", "vinyl rather than carpet": another floor for rooms that were priced. */
const swaps =
  /\b(?:instead|rather than|not (?:the )?(?:carpet|vinyl|laminate|lvt)|come to|what if|how about|if (?:the|my|our) \w+(?: room)? (?:was|were|is|had|went))\b/i;

/** Asked beside a change of the job, of no room or floor in particular. */
const isApart = ({ tokens, parsed }: Clause, { message }: Context): boolean =>
  message.clauses.length > 1 &&
  parsed.slots.rooms.length === 0 &&
  roomNamesIn(tokens).length === 0 &&
  findFlooring(tokens) === undefined;

/** "Sheet, I mean, not planks": another range for rooms that were priced. */
const means = /\b(?:i mean|i meant|meant|instead|rather|prefer|not)\b/i;

/** "Ok, the Moorland in Sage then": a floor is chosen of those spoken of. */
const takes =
  /\bthen\b|^\W*(?:ok|okay|right|yes|yeah|go|we'?ll|i'?ll|let'?s|lets)\b|\b(?:go (?:for|with)|choose|have|take)\b/i;

/** "That's a lot. What's underlay?": the question is of nothing that costs less. */
const asksOfOther = (clause: Clause, context: Context): boolean =>
  context.message.clauses.some(
    (one) => one !== clause && sheetQuestion(one.text, context, isQuestion(one.text)) !== undefined,
  );

/** What the business is there for: prices, products, places and visits. */
export function readSale(clause: Clause, context: Context, asks: boolean): Act | undefined {
  const { record, observed } = context;
  const { text, parsed } = clause;
  const says = (name: keyof typeof actPatterns) => actPatterns[name].test(text);
  const isPriced = record.priced.length > 0;
  const { postcode, place } = parsed.slots;
  if (isPriced && observed.rooms && readMultiple(text)) return { kind: 'price' };
  if (nextPattern.test(text) && !record.draft) return { kind: 'nextStep' };
  const isOfRoll =
    /\b(?:roll|width)\b/i.test(text) ||
    /\bjoins?\b|\bseams?\b/i.test(text) ||
    /\bother (?:one|width)\b/i.test(text);
  const isRolled = record.priced[0]?.estimate.plan != null;
  if (
    isRolled &&
    asks &&
    isOfRoll &&
    !observed.floors.choice &&
    !/\b(?:sell|sold|stock|comes?)\b[^.?!]{0,15}\b(?:on|off|by) (?:a |the )?rolls?\b/i.test(text) &&
    (/\broll\b|\bjoin|\bseam/i.test(text) || record.lastAct === 'roll')
  )
    return { kind: 'roll' };
  const asksEach =
    /\b(?:each|both|gap|difference|save)\b/i.test(text) &&
    /\b(?:again|remind|was each|each was|those)\b/i.test(text);
  const isPricedFloor = [...record.priced, ...record.pricedBefore].some(
    ({ floor }) => floor.slug !== undefined && floor.slug === observed.floors.choice?.slug,
  );
  const asksMore =
    (/\bhow much (?:more|less|cheaper|dearer)\b/i.test(text) &&
      (!observed.floors.isNamed || isPricedFloor)) ||
    /\b(?:both|two|all) (?:the )?(?:prices|figures|totals)\b|\b(?:prices|figures) again\b/i.test(
      text,
    );
  const asksThan =
    /\b(?:cheaper|dearer|more|less)\b[^.?!]{0,12}\bthan\b[^.?!]{0,12}\b(?:first|original|other|last|previous|before)\b/i;
  const isOfFirst =
    record.pricedBefore.length > 0 && asksFirst.test(text) && !/\bwhy\b/i.test(text);
  if (isPriced && isOfFirst && !observed.rooms && !observed.floors.isChanged)
    return { kind: 'again' };
  if (isPriced && asksThan.test(text) && record.pricedBefore.length > 0 && !observed.rooms)
    return { kind: 'again' };
  const asksCheaper =
    /\bwhich\b[^.?!]*\b(?:cheap\w*|dear\w*|(?:less|more) (?:expensive|money)|costs? (?:less|more))\b/i.test(
      text,
    ) && !isOfAll.test(text);
  const isAmongTwo = record.pricedBefore.length > 0 || record.priced.length > 1;
  if (isPriced && asksCheaper && isAmongTwo && !observed.rooms && !observed.floors.isNamed)
    return { kind: 'again' };
  if (isPriced && (asksEach || asksMore) && record.pricedBefore.length > 0)
    return { kind: 'again' };
  const asksAgain =
    /\b(?:come to|the price|how much was|total|what was it)\b[^.?!]*\bagain\b|\bremind me\b/i;
  if (isPriced && asksAgain.test(text)) return { kind: 'price' };
  const isKnownPlace = record.contact.place !== undefined || record.contact.postcode !== undefined;
  const isElsewhere =
    says('coverage') &&
    !says('price') &&
    (postcode || place || (isKnownPlace && reachesUs.test(text)));
  if (isElsewhere && asks && !/\bmeasur|\bbook\b/i.test(text)) return { kind: 'coverage' };
  const isNextPlace = record.lastAct === 'coverage' && (postcode || place) && !record.draft;
  if ((isNextPlace || asksReach.test(text)) && !says('price') && parsed.slots.rooms.length === 0)
    return { kind: 'coverage' };
  const isOfVisit = /\b(?:appointment|visit|booking|measur\w*)\b/i.test(text);
  if (!record.draft && says('changeBooking') && (isOfVisit || record.formsSent > 0))
    return { kind: 'changeBooking' };
  if (
    says('cheaper') &&
    !observed.floors.choice?.slug &&
    (isPriced || record.considered.length > 0)
  )
    return { kind: 'cheaper' };
  const sum = readBudget(text) ?? 0;
  const isSameJob = !observed.rooms || record.rooms.every((room) => isInPrice(record, room));
  if (isPriced && isSameJob && sum >= minBudget && !isTold(sum, record))
    return { kind: haggles(text) ? 'withinSum' : 'cheaper' };
  const isBudget = !isPriced && record.rooms.length === 0 && !record.draft;
  const hasSum = (readBudget(context.message.plain) ?? 0) >= minBudget;
  const isOfRooms = readOwnBudget(text) !== undefined && roomNamesIn(clause.tokens).length > 0;
  if (isBudget && ((asks && hasSum && getsFor.test(text)) || isOfRooms)) return { kind: 'price' };
  if (says('tooMuch') && isPriced && !asks)
    return asksOfOther(clause, context) ? { kind: 'remark', clause } : { kind: 'tooMuch' };
  if (isPriced && /\b(?:packs|boxes)\b/i.test(text) && asks && !/\bin a\b/i.test(text))
    return { kind: 'packs' };
  const asksScope =
    /\bis that (?:for )?(?:all|both|each|one|every)\b[^.?!]*\b(?:or|flats?|rooms?|houses?)\b/i;
  if (isPriced && asksScope.test(text)) return { kind: 'scope' };
  if (
    isPriced &&
    asks &&
    says('included') &&
    !/\bmov(?:e|ing)\b/i.test(text) &&
    (!otherWork.test(text) || /\bunderlay\b/i.test(text)) &&
    ((!observed.rooms && !observed.floors.isChanged) || isApart(clause, context))
  )
    return { kind: 'included' };
  const hasRoom = parsed.slots.rooms.some((room) => !isLanding(room));
  const { message } = context;
  const asksAlone = record.flight && asksStairsAlone(message.plain);
  const isOfFlight = () =>
    record.rooms.length === 0 &&
    says('price') &&
    findFlight(message.tokens, message.parsed.slots.rooms) !== undefined;
  if (!hasRoom && (asksAlone || isOfFlight())) return { kind: 'stairs' };
  if (
    !/\brods?\b/i.test(text) &&
    (isStairsPrice(text, asks, hasRoom) || isFlightAlone(clause, context))
  )
    return { kind: 'stairs' };
  const isQuoteAtHome =
    mayBook(clause, record) &&
    record.rooms.length === 0 &&
    !/\bhow much\b|\bpric|\bcost/i.test(text) &&
    isVisitWish(clause);
  if (isQuoteAtHome) return { kind: 'book' };
  if (
    says('price') &&
    asks &&
    isAboutRepair(record) &&
    record.rooms.length === 0 &&
    !observed.floors.choice?.slug
  )
    return { kind: 'workPrice' };
  const isUnmeasured = record.asked === 'rooms' && unmeasured.test(text);
  const isChosen = !asks && observed.floors.choice?.slug !== undefined && takes.test(text);
  const isOtherFloor =
    isPriced && observed.floors.isChanged && (says('price') || swaps.test(text) || isChosen);
  if (isPriced && observed.floors.isChanged && isForSomeRooms(clause, context))
    return { kind: 'price' };
  const isRangeMeant = isPriced && !asks && !record.draft && means.test(text);
  if (isRangeMeant && isOtherRange(context)) return { kind: 'price' };
  const product = isUnmeasured || isOtherFloor ? undefined : readProductAct(clause, context, asks);
  if (product?.kind === 'products' && isLikelyPrice(clause, context)) return { kind: 'price' };
  if (product) return product;
  const isDatedVisit = !says('price') && parsed.slots.rooms.length === 0 && isVisitWish(clause);
  if (isDatedVisit && mayBook(clause, record)) return { kind: 'book' };
  if (isPriceWish(clause, context.message, record, observed)) return { kind: 'price' };
  if (
    (says('price') || /\bcharge\b/i.test(text)) &&
    says('workPrice') &&
    parsed.slots.rooms.length === 0
  ) {
    const taught = context.findTaught(text);
    return taught &&
      taught.likeness >= decisiveLikeness &&
      /\b(?:charge|price|quote|cost)/i.test(taught.answer)
      ? toTaughtAct(taught)
      : { kind: 'workPrice' };
  }
  if (isAboutNamed(clause, context, asks)) return { kind: 'productFacts', clause };
  const asksColour = clause.tokens.some((token) => coloursMeant(token.text));
  if (asks && asksColour && !record.draft && /\b(?:have|got|any|do|sell|stock|in)\b/i.test(text))
    return { kind: 'products', clause };
  if (mayBook(clause, record) && isVisitWish(clause)) return { kind: 'book' };
  if (asks && says('availability') && (parsed.intent === 'slots' || parsed.slots.dates.length > 0))
    return { kind: 'slots' };
  const isForVisit =
    observed.contact.includes('address') || context.message.clauses.some(isVisitWish);
  if (
    (postcode || place) &&
    !record.draft &&
    !(isForVisit && !says('coverage')) &&
    (parsed.intent === 'area' || text.length < 25)
  )
    return { kind: 'coverage' };
  return undefined;
}

/** "What was it the first way?" */
const asksFirst =
  /\b(?:what|how much|remind|again|tell)\b[^.?!]*\b(?:first|original(?:ly)?|to (?:start|begin) with)\b(?: (?:way|price|figure|quote|total|version|option|combination|idea|lot|time|sum|one))?(?: (?:again|please|round|then|you said))*\W*$/i;

/** "Can the bedrooms be in that?", "do the hall in the oak": another floor for rooms that are spoken of. */
const isForSomeRooms = ({ text }: Clause, { observed }: Context): boolean =>
  observed.mentions.some(({ byFloor }) => byFloor !== 'alone') &&
  !asksFact(text.replace(doesIt, ' ')) &&
  !asksIfFit.test(text);
const doesIt = /\bdo (?:it|that|this|them)\b/gi;
const asksIfFit =
  /\b(?:ok|okay|alright|suit\w*|good|work|best|better|practical|sensible|advis\w+|recommend\w*)\b/i;

/** Probability from which a price is meant and no list of floors. */
const minPriceLikelihood = 0.65;

/** "What might one pay for a small study to be carpeted?" */
const isLikelyPrice = ({ tokens, parsed }: Clause, { record }: Context): boolean =>
  ['price', 'estimate'].includes(parsed.intent) &&
  parsed.likelihood >= minPriceLikelihood &&
  record.rooms.length === 0 &&
  roomNamesIn(tokens).length > 0;

/** "And then there's 13 stairs. How much are they?" asks for no sum with the rooms. */
export const asksStairsAlone = (text: string) =>
  /\bhow much (?:is |are |would |for )*(?:they|them|those|(?:the )?stairs)\b|\bstairs (?:alone|only|on their own)\b|\b(?:just|only) (?:for )?(?:the |my |our )?stairs\b|\b(?:prices?|costs?|figures?|cheapest|dearest|cheaper)\b[^.?!]{0,20}\b(?:for|on|of|up) (?:the |my |our |your )?(?:stairs|staircase)\b(?![^.?!]*\b(?:with|plus|too|as well|all)\b)/i.test(
    text,
  ) &&
  !/\b(?:without|not|leave|landing|hall\w*|lounge|\w*rooms?|kitchen|together|all|both|total)\b/i.test(
    text,
  );

const isStairsPrice = (text: string, asks: boolean, hasSize: boolean) =>
  actPatterns.stairs.test(text) &&
  !hasSize &&
  (asks || /\bguess\b/i.test(text)) &&
  /\b(?:guess|prices?|cost|how much|quote|figure|steps?|charge|come to)\b/i.test(text);

/** The steps of a flight and its landing, where a price is wished for or the sizes were asked for. */
function isFlightAlone(
  { tokens, parsed }: Clause,
  { record, message, observed }: Context,
): boolean {
  const { rooms } = message.parsed.slots;
  const isCompleted = observed.rooms && record.flight !== undefined && record.rooms.length === 0;
  if (isCompleted && record.asked === 'rooms' && !record.draft) return true;
  const isFlight = findFlight(tokens, parsed.slots.rooms) ?? findTurningSteps(tokens);
  if (record.draft || !isFlight) return false;
  // "Do you do stairs?", and then how many they are.
  const isOfTopic =
    /\bstairs\b/i.test(record.topic ?? '') &&
    !record.flight?.runnerMm &&
    !actPatterns.advice.test(message.plain);
  const isWished = rooms.length > 0 || record.asked === 'rooms' || record.wantsPrice || isOfTopic;
  return Boolean(isWished) && rooms.every(isLanding);
}

export const nextPattern =
  /\bwhat (?:do|shall|should|must)? ?i do (?:now|next)\b|\bwhat happens (?:next|now)\b|\bwhat(?:'?s| is)? next\b(?! (?:cheapest|one|up|dearest))|\bhow (?:do i|to|can i) (?:order|go ahead|proceed|buy|get it(?! (?:out|off|up|clean|dry|down|back)))\b|(?<!\b(?:could|can|may|should|might|would|if|when|do|must) )\bi(?:'?ll| will)? (?:take|have) (?:it|that one|this one)\b/i;

/** Whether a clause asks something, or looks for something, that it names. */
const isAboutNamed = (
  { parsed }: Clause,
  { observed: { floors }, message }: Context,
  asks: boolean,
) =>
  (floors.isNamed || floors.choice?.slug !== undefined) &&
  (asks || (parsed.intent === 'find_products' && message.clauses.length === 1));
