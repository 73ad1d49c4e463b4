import { asksToBook, isVisitWish, mayBook } from '../../observe/visit/visit-wish.ts';
import { explainTerm } from '../../topics/glossary.ts';
import { readCertainAnswer } from '../certain-answers.ts';
import { readAskOfFloor } from '../products/asks-of-floor-acts.ts';
import { withNeedTold } from '../products/asks-whether.ts';
import { asksWorth } from '../products/comparison-acts.ts';
import type { ReadActs } from './heard.ts';

const forAll = /\b(?:for|of) (?:both|all|everything|it all|the lot|them)\b/i;

/** What words ask for beyond doubt, of a floor or of the sheet. */
export const readCertain: ReadActs = ({ clause, context, text, asks }) => {
  if (/\bluxury vinyl\b/i.test(text) && explainTerm(text))
    return [{ kind: 'productFacts', clause }];
  const whole = withNeedTold(clause, context);
  if (whole) return [{ kind: 'productFacts', clause: whole }];
  const certain = readCertainAnswer(clause, context, asks);
  if (certain) {
    const alsoBooks =
      asks && asksToBook.test(text) && isVisitWish(clause) && mayBook(clause, context.record);
    return alsoBooks ? [certain, { kind: 'book' }] : [certain];
  }
  const ofFloor = readAskOfFloor(clause, context, asks);
  // "Is it worth the extra, and what is it for both?"
  const isPriced = ofFloor?.kind === 'compareProducts' && asksWorth.test(text) && forAll.test(text);
  return ofFloor && (isPriced ? [ofFloor, { kind: 'price' }] : [ofFloor]);
};
