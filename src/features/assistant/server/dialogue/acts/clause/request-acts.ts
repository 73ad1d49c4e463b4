import { isOnlyPastHarm } from '../../observe/project/background.ts';
import { asksToBook, isVisitWish, mayBook } from '../../observe/visit/visit-wish.ts';
import { sayNotSold } from '../../products/not-sold.ts';
import { leavesIt } from '../../requests/leave-it.ts';
import { readRequestTopic } from '../../requests/request-topics.ts';
import { isToldForRequest } from '../calls/told-for-request.ts';
import { changesVisit } from '../changes-visit.ts';
import { isAlarm, readPressing } from '../pressing-acts.ts';
import { findWeighed } from '../taught-fit.ts';
import type { ReadActs } from './heard.ts';

/** "My husband will be there, is that ok": what was said before is asked about. */
const asksIfOk =
  /^\W*(?:and |so )?(?:is|would|will) (?:that|it|this)(?: be)? (?:ok|okay|alright|all right|fine|a problem)\W*$/i;

/** Alarms, the team, a visit or a call that is asked for, sent or given up. */
export const readRequest: ReadActs = ({ clause, context, text, asks, says }) => {
  const { record, observed, message } = context;
  const urgent = readPressing(clause, context, asks);
  if (urgent && isAlarm(urgent) && !record.isUrgent) return [urgent];
  const topic = readRequestTopic(asksIfOk.test(text) ? message.plain : text, asks, record);
  if (topic) return [{ kind: 'ofRequest', topic }];
  if (isToldForRequest(clause, context)) return [];
  const isBooking = record.draft?.kind === 'booking';
  const isOwnNumber = isBooking && observed.contact.includes('phone');
  if (urgent && !(urgent.kind === 'callBack' && isOwnNumber)) return [urgent];
  if (!asks && isOnlyPastHarm(text)) return record.draft ? [] : [{ kind: 'remark', clause }];
  if (says('robot')) return [{ kind: 'robot' }];
  if (changesVisit(clause, context)) return [{ kind: 'changeBooking' }];
  if (asksToBook.test(text) && isVisitWish(clause) && mayBook(clause, record) && !says('price'))
    return [{ kind: 'book' }];
  if (asks && sayNotSold(text).length > 0 && !says('price'))
    return [findWeighed(clause, context) ?? { kind: 'products', clause }];
  const isJobChanged = observed.rooms || observed.floors.isChanged;
  const isIdle = record.draft === undefined && !record.handedOver;
  return !asks && isIdle && leavesIt(text, isJobChanged) ? [{ kind: 'goodbye' }] : undefined;
};
