import { phone } from '#features/business/facts.ts';
import { isQuestion } from '../../conversation/act-patterns.ts';
import { callBackReason, complaintReason } from '../../conversation/hand-over-reasons.ts';
import { wasSaid } from '../../conversation/said.ts';
import { saysNoAlarm, saysNoComplaint } from '../../conversation/words/no-alarm.ts';
import type { Turn } from '../../turn.ts';
import {
  addForTeam,
  changeCallTime,
  continueCallBack,
  noteForTeam,
  noteIssue,
  whenRung,
} from './call-back.ts';
import { summarise } from './calls/summarise.ts';
import { isOpenAt, nextOpening } from './opening-hours.ts';

const reasons = {
  asked: 'The customer asked for a person',
  callBack: callBackReason,
  complaint: complaintReason,
  injury: 'Somebody fell or may fall',
  water: 'There is water',
  asbestos: 'The old floor may hold asbestos',
  unsure: 'The customer asked what Adam could not answer, twice in a row',
  failed: 'The customer asked something that failed on our side',
  change: 'The customer wants to change a booking',
  noPhone: 'The customer wants a visit and can only be emailed: please don’t ring',
} as const;

export type HandOverReason = keyof typeof reasons;

/** Why an urgent conversation was passed to the team: somebody may come to harm, or water. */
export const urgentReason = ({ handOverReason }: Turn['record']): 'injury' | 'water' =>
  handOverReason === reasons.water ? 'water' : 'injury';

/** Marks the conversation for the team, with a summary. Further reasons are added to the note once. */
export async function handOver(turn: Turn, reason: HandOverReason): Promise<void> {
  const { record, text, tools, conversationId } = turn;
  const isNew = !record.handedOver || record.handOverReason !== reasons[reason];
  const isHarm = reason === 'injury' || reason === 'water';
  // A customer who is cross is still cross after describing the harm.
  if (!(isHarm && record.handOverReason === complaintReason))
    record.handOverReason = reasons[reason];
  if (isHarm || (reason === 'complaint' && isNoShow(text))) record.isUrgent = true;
  noteIssue(turn);
  if (!isNew) return;
  await tools.handOver(conversationId, summarise(record, text));
  record.handedOver = true;
}

/** Somebody waits now for a visit or a fitting. */
export const isNoShow = (text: string) =>
  /\b(?:nobody'?s?|no one'?s?|no-one|noone|not|never|hasn'?t|haven'?t|didn'?t|no sign)\b[^.?!]{0,20}\b(?:turn(?:ed|ing)? up|show(?:ed|n)?(?: up)?|(?:came|come)(?! (?:up|out|off|away|clean))|arrived?|here|been)\b|\bwhere(?:'?s| is| are|s)?\b[^.?!]{0,10}\b(?:fitters?|lads?|men|man|blokes?|chaps?|guys?|people|van|they|he)\b|\b(?:supposed|meant|due|booked) to be (?:here|there|at|\d)|\bstill waiting\b[^.?!]*\b(?:for (?:them|him|your|the)|in)\b/i.test(
    text,
  ) &&
  !/\b(?:yesterday|last (?:week|month|mon|tue|wed|thu|fri|sat)|ago|(?:rang|called|ring|call|phoned?) (?:me|us|back)|quote|email)\b/i.test(
    text,
  );

/** When a person answers, by the opening hours. */
export function sayWhen(turn: Turn): string {
  const { now, evidence } = turn;
  const line = isOpenAt(now)
    ? `Someone will answer you here, or ring us now on ${phone.display}.`
    : `We’re closed just now and open ${nextOpening(now)}; our number is ${phone.display}.`;
  evidence.push(line);
  return line;
}

const openings: Record<HandOverReason, string> = {
  asked: 'Of course. I’ve asked the team to step in.',
  callBack: 'Of course, I’ll ask the team to ring you.',
  complaint: 'I’m sorry, that isn’t how it should be. I’ve passed it straight to the team.',
  injury:
    'I’m sorry, that’s a safety matter, so I’ve marked it urgent for the team. Please keep off that part of the floor until we’ve seen it.',
  water:
    'Please turn the water off at the stopcock first, and keep clear of anything electrical. I’ve marked this urgent for the team.',
  asbestos:
    'Please leave it alone: don’t lift, sand or scrape it. Floors of that age can hold asbestos, so have it tested first; we can look at it at the visit and often fit over it.',
  unsure: 'I don’t know that one, so I’ve asked the team.',
  failed: 'I’m sorry, something went wrong on our side, so I’ve asked the team to help you.',
  change: 'I’ve asked the team to change it with you.',
  noPhone: 'I’ve passed that to the team.',
};
const sayRinging = (time: string) => `Of course, I’ll ask the team to ring you ${time}.`;
const ringsOther = 'Of course, I’ll ask the team to ring.';
const again: Partial<Record<HandOverReason, string>> = {
  callBack: 'The team has your message and will ring you.',
  asked: `The team has been asked and will see everything you’ve told me. You can also ring them on ${phone.display}.`,
  complaint: 'I’m sorry. I’ve added that to your message for the team.',
  injury:
    'I’ve added that for the team, marked urgent. Please keep everyone off that floor until it’s been seen.',
  water: 'I’ve added that for the team, marked urgent.',
};

