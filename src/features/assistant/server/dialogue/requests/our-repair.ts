import { workmanshipGuarantee } from '#features/business/claims.ts';
import { phone } from '#features/business/facts.ts';
import { capitalise } from '../../conversation/describe-record.ts';
import { type ConversationRecord, isAboutRepair } from '../../conversation/record.ts';
import { addRequirement } from '../../conversation/remarks/add-requirement.ts';
import { findFlooring } from '../../nlu/entities/find-floor.ts';
import { readTokens, tidyText } from '../../nlu/text/tokenize.ts';
import type { Turn } from '../../turn.ts';

const ofOurs =
  /\b(?:fitted|laid|done|installed|put (?:in|down)|supplied|bought|had|got) (?:[\w']+ ){0,3}(?:by|from|off|with|through) (?:you|u|your (?:lot|firm|company|fitters?|lads?|men|team|people))\b|\b(?:you|your (?:lot|fitters?|lads?|men|team))(?: guys| lot|['’]?ve| have)? (?:fitted|laid|installed|supplied|put (?:in|down)|did)\b/i;

/** "We had laminate fitted by you": what is broken is work of ours. */
const isOurs = ({ fault }: ConversationRecord) => fault !== undefined && ofOurs.test(fault);
const sorry = 'I’m sorry, that isn’t how it should be.';
const offer = 'Shall I ask for a repair visit, so we can look at it?';
/** Asks what is wrong, or offers the visit, in the words of the sheet. */
const asksWhatIsWrong = /\btell me what['’]s wrong\b/i;

/** An answer about repairs for who has told already what is wrong. @returns undefined where it may stand as it is */
export function answerOfFault(
  turn: Turn,
  { question, answer }: { question: string; answer: string },
) {
  const { record } = turn;
  if (!record.fault || !isAboutRepair(record)) return undefined;
  if (/\bguarant/i.test(question) && !/\brepairs?\b/i.test(question)) return sayGuarantee(turn);
  if (!asksWhatIsWrong.test(answer)) return undefined;
  const kept = answer.split(/(?<=[.!?])\s+/).filter((sentence) => !asksWhatIsWrong.test(sentence));
  return [[isOurs(record) ? sorry : '', ...kept].filter(Boolean).join(' '), ...offerVisit(record)];
}

/** What is known of the guarantee of a floor other than carpet that went wrong; the rest goes to the team. */
function sayGuarantee({ record }: Turn): string[] | undefined {
  const kind = findFlooring(readTokens(tidyText(record.fault ?? '')));
  if (kind === undefined || kind === 'carpet') return undefined;
  addRequirement(record, 'Asks whether it is under guarantee.');
  const floor = kind === 'lvt' ? 'LVT' : kind;
  const known = `${capitalise(floor)} carries its maker’s guarantee, and our ${workmanshipGuarantee.text} is all I know of our own: what goes with fitting ${floor} is for the team to say.`;
  if (record.draft?.kind === 'booking') return [`${known} The question goes in the note.`];
  if (record.callBackSent || record.handedOver) return [`${known} They have your question.`];
  if (record.formsSent > 0) return [`${known} Ask when they come, or ring ${phone.display}.`];
  return [`${known} I’ll put the question in the note.`, ...offerVisit(record)];
}

function offerVisit(record: ConversationRecord): string[] {
  if (record.draft || record.callBackSent || record.handedOver || record.formsSent > 0) return [];
  record.asked = 'booking?';
  return [offer];
}
