import { phone as firmPhone, responseHours } from '#features/business/facts.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { isQuestion } from '../../conversation/act-patterns.ts';
import { floorName, listOf, listOr } from '../../conversation/describe-record.ts';
import { complaintReason } from '../../conversation/hand-over-reasons.ts';
import type { ConversationRecord } from '../../conversation/record.ts';
import { wasSaid } from '../../conversation/said.ts';
import { addressOf } from '../../conversation/words/person-name.ts';
import type { Turn } from '../../turn.ts';
import { isTrouble } from '../observe/project/damage.ts';
import { asksToBring, isNoteForTeam } from '../observe/project/remarks.ts';
import { sayPartOfDay } from '../observe/visit-times.ts';
import { tellsSomething } from './booking/answer-unplaced.ts';
import { namesDetail } from './booking/unread-visit-words.ts';
import { sayPassedOn } from './calls/matter-told.ts';
import { summarise } from './calls/summarise.ts';
import { isOpenAt, nextOpening } from './opening-hours.ts';

const maxEcho = 120;
const maxIssues = 6;

const justLeave = 'Just leave your name and number here and they’ll ring you.';

/** What is missing before the team can ring: asks for it, and the second time only reminds of it. */
function askForMissing({ record, evidence }: Turn, isAgain: boolean): string {
  const { name, phone } = record.contact;
  Object.assign(record, { asked: 'contact', askedToo: [] });
  const line =
    !name && !phone
      ? isAgain
        ? wasSaid(record, justLeave)
          ? 'What name and number should they ring?'
          : justLeave
        : 'What’s your name, and the best number to reach you on?'
      : name
        ? `Which number is best, ${addressOf(name)}?`
        : 'And what’s your name?';
  evidence.push(line);
  return line;
}

/**
 * Goes on with a call-back: asks for the name and the number, and stores it once both are known. What is told
 * after that is added to it.
 * @param isWanted whether the customer asked to be rung just now: what is missing is asked for again then
 */
export async function continueCallBack(turn: Turn, isWanted = false): Promise<string[]> {
  const { record, tools, conversationId, network } = turn;
  const { name, phone, email } = record.contact;
  if (record.callBackSent) return [];
  pauseBooking(record);
  if (!name || !phone) {
    const before = record.draft?.kind === 'callBack' ? record.draft.askedAgain : -1;
    record.draft = { kind: 'callBack', proposed: false, askedAgain: before + 1 };
    const isTold = turn.observed.contact.length > 0;
    return before > 0 && !isTold && !isWanted ? [] : [askForMissing(turn, before >= 0)];
  }
  const isUrgent = record.isUrgent === true;
  const { id } = await tools.takeCallBack(
    { name, phone, email, isUrgent, summary: summarise(record, turn.text) },
    { key: `adam call-back ${conversationId}`, conversationId, network },
  );
  record.callBackSent = true;
  record.callBackId = id;
  turn.isToldTeam = true;
  delete record.draft;
  delete record.asked;
  const whom = record.contact.isOther ? name : 'you';
  const thanks = record.contact.isOther ? 'Thanks.' : `Thanks, ${addressOf(name)}.`;
  const { contact } = record;
  const { callTime } = contact;
  const when = contact.noEmail ? sayVisitWish(record) : '';
  const about = when ? `, about a visit on ${when}` : saySamples(record);
  const asked = `${thanks} I’ve asked the team to ring ${whom} on ${phone}${about}`;
  const line =
    callTime && !isUrgent ? `${asked}, ${callTime}.` : `${asked}. ${whenRung(turn, isUrgent)}`;
  turn.evidence.push(line);
  return [line, ...offerPaused(turn)];
}

const maxHeard = 4;
/** " about samples of Cavendish Saxony in Dove and Bradford Twist in Oat", of a call that they were asked for with. */
function saySamples({ heard = [], considered, isUrgent }: ConversationRecord): string {
  const isOfSamples = heard.slice(-maxHeard).some((said) => /\bsamples?\b/i.test(said));
  if (!isOfSamples || isUrgent) return '';
  const floors = considered.filter(({ slug }) => slug !== undefined).map(floorName);
  return floors.length > 0 ? ` about samples of ${listOf(floors)}` : ' about samples';
}

/** "Mon 7 Dec 2026, 9–11am or 11am–1pm", of a visit that the team arranges on the phone. */
export function sayVisitWish({ visit: { dates, times } }: ConversationRecord): string {
  if (dates.length === 0) return '';
  return [listOr(dates.map(shortWeekdayDate)), sayPartOfDay(times)].filter(Boolean).join(', ');
}

