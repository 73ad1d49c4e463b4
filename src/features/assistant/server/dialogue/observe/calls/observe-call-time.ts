import type { Day } from '#platform/dates/london-time.ts';
import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import { withoutEmail } from '../../../conversation/hand-over-reasons.ts';
import type { Clause, Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { isVisitWish } from '../visit/visit-wish.ts';
import { isTimeAlone } from './call-time.ts';
import { joinWithKnown, readTimeOfCall, withDate } from './times-of-call.ts';

/** "Ask the team about tiles then", "pass my number on": the team is to be told. */
export const toTeam =
  /\b(?:ask|tell) (?:the|your|someone (?:in|from) the) (?:team|office|boss|manager)\b|\b(?:pass|give|send|hand)(?:ed)? (?:it|that|this|them|me|my \w+|(?:my |the )?(?:number|details|message))(?: \w+)? ?(?:on|over|along|to (?:the|your) (?:team|office|boss))\b|\bto pass (?:on )?to the team\b/i;

/** Whether a message speaks of being rung, or goes on with a call-back. */
function speaksOfCall(record: ConversationRecord, { plain, clauses }: Message): boolean {
  if (record.draft?.kind === 'booking') return false;
  // The team rings to arrange a visit: hours are those of the visit, unless a call is spoken of.
  if (record.handOverReason === withoutEmail && !ofCall.test(plain)) return false;
  const isOpen =
    record.callBackSent ||
    record.handedOver ||
    record.asked === 'callBack?' ||
    record.draft?.kind === 'callBack';
  const isAsked =
    actPatterns.callBack.test(plain) || toTeam.test(plain) || (isOpen && ringsAt.test(plain));
  return isAsked || (isOpen && record.formsSent === 0 && !clauses.some(isVisitWish));
}

const withoutWords = (text: string, words: string): string => {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at < 0
    ? text
    : `${text.slice(0, at).replace(/\bat\s*$/i, '')} , ${text.slice(at + words.length)}`;
};

/** "Ring after 3, I'm at work", beside whatever else is told. */
const ringsAt =
  /\b(?:ring|call|phone) (?:me |us )?(?:after|before|between|any ?time|from|in the)\b/i;

/** "Can it be done on a Saturday?" names no time to ring at; "after 4 today, yes?" does. */
const asksOther = ({ text }: Clause) =>
  isQuestion(text) && !ofCall.test(text) && !/\bwhen\b/i.test(text) && !isTimeAlone(text);
const ofCall =
  /\b(?:ring\w*|rung|call\w*|phon\w*|telephon\w*|speak|hear|written|noted|tell (?:them|him|her)|make it|(?:could|can) (?:it|that|they|we|you) (?:be|make it|do)(?= (?:on |at |in the |for )?(?:tomorrow|today|later|after|before|between|at|about|around|(?:mon|tues?|wed|thu|fri|sat)\w*)\b))\b/i;

/** Keeps when the phone may ring. @returns whether another time was told */
export function observeCallTime(record: ConversationRecord, message: Message, today: Day): boolean {
  if (!speaksOfCall(record, message)) return false;
  const told = message.clauses.filter((clause) => !asksOther(clause));
  const { address, callTime } = record.contact;
  const text = told.map((clause) => clause.text).join(', ');
  // "At 3 Silver Street" is no hour.
  const bare = address ? withoutWords(text, address) : text;
  const read = readTimeOfCall(bare);
  if (!read) return false;
  const time = joinWithKnown(withDate(read, today), callTime);
  if (time === callTime) return false;
  record.contact.callTime = time;
  return true;
}
