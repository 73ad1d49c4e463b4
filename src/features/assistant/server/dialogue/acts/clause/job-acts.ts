import { actPatterns } from '../../../conversation/act-patterns.ts';
import { findFlight, findRunnerWidth, weighsRunner } from '../../../nlu/room-sizes/flights.ts';
import { findRoomRuns } from '../../../nlu/room-sizes/room-names.ts';
import { workIn } from '../../../tools/describe-extras.ts';
import { sharesWork } from '../../observe/floors/own-fitting.ts';
import { roomsForLess } from '../../observe/rooms/meant/rooms-for-less.ts';
import { namesOpenRoom } from '../../observe/rooms/open-room.ts';
import { asksWhereGone } from '../../observe/rooms/recall-rooms.ts';
import { findLoneSides } from '../../observe/rooms/sides/lone-side.ts';
import { toTaughtAct } from '../act.ts';
import { asksDiscount } from '../certain-facts.ts';
import { asksWhyChanged, asksWhyDearer } from '../price/asks-why.ts';
import { asksWorkAlone } from '../price/asks-work-alone.ts';
import { readPriceFollowUp, readSumOfJob } from '../price/price-follow-ups.ts';
import { readPriceMatter } from '../price/price-matters.ts';
import type { Heard, ReadActs } from './heard.ts';

const quoteQuestion = 'Do you price match?';
const isOfUnderlay = (text: string) => /\bunderlay\b|\b(?:8|11) ?mm\b/i.test(text);

/** The stairs, with their steps or the width of a runner. */
function asksForStairs({ clause, context: { record, message }, text, says }: Heard): boolean {
  if (record.flight !== undefined && weighsRunner(message.plain, text)) return true;
  if (!says('price')) return false;
  const hasRooms = record.rooms.length > 0 || message.parsed.slots.rooms.length > 0;
  const isOfFlight = !hasRooms && !record.draft && !!findFlight(clause.tokens, [], true);
  return isOfFlight || !!findRunnerWidth(message.tokens);
}

/** What is asked of a job, of its price and of what is in it. */
export const readOfJob: ReadActs = (heard) => {
  const { clause, context, text, asks, says } = heard;
  const { record, observed, message } = context;
  const isPriced = record.priced.length > 0;
  if (asksForStairs(heard)) return [{ kind: 'stairs' }];
  if (observed.underlay && isPriced && isOfUnderlay(text)) return [{ kind: 'price' }];
  if (isPriced && record.ownFitting && !record.draft && sharesWork(text))
    return [{ kind: 'price' }];
  const isAsWas = !record.draft && !observed.rooms;
  if (isAsWas && asksWhyChanged(record, message)) return [{ kind: 'again' }];
  if (isAsWas && asksWhyDearer(record, text)) return [{ kind: 'compareProducts', clause }];
  const matter = readPriceMatter(clause, context, asks);
  if (matter.length > 0) return matter;
  if (isPriced && asksDiscount(text, asks)) return [{ kind: 'discount' }];
  const ofQuote = says('otherQuote') ? context.findTaught(quoteQuestion) : undefined;
  if (ofQuote && clause.parsed.slots.rooms.length === 0) return [toTaughtAct(ofQuote)];
  const isUnfitted = clause.parsed.slots.fitted === false && /\bvat\b/i.test(text);
  if (isPriced && !record.draft && isUnfitted) return [{ kind: 'supplyOnly' }];
  if (record.openRoom && namesOpenRoom(context)) return [{ kind: 'price' }];
  const ofPrice = readSumOfJob(clause, context) ?? readPriceFollowUp(clause, context);
  return ofPrice && [ofPrice];
};

/** "A cheaper carpet in the bedrooms", of a job that is priced. */
export const readCheaperThere: ReadActs = ({ clause, context: { record, observed } }) =>
  observed.floors.choice?.slug === undefined && roomsForLess(record, clause).length > 0
    ? [{ kind: 'cheaper' }]
    : undefined;

/** What some work costs of which a floor is no part; a size told beside it is the size of the work. */
export const readWorkAlone: ReadActs = ({ clause, context, text, asks }) => {
  if (!asksWorkAlone(context)) return undefined;
  if (workIn(text) || actPatterns.price.test(text)) return [{ kind: 'workPrice' }];
  return clause.parsed.slots.rooms.length > 0 && !asks ? [] : undefined;
};

/** "The room is 15 foot long": what is missing is its other side, and with both the price is. */
const tellsSide = ({ clause: { tokens, parsed }, context, asks }: Heard): boolean => {
  const { record, observed } = context;
  const isNew = record.openSide?.isNew === true || observed.rooms;
  const isAlone = !asks && parsed.slots.rooms.length === 0;
  return isNew && isAlone && findLoneSides(tokens, false).length > 0;
};

/** "Where did the bedroom go?", of rooms that are known. */
const asksOfRoomGone = ({ clause: { text, tokens }, context: { record } }: Heard): boolean =>
  record.rooms.length > 0 && asksWhereGone(text) && findRoomRuns(tokens).length > 0;

/** What is said of the rooms of a job so that it is worked out, or what is missing for it asked. */
export const readRoomsTold: ReadActs = (heard) =>
  !heard.context.record.draft && (tellsSide(heard) || asksOfRoomGone(heard))
    ? [{ kind: 'price' }]
    : undefined;
