import type { Clause } from '../../../conversation/message.ts';
import {
  isTold,
  minBudget,
  readMeantBudget,
  readOtherQuote,
  readSum,
} from '../../../conversation/read-budget.ts';
import { isSameFloor } from '../../../conversation/record.ts';
import { type FollowUp, readFollowUp } from '../../../nlu/classifier/follow-ups.ts';
import { oneOfAlike, roomsMeant, saysAlone } from '../../observe/rooms/meant/rooms-meant.ts';
import { matchAccessories } from '../../products/match-accessories.ts';
import { asksCheapestOfJob } from '../../products/superlatives/cheapest-floor.ts';
import { facetsAsked } from '../../topics/facets.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { type Act, type Context, toTaughtAct } from '../act.ts';
import { weighsAccessories } from '../products/accessory-acts.ts';
import { asksOfNature } from './price-wish.ts';

/** Two floors against each other, and nothing that is asked of them. */
const maxCompared = 8;
/** A question of more words is about more than the price. */
const maxWords = 16;
/** The taught question that says whether a price can change. */
const firmQuestion = 'Will the price go up after the measure?';

const namesSum =
  /\b(?:budget\w*|spend|max\w*|limit|afford)\b|\b(?:only|just) (?:got|have|had|£)|\b(?:do|get|have|make|fit) (?:it|that|this|them|all|the \w+)\b[^.?!]{0,15}\bfor (?:under |about |around |less than )?£|\b(?:i|we)(?:'?ve| have)? (?:only |just |about )*(?:got|have|had)\b|\bwhat (?:can|could|would) (?:i|we)\b|\b(?:i|we) (?:can|could) (?:get|have|do|buy)\b[^.?!]{0,12}\b(?:for|within|on)\b|\bin (?:my |our |the |that )?budget\b/i;
/** "And for 300?" after what may be had for a sum. */
const sumAlone =
  /^\W*(?:(?:and|or|ok|so|what|how|about|if|for|with|say|i|had|only|just|it was|then)\W+)*£?\s?\d[\d,]{2,6}\W*$/i;

/** What the rooms whose sizes are known may cost, or the cheapest floor for them. */
export function readSumOfJob(
  { text }: Clause,
  { record, observed, catalogue }: Context,
): Act | undefined {
  if (matchAccessories(text, catalogue.products).length > 0) return undefined;
  const { rooms, flight, priced, draft, lastAct } = record;
  const isMeant = (rooms.length > 0 || flight) && !draft && !observed.rooms && namesSum.test(text);
  const sum =
    (isMeant ? readMeantBudget(text, record.budget) : undefined) ??
    (lastAct === 'cheaper' && sumAlone.test(text) ? readSum(text) : undefined);
  const hasRooms = rooms.length > 0 && !draft && !observed.rooms;
  if (hasRooms && observed.floors.choice?.slug && asksCheapestOfJob(text)) return { kind: 'price' };
  if (sum === undefined || sum < minBudget || isTold(sum, record)) return undefined;
  return { kind: priced.length > 0 ? 'cheaper' : 'price' };
}
const namesKindOnly =
  /^\W*(?:(?:and|n|or|ok|so|what about|how about|on|in|with|for|the|your|a)\W+)*(?:carpets?|vinyl|laminate|lvt|lino|fitting)(?: (?:on top|too|as well|then|please|pls))?\W*$/i;
/** "And LVT?" after a price per m²: the same asked of another kind. */
const asksRateOfKind = (text: string, { record }: Context): boolean =>
  record.lastAct === 'price' &&
  record.wantsPrice &&
  record.priced.length === 0 &&
  record.rooms.length === 0 &&
  record.draft === undefined &&
  namesKindOnly.test(text);

/** What a clause asks about the price that was told last; nothing where rooms or floors are named in it. */
export function readPriceFollowUp(clause: Clause, context: Context): Act | undefined {
  const { record, observed, findTaught } = context;
  const { text, tokens, parsed } = clause;
  const { floors } = observed;
  if (asksRateOfKind(text, context)) return { kind: 'price' };
  const isAboutPrice =
    record.priced.length > 0 && record.draft === undefined && text.split(/\s+/).length <= maxWords;
  if (!isAboutPrice || observed.rooms || parsed.slots.rooms.length > 0) return undefined;
  const { fitted } = parsed.slots;
  const isOfGap = fitted !== undefined && record.priced.some((job) => job.fitted !== fitted);
  if (isOfGap && !record.ownFitting && asksGap.test(text)) return { kind: 'fittingPart' };
  if (asksBesideOther.test(text) && readOtherQuote(record.heard ?? []) !== undefined)
    return { kind: 'besideOther' };
  if (asksYours.test(text)) return { kind: 'price' };
  if (record.rooms.length > 1 && byRoom.test(text)) return { kind: 'price' };
  if (asksSomeRooms(clause, context)) return { kind: 'price' };
  const savesOf =
    savesOnly.test(text) &&
    /\b(?:separately|one by one|on their own)\b/i.test(context.message.plain);
  if ((asksTogether.test(text) || savesOf) && hasSeveral(context)) return { kind: 'together' };
  if (asksTotal.test(text) && !floors.isChanged) return { kind: 'price' };
  if (asksForAll.test(text)) return { kind: 'price' };
  if (record.homes && ofAllHomes.test(text)) return { kind: 'scope' };
  if (asksArea.test(text) || (asksUnit.test(text) && !/\d/.test(text))) return { kind: 'area' };
  if (record.budget !== undefined && asksBudget.test(text)) return { kind: 'withinSum' };
  // "What's the difference between the 8 mm and the 11 mm?"
  if (weighsAccessories(text, context)) return undefined;
  const hasTopic = topicsAsked(text).length > 0 || facetsAsked(text).length > 0;
  // "Laminate or the Moorland?"
  if (floors.isComparison && !hasTopic && text.split(/\s+/).length <= maxCompared)
    return { kind: 'price' };
  const followUp = readFollowUp(tokens);
  if (followUp === 'other' && asksAllRooms(context)) return { kind: 'price' };
  if (followUp === 'otherFloor' && isOtherFloor(context) && !asksOfNature(text))
    return { kind: 'price' };
  if (followUp === 'otherFloor' && !hasTopic && isOtherRange(context)) return { kind: 'price' };
  if (followUp === 'supplyOnly' || followUp === 'fitted') return ofFitting(followUp, context);
  if (floors.isNamed || floors.named.length > 0 || floors.isChanged) return undefined;
  // "Is the underlay soft?" asks what it is like.
  if (followUp === 'included' && (isTopic(text) || isOfQuality.test(text))) return undefined;
  if (followUp === 'firm' || followUp === 'work') {
    const taught = findTaught(followUp === 'firm' ? firmQuestion : text);
    if (followUp === 'firm') return taught && toTaughtAct(taught);
    return taught && ofQuote.test(taught.answer) ? toTaughtAct(taught) : { kind: 'workPrice' };
  }
  return acts(context)[followUp];
}

/** "Is the underlay any good, or the thin stuff?" */
const isOfQuality =
  /\b(?:any (?:good|cop|use)|good (?:one|stuff|quality)|quality|rubbish|thin stuff|cheap stuff|decent)\b/i;
const isTopic = (text: string) => topicsAsked(text).some(({ rate }) => rate !== undefined);

/** Whether a floor is named that the last price was not for. */
const isOtherFloor = ({ record, observed: { floors } }: Context) =>
  floors.isChanged ||
  (floors.choice !== undefined &&
    record.priced.every(({ floor }) => floors.choice && !isSameFloor(floor, floors.choice)));

/** Whether a range is named without a colour, and none of its products was priced. */
export const isOtherRange = ({ record, observed: { floors } }: Context) =>
  floors.isNamed &&
  floors.named.length === 0 &&
  !record.priced.some(({ floor }) => floors.candidates.some(({ slug }) => slug === floor.slug));

/** An answer that says whether work is in the price. */
const ofQuote = /\b(?:quote|price[ds]?|charge|includ\w*|estimate|furniture)\b/i;

/** "And for all four?" of homes that are alike. */
const ofAllHomes =
  /^\W*(?:(?:and|so|ok|what|whats|about|how much|is it|for|the|price|total|then|it)\W+)*(?:all|both)(?: of)?(?: the)?(?: (?:\d+|two|three|four|five|six|seven|eight|nine|ten|them|those|flats|houses|homes))*(?: (?:like (?:that|this|it)|alike|the same))?(?: (?:then|please|together))?\W*$/i;

/** "So what do I save doing both together?" */
const asksTogether =
  /\b(?:sav(?:e|es|ed|ing|ings)|cheaper|less|difference)\b[^.?!]*\b(?:together|both|all (?:of )?(?:it|them)|at once|at the same time|in one go|one job)\b|\b(?:together|both|at once|in one go)\b[^.?!]*\b(?:sav(?:e|es|ed|ing)|cheaper)\b|\btogether it was\b[^?]*\bsave\b/i;
const savesOnly =
  /^\W*(?:(?:so|and|ok)\W+)*(?:what|how much) (?:do|would|will|does|did) (?:i|we|it|that) save\W*$/i;
/** "So the grand total with that is?", "whats the total now" */
const asksTotal =
  /^\W*(?:(?:so|and|ok|what|whats|what's|is|how much|then|now)\W+)*(?:the )?(?:(?:grand|overall|whole|new|final|full) )?total\b(?: (?:with|of|for) (?:that|it|all|both|everything|them)(?: rooms)?)?(?: (?:is|now|then|please|be|come to))*\W*$/i;
/** "What's it for both in Bradford" */
const asksForAll =
  /\b(?:what(?:'?s| is| would| does)?|how much(?:'?s| is| would)?) (?:it|that|the (?:price|cost|total))? ?(?:be |cost |come to )?for (?:both|all|the lot|everything|the two|the whole)\b/i;
/** A price of one job for several rooms was told, and none is named that had another floor. */
const hasSeveral = ({ record, observed: { floors, mentions } }: Context): boolean =>
  !floors.isComparison &&
  !floors.isChanged &&
  mentions.length === 0 &&
  [...record.priced, ...record.pricedBefore].some(({ rooms }) => rooms.length > 1);

/** "So you're dearer?", of another firm's quote. */
const asksBesideOther =
  /^\W*(?:(?:so|and|then|oh|but|ok|hm+)\W+)*(?:(?:is|are) )?(?:you(?:'?re| are)?|yours|ours|that|it)(?:'?s| is|s)? (?:a bit |a lot |much |way |still |actually )?(?:dearer|cheaper|more expensive|more|less|higher|lower)(?: than (?:them|theirs|that|the other\w*(?: \w+)?|what (?:i was|they) quoted))?(?: then)?\W*$/i;
/** "What would yours be?" */
const asksYours =
  /^\W*(?:(?:so|and|ok)\W+)*(?:what|how much)(?:'?s| is| would|'?d| about)? (?:yours?|you)(?: be| come to| charge)?(?: for (?:it|that))?\W*$|^\W*and yours\W*$/i;

/** "What is it per room?" */
const byRoom =
  /^\W*(?:(?:and|so|ok|what|whats|what's|is|it|that|how much|would|be|the|price|cost|them)\W+)*(?:per|each|every|by) (?:of the )?(?:bed)?rooms?\W*$/i;
/** "What's that in metres?" */
const asksUnit =
  /^\W*(?:(?:and|so|ok|what|whats|what's|is|are|it|that|this|they|those|be|would|how much|big|in)\W+)+(?:square |sq\.? ?)?(?:met(?:re|er)s?|m|cm|centimet(?:re|er)s|feet|foot|ft|yards?)\W*$/i;
const asksBudget = /\b(?:in|within|under|over|inside) (?:my |our |the )?budget\b/i;

const asksArea =
  /\bhow (?:many|much) (?:square )?(?:met(?:re|er)s?|m2|m²|sq\w*)\b(?! (?:in|per|off) (?:a|the))|\bwhat(?:'?s| is) the (?:area|square meterage|meterage)\b/i;

/** The price of some of the rooms alone. */
function asksSomeRooms({ text, tokens }: Clause, { record, observed, message }: Context): boolean {
  const meant = roomsMeant(record, { plain: text, tokens });
  const isSome = meant.length > 0 && meant.length < record.rooms.length;
  const isOnly = observed.move === 'only' && message.clauses.length === 1;
  if (observed.floors.isChanged && !isOnly) return false;
  return isSome ? isOnly || saysAlone.test(text) : oneOfAlike(record, text) !== undefined;
}

/** The price of all rooms together. */
const asksAllRooms = ({ record, observed, message }: Context): boolean =>
  message.clauses.length === 1 && observed.move === 'all' && record.rooms.length > 1;

/** "How much more if you fit it?" */
const asksGap =
  /\bhow much (?:more|extra|less|cheaper|on top)\b|\b(?:what|whats|what's)(?: is)? the difference\b|\bhow much (?:do|would|will) (?:i|we|it) save\b/i;
/** Whoever lays a part of the job has told which: the price follows from the record. */
function ofFitting(followUp: 'supplyOnly' | 'fitted', { record, observed }: Context): Act {
  return record.ownFitting || observed.floors.isComparison ? { kind: 'price' } : { kind: followUp };
}

/** "Could I get it for 500?" names a sum, or speaks of money. */
const ofMoney =
  /£|\b(?:budget\w*|afford\w*|expensive|pric\w+|cost\w*|money|quid|pounds?|cheap\w*|grand|hundred|thousand|less|under|over|within)\b/i;

/** A sum that is not that of a price, said again. */
const namesSumOf = (record: Context['record'], text: string): boolean => {
  const sum = readSum(text);
  return sum === undefined ? ofMoney.test(text) : !isTold(sum, record);
};

const acts = ({ record, message }: Context): Partial<Record<FollowUp, Act>> => ({
  breakdown: { kind: 'breakdown' },
  included: { kind: 'included' },
  withoutVat: { kind: 'withoutVat' },
  fittingPart: { kind: 'fittingPart' },
  ...(namesSumOf(record, message.plain) && {
    budget: { kind: 'withinSum' },
  }),
  again: { kind: 'price' },
  ...(record.priced.length + record.pricedBefore.length > 1 && { difference: { kind: 'again' } }),
  ...(record.priced[0]?.estimate.plan && { joins: { kind: 'roll' } }),
});
