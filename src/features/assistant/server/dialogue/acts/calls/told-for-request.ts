import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import type { Clause } from '../../../conversation/message.ts';
import {
  asksSomebody,
  asksToBring,
  asksVisitor,
  isLikelyNote,
  isNoteForTeam,
} from '../../observe/project/remarks.ts';
import { addsRooms } from '../../observe/project/rooms-named.ts';
import { readTimes } from '../../observe/read-times.ts';
import { checksRequest } from '../../requests/booking/answer-unplaced.ts';
import { asksOfReadBack } from '../../requests/booking/ask-of-read-back.ts';
import type { Context } from '../act.ts';

/** "And leave the others": said of the days read back. */
const leavesOthers =
  /\b(?:leave|drop|forget|scrap|skip|lose|cancel|not|ignore)\b[^.?!]{0,12}\b(?:others?|rest|other (?:one|day|two)s?)\b/i;
/** "Can they ring after 4?", told for the call. */
const ofRinging =
  /\b(?:can|could|will|would) (?:they|you|u|someone|somebody|the team)\b[^.?!]{0,15}\b(?:ring|call|phone)\b/i;

/** Whether a clause tells something for an open request, even if it is worded as a question. */
export function isToldForRequest({ text, parsed }: Clause, { record, observed }: Context): boolean {
  const isOpen = record.draft !== undefined || record.handedOver || record.callBackSent;
  if (!isOpen) return false;
  if (isNoteForTeam(text)) return true;
  if (record.draft?.kind === 'booking' && addsRooms(text)) return true;
  if (record.callBackSent && parsed.slots.postcode && !actPatterns.coverage.test(text)) return true;
  if ((record.draft?.kind === 'booking' || record.callBackSent) && asksVisitor(text)) return true;
  // Whether samples are brought is answered as well.
  if (asksToBring(text) && !(record.draft && /\bsamples?\b/i.test(text))) return true;
  const isForThem = !isQuestion(text) || asksSomebody.test(text);
  if (record.draft?.kind === 'booking' && observed.project && isForThem && isLikelyNote(text))
    return true;
  if (observed.visit && leavesOthers.test(text)) return true;
  const isRung = record.contact.phone !== undefined && record.draft?.kind !== 'booking';
  if (observed.callTime && isRung && ofRinging.test(text)) return true;
  if (record.draft?.proposed && record.draft.kind === 'booking')
    if (checksRequest.test(text) || asksOfReadBack(text, record.draft)) return true;
  // "My contact details", asked what to change, is no question for ours.
  if (record.asked === 'change' && !isQuestion(text)) return true;
  const isDetail = parsed.slots.phone !== undefined || parsed.slots.email !== undefined;
  if (record.draft?.kind === 'booking' && isDetail && !/\b(?:your|ring|call)\b/i.test(text))
    return true;
  if (record.draft?.kind !== 'booking' || !observed.visit) return false;
  const isOfFact = /\b(?:how|cost|charge|free of|why|what|who|where|long|price|open)\b/i.test(text);
  const isDated =
    parsed.slots.dates.length > 0 || readTimes({ plain: text, parsed }).slots.length > 0;
  return isDated && !isOfFact;
}
