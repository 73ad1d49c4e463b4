import { asksToBook, isVisitWish, mayBook } from '../../observe/visit/visit-wish.ts';
import { readCertainAnswer } from '../certain-answers.ts';
import { readAskOfFloor } from '../products/asks-of-floor-acts.ts';
import { withNeedTold } from '../products/asks-whether.ts';
import type { ReadActs } from './heard.ts';

/** What words ask for beyond doubt, of a floor or of the sheet. */
export const readCertain: ReadActs = ({ clause, context, text, asks }) => {
  const whole = withNeedTold(clause, context);
  if (whole) return [{ kind: 'productFacts', clause: whole }];
  const certain = readCertainAnswer(clause, context, asks);
  if (certain) {
    const alsoBooks =
      asks && asksToBook.test(text) && isVisitWish(clause) && mayBook(clause, context.record);
    return alsoBooks ? [certain, { kind: 'book' }] : [certain];
  }
  const ofFloor = readAskOfFloor(clause, context, asks);
  return ofFloor && [ofFloor];
};