const stillAsbestos =
  'Please don’t: keep everyone out of the room, leave any broken pieces where they are, and have a sample tested for asbestos before anything is touched.';

/**
 * Hands over and says what happens next; asks for a name and a number that are not known yet. The same sentence is
 * not said twice: what is added then is noted.
 */
export async function answerHandOver(turn: Turn, reason: HandOverReason): Promise<string[]> {
  const { record, evidence } = turn;
  const wasHandedOver = record.handedOver;
  const { name, phone: number } = record.contact;
  const isCall = reason === 'callBack';
  if (isCall && record.callBackSent && turn.observed.callTime) {
    await addForTeam(turn);
    return changeCallTime(turn);
  }
  if (reason === 'asbestos') return warnOfAsbestos(turn);
  await handOver(turn, reason);
  const isUrgentCall = record.isUrgent === true && reason === 'callBack' && !record.callBackSent;
  const opening = isUrgentCall
    ? 'Of course. It’s marked urgent for the team.'
    : (wasHandedOver && again[reason]) ||
      (reason === 'callBack' && record.contact.isOther && ringsOther) ||
      (isCall && record.contact.callTime && sayRinging(record.contact.callTime)) ||
      openings[reason];
  if (wasSaid(record, opening))
    return [...(await noteForTeam(turn)), ...(await continueCallBack(turn, reason === 'callBack'))];
  const said = /\b(?:stairs?|steps?)\b/i.test(turn.text)
    ? opening.replace('that part of the floor', 'that part of the stairs')
    : opening;
  evidence.push(said);
  if (record.callBackSent && turn.observed.contact.includes('phone')) return noteForTeam(turn);
  // Who gave name and number with the wish is told that it is done.
  if (isCall && !record.callBackSent && name && number) return continueCallBack(turn, true);
  // What is urgent was marked so when the call was asked for.
  const isMarked = record.isUrgent === true && reason === 'complaint';
  if (record.callBackSent)
    return isMarked ? [said] : [said, whenRung(turn, record.isUrgent === true)];
  // Who names a time to be rung at waits for nobody now.
  const isTimed = isCall && record.contact.callTime !== undefined;
  const when = wasHandedOver || isTimed ? [] : [sayWhen(turn)];
  return [said, ...when, ...(await continueCallBack(turn, reason === 'callBack'))];
}

/** There is no danger: what was marked urgent is so no longer, and nobody is asked for name and number. */
export async function standDown({ record, evidence, text, message, tools, conversationId }: Turn) {
  const [why, line] = saysNoAlarm(message.plain)
    ? ['Not urgent after all, Adam misread it.', misread]
    : saysNoComplaint(message.plain)
      ? ['No complaint after all, Adam misread it.', takenWrongly]
      : ['Not urgent any more.', noLonger];
  await tools.handOver(conversationId, `${why} They wrote: “${text}”`);
  record.isUrgent = false;
  record.handedOver = false;
  record.issues = [];
  delete record.handOverReason;
  if (record.draft?.kind === 'callBack') delete record.draft;
  evidence.push(line);
  return [line];
}
const takenWrongly = 'Sorry, I misread that. I’ve told the team there’s no complaint.';
const misread = 'Sorry, I misread that. I’ve told the team it isn’t urgent.';
const noLonger = 'Thanks, I’ve told the team it isn’t urgent.';

/** Whether old tiles do harm as they are. */
export const asksOfHarm =
  /\b(?:danger\w*|safe\w*|risk\w*|harm\w*|walk\w*|touch\w*|kids|children|bab(?:y|ies)|pets?|breath\w*|dust\w*|hoover\w*|sweep\w*|worr\w*)\b/i;
const harm =
  'I can’t tell from here, so please treat them as if they hold asbestos. Leave whole tiles as they are, don’t sweep or hoover dust or broken bits, and have a sample tested before any work.';

/** Old tiles are left alone and tested; nobody is called out for them. */
function warnOfAsbestos(turn: Turn): string[] {
  const { record, evidence } = turn;
  noteIssue(turn);
  const isKnown = record.hasOldTiles === true;
  record.hasOldTiles = true;
  if (isKnown && asksOfHarm.test(turn.message.plain) && isQuestion(turn.message.plain)) {
    evidence.push(harm);
    return [harm];
  }
  const ring = `Ring us on ${phone.display} to talk it through, or leave your name and number and the team will ring you.`;
  const lines = [isKnown ? stillAsbestos : openings.asbestos, ...(record.handedOver ? [] : [ring])];
  evidence.push(...lines);
  return lines;
}