/** A visit that was being arranged is kept for when the call is asked for; the team arranges that of who is cross. */
function pauseBooking(record: ConversationRecord) {
  const isForTeam = record.contact.noEmail || record.handOverReason === complaintReason;
  if (record.draft?.kind === 'booking' && !isForTeam) record.paused = true;
}

function offerPaused({ record, evidence }: Turn): string[] {
  const { paused, visit, contact } = record;
  if (!paused || contact.noEmail || record.handOverReason === complaintReason) return [];
  record.asked = 'booking?';
  const days = listOr(visit.dates.map(shortWeekdayDate));
  const line =
    isTrouble(record) && days === ''
      ? 'Shall I ask for a visit to look at it as well?'
      : `Your visit${days ? ` on ${days}` : ''} isn’t forgotten: shall we go on with it?`;
  evidence.push(line);
  return [line];
}

/** "She's ok, just bruised." */
const isNoWorse =
  /\b(?:(?:s?he'?s?|they'?re|i'?m|we'?re|is|are) (?:ok|okay|fine|alright|all right)|just (?:a )?(?:bruise[ds]?|shaken|shook up|sore|scratch)|nothing broken|no (?:harm|bones))\b/i;

/** Adds what the customer said to what the team was told. */
export async function addForTeam(turn: Turn): Promise<void> {
  noteIssue(turn);
  const { callBackId } = turn.record;
  if (callBackId && !turn.isToldTeam) await turn.tools.noteOnCallBack(callBackId, later(turn.text));
  turn.isToldTeam = true;
}

/** Adds something to what the team was told, and says what was noted. */
export async function noteForTeam(turn: Turn): Promise<string[]> {
  const { record, tools, text, evidence } = turn;
  await addForTeam(turn);
  if (record.callBackSent && turn.observed.callTime) return changeCallTime(turn);
  const { name, phone } = record.contact;
  const isNewNumber = record.callBackSent && phone && turn.observed.contact.includes('phone');
  if (isNewNumber && record.callBackId)
    await tools.noteOnCallBack(record.callBackId, `Ring ${phone} instead.`, phone);
  const noted = isNewNumber
    ? `Thanks, I’ve told the team to ring ${phone} instead.`
    : isQuestion(turn.message.plain)
      ? sayPassedOn(turn.message.plain)
      : `${record.isUrgent && isNoWorse.test(text) ? 'I’m glad it’s no worse. ' : ''}Noted for the team: “${short(text)}”.`;
  const lines =
    record.callBackSent || record.contact.noCalls || (name && phone)
      ? [noted]
      : [noted, 'They’ll ring you if you leave your name and number.'];
  evidence.push(...lines);
  return lines;
}

/** Tells the team when the phone may ring instead. */
export async function changeCallTime(turn: Turn): Promise<string[]> {
  const { record, tools, evidence } = turn;
  const { callTime } = record.contact;
  if (record.callBackId) await tools.noteOnCallBack(record.callBackId, `Ring ${callTime}.`);
  const line = `I’ve told the team to ring you ${callTime}.`;
  evidence.push(line);
  return [line];
}

const maxLater = 1_000;
const later = (text: string) => `Later: “${text.trim().slice(0, maxLater)}”`;
const polite = new Set<Turn['answered'][number]>(['thanks', 'goodbye', 'greeting', 'robot']);

/**
 * What is told once a call-back is stored goes to whoever rings, however it was answered; of questions, those that
 * name a day, a time or a way to be reached.
 * @returns the sentences for the customer
 */
