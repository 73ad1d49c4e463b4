import { isQuestion } from '../../../conversation/act-patterns.ts';
import { readAskOfPrice } from '../price/asks-of-price.ts';
import { wishesOtherFloor } from '../price/asks-to-change.ts';
import { asksReason, readAskOfLastAnswer } from '../products/asks-of-last-answer.ts';
import { asksForIdeas } from '../products/search-acts.ts';
import type { ReadActs } from './heard.ts';

/** After these a single word goes on with the floors. */
export const afterFloors = new Set(['products', 'productFacts', 'compareProducts']);

/** What goes on from the floors or the price that were told last. */
export const readOfLastAnswer: ReadActs = ({ clause, context, text }) => {
  const { record, message } = context;
  if (asksForIdeas.test(text) && (record.wishes.length > 0 || record.turnedDown))
    return [{ kind: 'products', clause }];
  // "Why not? Is it too thick?": the second question says what is meant.
  const asksNext = message.clauses.some((part) => part.text !== text && isQuestion(part.text));
  if (asksReason.test(text) && afterFloors.has(record.lastAct ?? '') && asksNext) return [];
  if (wishesOtherFloor(clause, context)) return [{ kind: 'price' }];
  const ofPrice = readAskOfPrice(clause, context);
  if (ofPrice) return ofPrice;
  const ofLast = readAskOfLastAnswer(clause, context);
  return ofLast && [ofLast];
};
