import { openingHoursText, phone } from '#features/business/facts.ts';
import { actPatterns, isQuestion } from '../../conversation/act-patterns.ts';
import type { Message } from '../../conversation/message.ts';
import type { ConversationRecord } from '../../conversation/record.ts';
import { putsMatterOff } from '../../conversation/words/leave-taking.ts';
import { addressOf } from '../../conversation/words/person-name.ts';
import { guessBookingMove } from '../../nlu/classifier/booking-moves.ts';
import type { Turn } from '../../turn.ts';
import { isNoteForTeam } from '../observe/project/remarks.ts';

/** The customer stops for now: "leave it", "don't book anything", "stop asking for my details". */
const stops =
  /\b(?:leave (?:it|that|this)(?! (?:till|til|until|at|on|with (?!me\b|us\b)|to|by|a message)\b)|never ?mind|forget (?:it|that|about it|the (?:whole|lot|visit|booking)|all (?:of )?(?:it|this|that))|cancel (?:it|that|this)|changed? my mind|(?<!\b(?:full|my|the|bus|next|our|this|your) )stop(?= (?:it|there|now|that)\b|[\s.!]*$)|hold (?:off|fire)|not (?:now|just yet|yet|today)|no need(?!,? (?:to|for) (?!(?:book|come|send|arrange|measure|visit|bother)))|won'?t bother|don'?t bother|scrap (?:it|that))\b|^\W*cancel\W*$/i;
const doNot =
  /\bnot (?:booking|buying|ordering|committing)\b|\b(?:stop|quit|give over|enough) (?:\w+ )?(?:asking|going on|with)\b|\b(?:don'?t|dont|do not|please don'?t|not (?:going|ready) to|rather not|wait before)\b[^.?!]{0,15}\b(?:book(?:ing)?|send(?:ing)?|arrang(?:e|ing)|request(?:ing)?|put (?:me|it|anything) (?:down|through|in)|do anything|order(?:ing)?|commit)\b/i;
const firstAsks =
  /\b(?:let me|need to|needs to|have to|gotta|got to|must|i'?ll|il|i will|we'?ll|gonna|going to|want to|wants to|better|i'?d better|ought to)\b[^.?!]{0,12}\b(?:(?:ask (?:my|him|her|them|our|around|the (?:landlord|landlady|wife|husband|boss|agent|owner|tenants?|other half|missus|family|kids|bank))|check with|speak (?:to|with)|talk (?:to|with|it over)|run it (?:by|past)|see what|discuss|wait for|find out|get another quote|decorate)\b|think\b|sleep on it|have a think|(?:get|come|be) back\b|let you know|look around|shop around)/i;

/**
 * Whether a message leaves the open request for now.
 * @param isCorrected whether the message also told something for it: "changed my mind, vinyl" leaves nothing
 */
export const leavesIt = (text: string, isCorrected = false) =>
  !asksWhether.test(text) &&
  !actPatterns.person.test(text) &&
  (doNot.test(text) ||
    (putsMatterOff(text) && !isCorrected) ||
    (stops.test(text) && !isCorrected) ||
    (firstAsks.test(text) && !isCorrected && !isForTeam(text) && !withTeam.test(text)));

/** Probability from which a request is left, whatever the wording. */
const minLikelihood = 0.6;

/** "What's your number, I'd rather ring" */
const ringsInstead = /\b(?:rather|sooner|prefer to|instead i'?ll) (?:just )?(?:ring|call|phone)\b/i;

/** Whether a message most likely puts the request off, and tells nothing for it. */
export function putsOff({ plain, tokens }: Message, isCorrected: boolean): boolean {
  if (isCorrected || isForTeam(plain)) return false;
  if (ringsInstead.test(plain) && actPatterns.contact.test(plain)) return true;
  if (isQuestion(plain)) return false;
  if (actPatterns.callBack.test(plain) || actPatterns.person.test(plain)) return false;
  const { label, probability } = guessBookingMove(tokens);
  return label === 'leave' && probability >= minLikelihood;
}

/** "Do I pull it up or leave it?" */
const asksWhether =
  /\?\s*$|^\W*(?:how|what|when|which|why|who|where)\b|\b(?:do|should|shall|can|must|could) (?:i|we)\b|\bor leave\b/i;

const withTeam =
  /(?<!\b(?:i'?ll|ill|i will|we'?ll) )\b(?:speak|talk|chat) (?:to|with) (?:a |an |the |your )?(?:real |actual |proper )?(?:person|human|someone|somebody|anyone|manager|boss|owner|you|one of|team|fitter)\b/i;

/** "You'll need to speak to the agent first": what the team has to do. */
const isForTeam = (text: string) =>
  isNoteForTeam(text) ||
  /\b(?:you|your \w+|he|they|the fitter|fitters)(?:'?ll| will| would)? (?:need|have|has|must|want)/i.test(
    text,
  );

/** Asks no more for the open request; it is taken up again if details or a day are told later. */
export function setAside(record: ConversationRecord) {
  if (record.draft?.kind === 'booking') record.paused = true;
  delete record.draft;
  delete record.asked;
}

/** Ends the open request kindly. */
export function leaveIt({ record, evidence, message }: Turn): string[] {
  const isOpen = record.draft !== undefined;
  setAside(record);
  const first = record.contact.name && addressOf(record.contact.name);
  const isRung = actPatterns.contact.test(message.plain);
  const line = `That’s fine${first ? `, ${first}` : ''}${isOpen ? ': nothing has been sent' : ''}. I’m here whenever you’re ready.`;
  const lines = [line, ...(isRung ? [`Our number is ${phone.display}: ${openingHoursText}.`] : [])];
  evidence.push(...lines);
  return lines;
}
