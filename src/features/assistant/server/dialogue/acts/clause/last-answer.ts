import { isQuestion } from '../../../conversation/act-patterns.ts';
import { readAskOfPrice } from '../price/asks-of-price.ts';
import { wishesOtherFloor } from '../price/asks-to-change.ts';
import { asksReason, readAskOfLastAnswer } from '../products/asks-of-last-answer.ts';
import { asksForIdeas } from '../products/search-acts.ts';
import type { ReadActs } from './heard.ts';

/** After these a single word goes on with the floors. */
export const afterFloors = new Set(['products', 'productFacts', 'compareProducts']);

/** "I asked what it's made of, how much is carpet and how much fitting": of the price, and not of its fibre. */
const madeOf = /\bmade (?:up )?of\b/i;
const ofSum = /\bhow much\b|\b(?:price|sum|total|quote|figure|cost)\b|£|\bfitting\b|\b\d{3,4}\b/i;
/** "Where did the bedroom go?": a room that a price lacks. */
const asksForRoom =
  /\bwhere(?:['’]?s| is| did| has|s)? (?:the |my |our )?(?:\w+ )?(?:bed ?rooms?|lounge|living room|kitchen|hall\w*|landing|stairs|bathroom|dining room|study|room|utility|other room) (?:go|gone|disappear\w*)\b/i;

/** What goes on from the floors or the price that were told last. */
export const readOfLastAnswer: ReadActs = ({ clause, context, text, says }) => {
  const { record, message, observed } = context;
  if (asksForIdeas.test(text) && (record.wishes.length > 0 || record.turnedDown))
    return [{ kind: 'products', clause }];
  // "Why not? Is it too thick?": the second question says what is meant.
  const asksNext = message.clauses.some((part) => part.text !== text && isQuestion(part.text));
  if (asksReason.test(text) && afterFloors.has(record.lastAct ?? '') && asksNext) return [];
  const isOfJob = !record.draft && record.priced.length > 0;
  if (isOfJob && madeOf.test(text) && ofSum.test(message.plain)) return [{ kind: 'included' }];
  // "The carpet one, is that everything?", of floors that were offered with their sums: it is priced first.
  const isOffered = !record.draft && record.priced.length === 0 && record.offeredAt !== undefined;
  const isTaken = observed.floors.choice !== undefined || record.floor?.slug !== undefined;
  if (isOffered && says('included') && record.rooms.length > 0)
    return isTaken ? [{ kind: 'price' }, { kind: 'included' }] : [{ kind: 'included' }];
  if (isOfJob && asksForRoom.test(text)) return [{ kind: 'again' }];
  if (wishesOtherFloor(clause, context)) return [{ kind: 'price' }];
  const ofPrice = readAskOfPrice(clause, context);
  if (ofPrice) return ofPrice;
  const ofLast = readAskOfLastAnswer(clause, context);
  return ofLast && [ofLast];
};