export async function noteLaterWords(turn: Turn): Promise<string[]> {
  const { record, tools, text, message, observed, evidence } = turn;
  const { callBackId, draft } = record;
  if (!callBackId || turn.isToldTeam || draft?.kind === 'booking') return [];
  const isNewNumber = observed.contact.includes('phone');
  const isAsked = isNoteForTeam(message.plain) || asksToBring(message.plain);
  const isDetail = isNewNumber || observed.callTime || isAsked || namesDetail(message.plain);
  const isPolite = turn.answered.length > 0 && turn.answered.every((kind) => polite.has(kind));
  const isTold =
    tellsBesideQuestions(message) &&
    !isPolite &&
    (!isShort(text) || observed.project || observed.floors.named.length > 0);
  if (!isDetail && !isTold) return [];
  await tools.noteOnCallBack(
    callBackId,
    later(text),
    isNewNumber ? record.contact.phone : undefined,
  );
  turn.isToldTeam = true;
  if (observed.callTime && !isNewNumber) {
    const lines = await changeCallTime(turn);
    return turn.isCallTimeSaid ? [] : lines;
  }
  const { address, postcode } = record.contact;
  if (observed.contact.includes('address') && address) {
    const line = `I’ve told the team the address: ${[address, postcode].filter(Boolean).join(', ')}.`;
    evidence.push(line);
    return [line];
  }
  const asked = message.clauses.find((clause) => isNoteForTeam(clause.text));
  if (asked && isQuestion(message.plain)) {
    const line = sayPassedOn(asked.text);
    evidence.push(line);
    return [line];
  }
  // What was answered is noted without a word; a day may be meant for the call.
  const isAnswered = turn.answered.some((kind) => kind !== 'slots' && !polite.has(kind));
  if (!isNewNumber && (!isDetail || (isQuestion(message.plain) && isAnswered))) return [];
  const line = isNewNumber
    ? `I’ve told the team to ring ${record.contact.phone}.`
    : `Noted for the team: “${short(text)}”.`;
  evidence.push(line);
  return [line];
}

/** Whether something is told, beside a question in more than a few words. */
const tellsBesideQuestions = ({ plain, clauses }: Turn['message']): boolean =>
  isQuestion(plain)
    ? clauses.some(({ text }) => !isQuestion(text) && !isShort(text) && tellsSomething(text))
    : tellsSomething(plain);

/** The customer's words, as they are told back. */
const short = (text: string): string => {
  const words = text.trim().replace(/\s+/g, ' ');
  return words.length > maxEcho ? `${words.slice(0, maxEcho - 1)}…` : words;
};

const isShort = (text: string) => text.trim().split(/\s+/).length <= maxPoliteWords;
/** A message of so many words may be thanks. */
const maxPoliteWords = 4;

/** "Cancel the call", "no need to ring me after all". */
const callsOffCall =
  /\b(?:cancel|scrap|call off|forget|skip|don'?t (?:need|want)|no (?:longer )?need (?:for|of)?|no longer (?:need|want)) (?:the |that |this |my |a |your )?(?:(?:phone )?call(?:[ -]?back)?|ring)\b|\b(?:no need to|don'?t|needn'?t) (?:ring|call|phone)(?: (?:me|us))?(?: (?:after all|any ?more|now|then))\b/i;

/** Tells the team that nobody need ring. @returns undefined where that was not said */
export async function callOffCall(turn: Turn): Promise<string[] | undefined> {
  const { record, tools, message, evidence } = turn;
  if (!record.callBackId || !callsOffCall.test(message.plain)) return undefined;
  await tools.noteOnCallBack(record.callBackId, 'No call is wanted after all.');
  turn.isToldTeam = true;
  const line = 'I’ve told the team not to ring you.';
  evidence.push(line);
  return [line];
}

/** What was asked for, in a sentence. */
export function confirmCallBack({ record, evidence }: Turn): string {
  const { name, phone, isOther } = record.contact;
  const rings = `ring ${isOther ? name : 'you'} on ${phone}.`;
  const line =
    record.handOverReason === complaintReason
      ? `That’s with the team, and they’ll ${rings}`
      : `${isTrouble(record) ? 'T' : 'Lovely, t'}hat’s all arranged: the team will ${rings}`;
  const isSaid = wasSaid(record, line);
  evidence.push(line);
  return isSaid ? 'Great. Is there anything else?' : line;
}

/** Keeps the customer's words for the team. */
export function noteIssue({ record, text }: Turn) {
  const words = text.trim().slice(0, 300);
  if (words && !record.issues.includes(words) && record.issues.length < maxIssues)
    record.issues.push(words);
}

/** When the phone will ring. */
export function whenRung({ now, evidence, record }: Turn, isUrgent: boolean): string {
  const open = isOpenAt(now);
  const { callTime } = record.contact;
  const line =
    callTime && !isUrgent && record.callBackSent
      ? `They’ve been asked to ring ${callTime}.`
      : isUrgent
        ? open
          ? `It’s marked urgent. To speak to someone this minute, ring ${firmPhone.display}.`
          : `It’s marked urgent, and we open ${nextOpening(now)}.`
        : open
          ? `You’ll hear within ${responseHours} hours.`
          : `We open ${nextOpening(now)}, and you’ll hear within ${responseHours} hours.`;
  evidence.push(line);
  return line;
}
