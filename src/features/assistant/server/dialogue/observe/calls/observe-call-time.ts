import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import type { Clause, Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { isVisitWish } from '../visit/visit-wish.ts';
import { keepRefusedDays, readTimeOfCall } from './times-of-call.ts';

/** "Ask the team about tiles then", "pass my number on": the team is to be told. */
export const toTeam =
  /\b(?:ask|tell) (?:the|your|someone (?:in|from) the) (?:team|office|boss|manager)\b|\b(?:pass|give|send|hand)(?:ed)? (?:it|that|this|them|me|my \w+|(?:my |the )?(?:number|details|message))(?: \w+)? ?(?:on|over|along|to (?:the|your) (?:team|office|boss))\b|\bto pass (?:on )?to the team\b/i;

/** Whether a message speaks of being rung, or goes on with a call-back. */
function speaksOfCall(record: ConversationRecord, { plain, clauses }: Message): boolean {
  if (record.draft?.kind === 'booking') return false;
  const isOpen =
    record.callBackSent ||
    record.handedOver ||
    record.asked === 'callBack?' ||
    record.draft?.kind === 'callBack';
  const isAsked =
    actPatterns.callBack.test(plain) || toTeam.test(plain) || (isOpen && ringsAt.test(plain));
  return isAsked || (isOpen && record.formsSent === 0 && !clauses.some(isVisitWish));
}

/** "Ring after 3, I'm at work", beside whatever else is told. */
const ringsAt =
  /\b(?:ring|call|phone) (?:me |us )?(?:after|before|between|any ?time|from|in the)\b/i;

/** "Can it be done on a Saturday?" names no time to ring at. */
const asksOther = ({ text }: Clause) =>
  isQuestion(text) && !ofCall.test(text) && !/\bwhen\b/i.test(text);
const ofCall =
  /\b(?:ring\w*|rung|call\w*|phon\w*|telephon\w*|speak|hear|written|noted|tell (?:them|him|her)|make it)\b/i;

/** Keeps when the phone may ring. @returns whether another time was told */
export function observeCallTime(record: ConversationRecord, message: Message): boolean {
  if (!speaksOfCall(record, message)) return false;
  const told = message.clauses.filter((clause) => !asksOther(clause));
  const time = readTimeOfCall(told.map(({ text }) => text).join(', '));
  if (!time || time === record.contact.callTime) return false;
  record.contact.callTime = keepRefusedDays(time, record.contact.callTime);
  return true;
}
