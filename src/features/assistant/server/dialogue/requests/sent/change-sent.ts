import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import { listOr } from '../../../conversation/describe-record.ts';
import type { Clause } from '../../../conversation/message.ts';
import type { FormValues } from '../../../conversation/record.ts';
import { withoutTalk } from '../../../conversation/remarks/without-talk.ts';
import { weekdayWord } from '../../../conversation/words/day-words.ts';
import type { Turn } from '../../../turn.ts';
import {
  asksToBring,
  asksVisitor,
  isForVisitor,
  isNoteForTeam,
  isRemark,
} from '../../observe/project/remarks.ts';
import { namesRoom } from '../../observe/project/rooms-named.ts';
import { changesDayOrTime } from '../../observe/visit/moves-visit.ts';
import { shortSlot } from '../../observe/visit-times.ts';
import { settleDates } from '../booking/settle-dates.ts';
import { asksRecorded } from '../calls/say-recorded.ts';

/** What became of a message that changes or adds to a visit that was sent, and what of it is still to be answered. */
export type SentChange = { lines: string[]; rest: Clause[] };

const adds =
  /\b(?:add|include|also (?:do|measure|look|have|got)|as well|too|plus|forgot\w*|don'?t forget|while (?:you|they|he)(?:'?re| are|'?s)? (?:there|here|at it))\b/i;
const asksPrice = /\b(?:how much|what (?:would|will|does|is|'?s)|cost\w*|price\w*|£)\b/i;
const all = (values: FormValues, field: string) => [values[field] ?? []].flat();

/** Whether a clause adds something to the visit: a room, or what whoever comes should know. */
function isAddition({ text }: Clause): boolean {
  if (asksPrice.test(text) || asksRecorded(text)) return false;
  if (adds.test(text) && namesRoom(text)) return true;
  const isFor = isNoteForTeam(text) || isForVisitor(text) || asksVisitor(text) || asksToBring(text);
  return isFor || (isRemark(text) && !isQuestion(text));
}

/**
 * Changes a visit that was sent in this conversation, or adds to it: other days and times are asked for in the
 * request itself, everything else is noted on it for the team.
 * @returns undefined where the message does neither
 */
export async function changeSent(turn: Turn): Promise<SentChange | undefined> {
  const { record, message } = turn;
  const { sent, bookingId, draft } = record;
  if (!sent || !bookingId || draft) return undefined;
  const isMoved = turn.observed.visit && changesDayOrTime(message.plain, record);
  const moved = isMoved ? await moveSent(turn, sent, bookingId) : [];
  const corrected = await correctSent(turn, sent, bookingId);
  const additions = message.clauses.filter(isAddition);
  const added = await addToSent(turn, additions, bookingId);
  const cancelled = calledOff.test(message.plain) && !isMoved ? await callOff(turn, bookingId) : [];
  const lines = [...moved, ...corrected, ...added, ...cancelled];
  if (lines.length === 0 && asksToMove(message.plain) && !turn.observed.visit) {
    record.asked = 'day';
    lines.push(whichDay);
  }
  if (lines.length === 0) return undefined;
  turn.evidence.push(...lines);
  const isLeft = (clause: Clause) =>
    !additions.includes(clause) &&
    isQuestion(clause.text) &&
    clause.text.replace(polite, '').trim() !== '' &&
    !(isMoved && isOfMove(clause)) &&
    !calledOff.test(clause.text);
  return { lines, rest: message.clauses.filter(isLeft) };
}

const whichDay =
  'Of course. Which day and time would you like instead? Tell me here and I’ll change the request, or use the link in your email.';
/** "Can I move my visit?", but not whether it may be moved later on. */
const asksToMove = (text: string) =>
  actPatterns.changeBooking.test(text) &&
  !/\b(?:if|how|cost|charge|fee|pay|later on|at any time|always|still)\b/i.test(text);

const isOfMove = ({ text, parsed }: Clause) =>
  parsed.slots.dates.length > 0 ||
  parsed.slots.clock.length > 0 ||
  actPatterns.changeBooking.test(text) ||
  /\b(?:can|could|can'?t|cant) (?:we|you|u|it|i|they)\b/i.test(text);

/** Where and when something is kept: by the conversation it was told in. */
const within = ({ conversationId, network }: Turn) => ({ conversationId, network });

/** On the visit, or beside the chat where the visit has no room left for it. */
async function notifyTeam(turn: Turn, id: string, note: string) {
  const isNoted = await turn.tools.noteOnBooking(id, note, within(turn));
  if (!isNoted) await turn.tools.handOver(turn.conversationId, note);
}

async function moveSent(turn: Turn, sent: FormValues, id: string): Promise<string[]> {
  const { record, tools } = turn;
  const { dates, times, problems } = await settleDates(turn);
  if (problems.length > 0 || dates.length === 0) return problems;
  const asked = {
    preferredDates: [...dates],
    preferredTimes: times.length > 0 ? [...times] : all(sent, 'preferredTimes'),
  };
  if (
    String(asked.preferredDates) === String(sent.preferredDates) &&
    String(asked.preferredTimes) === String(sent.preferredTimes)
  )
    return [];
  const when = `${listOr(dates.map(shortWeekdayDate))}, ${listOr(asked.preferredTimes.map(shortSlot))}`;
  delete record.asked;
  try {
    if (await tools.moveBooking(id, asked, within(turn))) {
      record.sent = { ...sent, ...asked };
      return [`I’ve changed your request to ${when}. We’ll email you to confirm it.`];
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  await notifyTeam(turn, id, `Wants another time, in the chat: ${when}.`);
  return [
    `I can’t move it myself now, so I’ve passed it to the team: you’d like ${when} instead. The link in your email moves it at once.`,
  ];
}

const fields = {
  phone: ['phone', 'the number'],
  email: ['email', 'your email'],
  address: ['address', 'the address'],
  postcode: ['postcode', 'the postcode'],
  name: ['customerName', 'the name'],
} as const;

/** Details that were told anew are the team's to change: the request says so. */
async function correctSent(turn: Turn, sent: FormValues, id: string): Promise<string[]> {
  const { record, observed } = turn;
  const told = Object.entries(fields).flatMap(([field, [form, called]]) => {
    const value = record.contact[field as keyof typeof fields];
    const isNew = observed.contact.includes(field) && value !== undefined;
    return isNew && value !== sent[form] ? [{ form, called, value }] : [];
  });
  if (told.length === 0) return [];
  const text = told.map(({ called, value }) => `${called} is ${value}`).join(', ');
  await notifyTeam(turn, id, `Corrected in the chat: ${text}.`);
  record.sent = {
    ...(record.sent ?? sent),
    ...Object.fromEntries(told.map(({ form, value }) => [form, value])),
  };
  return [`Thanks, I’ve corrected that for the team: ${text}.`];
}

const polite =
  /^\W*(?:(?:ta|thanks?|thank you|cheers|oh|and|also|ps|actually|sorry|wait|ok|okay|so|just|please|(?:i )?forgot to (?:say|mention|add|tell you)(?: that)?|i forgot|should have said|can (?:you|u|we|they)|could (?:you|we|they))\b[\s,.!]*)+/i;
const maxNote = 300;
const maxNotes = 4;
/** "Can't you just tell them": says nothing that they could be told. */
const bareAsk =
  /^\W*(?:(?:can'?t|can|could|just|you|u|please) )*(?:tell|ask|let|add|note|put|mention) (?:them|him|her|that|it|this)(?: (?:know|down|for me|please|then|too|as well))*\W*$/i;

/** Of "Wednesday the 2nd and add the stairs", what is added. */
function ownPieces(text: string): string[] {
  const pieces = text.split(/,\s+|\s+and\s+(?=(?:add|include|also|tell|let|note|put|bring)\b)/i);
  const own = pieces.filter((piece) => !onlyDay.test(piece));
  return own.length > 0 ? [own.join(', ')] : [text];
}
const onlyDay = new RegExp(String.raw`^\W*(?:on )?${weekdayWord}\b[^,]{0,25}$`, 'i');

async function addToSent(turn: Turn, clauses: readonly Clause[], id: string): Promise<string[]> {
  const notes = clauses
    .flatMap(({ text }) => ownPieces(text))
    .map((text) =>
      withoutTalk(text)
        .replace(polite, '')
        .replace(/[\s?.!]+$/, ''),
    )
    .filter((note) => /\p{L}{2}/u.test(note) && !bareAsk.test(note));
  if (notes.length === 0) return [];
  const note = notes.join('; ').slice(0, maxNote);
  await notifyTeam(turn, id, `Added in the chat: ${note}`);
  turn.isToldTeam = true;
  turn.record.sentNotes = [...(turn.record.sentNotes ?? []), note].slice(-maxNotes);
  return [`I’ve added that to your request for the team: “${note}”.`];
}

const calledOff =
  /\b(?:cancel|call off|scrap|don'?t (?:need|want)) (?:it|that|this|the (?:visit|measure|booking|appointment)|my (?:visit|measure|booking|appointment))\b|\bno longer (?:need|want)\b/i;

async function callOff(turn: Turn, id: string): Promise<string[]> {
  await notifyTeam(turn, id, 'The customer wants to cancel, in the chat.');
  return [
    'I’ve told the team you’d like to cancel. The link in your email cancels the visit at once.',
  ];
}
