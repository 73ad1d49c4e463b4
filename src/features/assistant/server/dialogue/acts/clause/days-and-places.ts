import { asksOfDays, asksWeekdayOfVisit } from '../../observe/visit/asks-of-days.ts';
import { asksReach, wantsOneOf } from '../../observe/visit/visit-wish.ts';
import { fittingTopic } from '../../requests/fitting-days.ts';
import { asksHours } from '../certain-facts.ts';
import { sheetQuestion } from '../sheet/sheet-question.ts';
import type { ReadActs } from './heard.ts';

/** Where we come, when we are open, and which days are free. */
export const readDaysAndPlaces: ReadActs = ({ clause, context, text, asks, says }) => {
  const { record, message } = context;
  if (asks && asksReach.test(text) && !says('price')) return [{ kind: 'coverage' }];
  const ofFitting = fittingTopic(text, message.plain, asks, record);
  if (ofFitting) return [{ kind: 'ofRequest', topic: ofFitting }];
  if (asks && asksHours(text, record) && !asksWeekdayOfVisit(text, record))
    return [{ kind: 'fact', topic: 'opening_hours' }];
  const isOfDays = asks && asksOfDays(clause, message, record);
  if (isOfDays && !sheetQuestion(text, context, asks)) return [{ kind: 'slots' }];
  return wantsOneOf(clause, record) ? [{ kind: 'book' }] : undefined;
};
