import {
  actPatterns,
  anyFloor,
  isQuestion,
  unmeasured,
} from '../../../conversation/act-patterns.ts';
import { isPriced as isRoomPriced } from '../../../conversation/job/priced-part.ts';
import type { Clause, Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { confidenceThreshold } from '../../../nlu/parse-message.ts';
import type { Observed } from '../../observe/observe.ts';
import { asksCheapestOfJob } from '../../products/superlatives/cheapest-floor.ts';
import { wishesSoft } from '../../products/superlatives/softest.ts';
import { facetsAsked } from '../../topics/facets.ts';
import { topicsAsked } from '../../topics/find-topics.ts';

const ofWork =
  /\b(?:take up|uplift|dispos\w*|remov\w*|move (?:the )?furniture|trim\w*|doors?|level\w*|screed\w*|repair\w*|re-?stretch\w*|deliver\w*|call ?out|measur\w*|visit|clean\w*|underlay|gripper|membranes?|dpm|damp|moisture|hygrometer|deposit|samples?|adhesive|glue|tubs?|rods?|ramps?|in a pack|pack of|finance|pensioner\w*|discount\w*|off\b[^.?!]{0,10}\bfor)\b/i;
const ofFact =
  /\bwho\b|\bhow long\b|\bwhen\b|\bguarant\w+|\b(?:is|are|does|do|will|can|has|have) (?:it|that|they|this|you|ur|your)\b|\bhow (?:thick|long|wide|soft|hard|high|hot|deep|quick)\b|\bgot (?:any|one|some)\b|\bstock\b|\bsell\b|\bmade\b|\bcolou?rs?\b|\bw(?:h?a|o)t(?:'?s| is| are)? (?:it|that|the) (?:made|like|called|rating)/i;
const shortWords = 9;
/** Questions about a price that was told, not for another one. */
const aboutThePrice =
  /\b(?:in|on|of|off|about|behind|with|than) (?:the|that|this|your) (?:prices?|costs?|quote|estimate|figures?|total)\b|\b(?:final|fixed|exact|firm|guaranteed|same) (?:price|cost|quote)\b|\b(?:price|cost|quote|it|that|this)\b[^.?!]{0,15}\b(?:change|go up|rise|increase|include\w*|final|held?|valid|last|stands?|good for|honour\w*)\b|\b(?:make|makes|making|put|push)\b[^.?!]{0,15}\b(?:dearer|cheaper|more expensive|the price)\b|\bvat\b|\b(?:money|anything|something|owt|summat) off\b/i;

/** "Is the Moorland in Sage wool?" */
export const asksOfNature = (text: string): boolean =>
  /^\W*(?:(?:and|but|so|ok)\W+)*(?:is|are|does|will|has) (?:the |that |your )?\w/i.test(text) &&
  !actPatterns.compare.test(text) &&
  (facetsAsked(text).length > 0 || topicsAsked(text).length > 0);

/** "Is laminate ok in the 2.5x2, it's a utility room": the size only tells which room is meant. */
const asksIfSuited =
  /\b(?:is|are|will|would|does)\b[^.?!]{1,40}\b(?:ok|okay|alright|all right|suitable|suited|safe|sensible|any good|advisable|do)\b[^.?!]{0,10}\b(?:in|for|on)\b/i;

/** Whether a price is asked for, or a change or an answer makes one due. */
export function isPriceWish(
  clause: Clause,
  message: Message,
  record: ConversationRecord,
  observed: Observed,
): boolean {
  const { text, parsed } = clause;
  const { floors } = observed;
  const hasSize = parsed.slots.rooms.length > 0;
  const isPriced = record.priced.length > 0;
  const areNew = observed.rooms && !isOnlySizeAgain(message, record, observed);
  const hasRooms = record.rooms.length > 0 || record.flight !== undefined;
  if (
    /\bprice match|\bprice list\b|(?<!\b(?:can|could|to|i) )\btell (?:em|them|him|her)\b|\btalk about\b/i.test(
      text,
    )
  )
    return false;
  if (record.asked === 'rooms' && !hasRooms && unmeasured.test(text)) return true;
  const isOfWork = ofWork.test(text) && !hasSize;
  // "6 rooms in total" tells the size of a job that is being booked.
  // The price told is no longer the right one.
  if (record.draft?.kind === 'booking' && isPriced && isStale(record, observed)) return true;
  const isAsked = isQuestion(text) || asksToPrice.test(text);
  if (record.draft?.kind === 'booking' && !hasSize && !isAsked) return false;
  const isSaidAgain = isPriced && !hasSize && !observed.rooms && !floors.isChanged;
  if (isSaidAgain && aboutThePrice.test(text)) return false;
  if (actPatterns.price.test(text) && !isOfWork)
    return !(record.handedOver && !hasRooms && !floors.choice);
  if (hasSize && asksAdvice(text)) return false;
  if (isOnlySizeTold(clause, message, record, observed)) return false;
  if (isPriced && !hasSize && asksOfNature(text)) return false;
  if (isPriced && !observed.rooms && asksIfSuited.test(text)) return false;
  if (
    ['estimate', 'price'].includes(parsed.intent) &&
    parsed.confidence >= confidenceThreshold &&
    !isOfWork &&
    (isQuestion(text) || hasSize) &&
    !asksFact(text)
  )
    return true;
  const isNewFloor =
    floors.isChanged &&
    hasRooms &&
    isPriced &&
    /\bwhats?\b|\bhow about\b|\b(?:could|can|would) (?:you|u|we|i) (?:do|price|have|get)\b|\bwhat if\b/i.test(
      message.plain,
    );
  if (isNewFloor) return true;
  const asksFitting = isPriced && parsed.slots.fitted === false && isQuestion(text);
  if (asksFitting && !asksFact(text)) return true;
  if (isPriced && wishesSoft(text) && areCarpeted(record)) return true;
  if (hasRooms && floors.choice?.slug && asksCheapestOfJob(text)) return true;
  if (record.wantsPrice && hasSize && !isPriced) return true;
  if (record.draft?.kind === 'booking' && record.asked !== 'booking?') return false;
  if (hasSize) return !asksAdvice(message.plain);
  if (
    actPatterns.compare.test(text) &&
    hasRooms &&
    (isPriced || floors.named.length > 0) &&
    !asksFact(text)
  )
    return true;
  if (!hasRooms || asksFact(text)) return false;
  const isOpenFloor = record.wantsPrice && record.asked === 'floor';
  if (isOpenFloor && anyFloor.test(text)) return true;
  const { fitted, rollWidth } = parsed.slots;
  const isChanged =
    areNew ||
    floors.isChanged ||
    (fitted !== undefined && record.priced.some((job) => job.fitted !== fitted)) ||
    rollWidth !== undefined ||
    saysRoll(text) ||
    (observed.project && record.fitted === false);
  // "And in laminate?", of a room whose levelling was priced.
  const isOpen = record.wantsPrice || (record.lastAct === 'workPrice' && !isPriced);
  if (isOpen && (isChanged || floors.named.length > 0)) return true;
  if (isPriced && areNew) return true;
  if (!isPriced && floors.isChanged && floors.choice?.slug !== undefined) return true;
  if (isPriced && observed.project && record.ownFitting) return true;
  if (asksYesNo.test(text) && !isChanged) return false;
  const isShort = text.split(/\s+/).length <= shortWords;
  const alludes =
    /\b(?:what about|how about|what if|if|and in|and with|in the|and the|same)\b/i.test(text);
  const isSubset =
    /\b(?:on its own|by itself|alone|just the|without the|both together|the two)\b/i.test(text);
  return (
    isPriced &&
    (isChanged || floors.choice?.slug !== undefined || isSubset) &&
    (isShort || alludes || isSubset)
  );
}

/** "What does a membrane cost? It's about 5 by 4": a size told with a question about something else, of no floor. */
export function isOnlySizeTold(
  { text, parsed }: Clause,
  { clauses }: Message,
  { floor, rooms, wantsPrice, priced }: ConversationRecord,
  { floors }: Observed,
): boolean {
  const isFloorOpen = !floor && rooms.every((room) => !room.floor) && floors.named.length === 0;
  if (parsed.slots.rooms.length === 0 || !isFloorOpen || wantsPrice || priced.length > 0)
    return false;
  const asksPrice = (said: string) =>
    (actPatterns.price.test(said) && !ofWork.test(said)) || asksForSum.test(said);
  return (
    !isQuestion(text) &&
    clauses.some((one) => isQuestion(one.text) && !/\d/.test(one.text)) &&
    !clauses.some((one) => asksPrice(one.text))
  );
}
const asksForSum = /\b(?:includ\w*|cheap\w*|afford|budget|total|come to|looking at)\b|£/i;

/** "I'm confused, it's one room 5.2 by 3.4. Any in wood effect?": the size is known, and something else is asked. */
export const isOnlySizeAgain = (
  { clauses }: Message,
  record: ConversationRecord,
  { floors }: Observed,
): boolean =>
  record.priced.length > 0 &&
  record.rooms.every((room) => isRoomPriced(record, room)) &&
  !floors.isChanged &&
  clauses.some(({ parsed }) => parsed.slots.rooms.length > 0) &&
  clauses.some(({ text, parsed }) => isQuestion(text) && parsed.slots.rooms.length === 0);

/** A soft carpet can be priced for rooms that are all carpeted. */
const areCarpeted = ({ rooms, floor }: ConversationRecord): boolean =>
  rooms.every((room) => (room.floor ?? floor ?? { kind: 'carpet' }).kind === 'carpet');

/** Whether rooms that were priced have changed, or are laid by somebody else now. */
const isStale = ({ fitted, priced }: ConversationRecord, { rooms, project }: Observed) =>
  rooms || (project && fitted === false && priced.every((job) => job.fitted));

/** "Do I need underlay with it?" asks for no sum. */
const asksYesNo =
  /^\W*(?:(?:and|so|ok|but|oh|also)\W+)*(?:do|does|did|is|are|was|has|have|should|must) (?!it come)/i;

/** "Ok, price the bathroom in that". */
const asksToPrice =
  /^\W*(?:(?:ok|okay|and|so|please|then|just|right|yes|can you|could you)\W+)*(?:price|quote|cost)\b/i;

const inAnother =
  /\b(?:that|the|this) (?:room|bathroom|bedroom|lounge|kitchen|hall|landing)\b[^.?!]*\bin\b|\b(?:w(?:h?a|o)t|how much)(?:'?s| is| would| about)? (?:it|that|this)?\b[^.?!]*\bin\b/i;
export const asksFact = (text: string) => ofFact.test(text) && !inAnother.test(text);

const saysRoll = (text: string) => /\b(?:off|from|on) (?:the |a )?[45] ?m(?:etres?)?\b/i.test(text);

const asksAdvice = (text: string) =>
  /\b(?:advise|recommend|suggest|which (?:of|one|carpet|floor)|what would you|best)\b/i.test(
    text,
  ) && !actPatterns.price.test(text);
