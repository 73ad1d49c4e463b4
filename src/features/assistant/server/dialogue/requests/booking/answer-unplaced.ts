import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { floorName, listOf, listOr } from '../../../conversation/describe-record.ts';
import { addRequirement } from '../../../conversation/remarks/add-requirement.ts';
import { wasSaid } from '../../../conversation/said.ts';
import { sizes, urgencies } from '../../../tools/forms.ts';
import type { Turn } from '../../../turn.ts';
import { countRooms } from '../../observe/project/count-rooms.ts';
import { readUrgency } from '../../observe/project/read-urgency.ts';
import { readTimes } from '../../observe/read-times.ts';
import { readDays } from '../../observe/visit/read-days.ts';
import { shortSlot } from '../../observe/visit-times.ts';
import { asksOfReadBack } from './ask-of-read-back.ts';
import { flooringTypesOf, sizeOf } from './booking-values.ts';
import type { Settled } from './settle-dates.ts';

/** "Just to check, you've got Tuesday?": what was read back is read back once more. */
export const checksRequest =
  /\b(?:just )?(?:to |let me )?(?:check|confirm)(?:ing)?\b|\byou(?:'ve| have| got)?(?: got| put| have)?\b[^.?!]{0,30}\b(?:mon|tues|wednes|thurs|fri|satur)day|\bwhat (?:have|did|do) you (?:got|put|have|get|write)\b|\b(?:is|was|did|have|has) (?:it|that|this|you|we|i)\b[^.?!]{0,30}\b(?:mon|tues|wednes|thurs|fri|satur)day|\bread (?:it|that|me)\b[^.?!]{0,20}\b(?:back|again)\b/i;

const stillReady = [
  'Shall I send the request as it stands?',
  'Your request is ready: is it all right to send?',
  'Just say yes and I’ll send the request.',
];

/** Asks for the yes that a request waits for, in words that were not used yet. */
export const askToSend = ({ record }: Turn): string =>
  stillReady.find((line) => !wasSaid(record, line)) ?? stillReady[0] ?? '';

const fillers =
  /\b(?:no (?:more|further|other) questions?|nothing (?:else|more)(?: to (?:add|say|ask))?|that'?s (?:all|everything|the lot)|no|nope|nah|not|ok|okay|hm+|er+m?|um+|oh|ah|well|right|yes|so|and|but|wait|hang on|sorry|please|thanks?|that|that'?s|it|it'?s|is|isn'?t|wrong|incorrect|quite|the|a|you|there|all|i|said|what|didn'?t|say|hello|hi|now)\b/giu;
const objects = /\b(?:no|not|n[o']t|isn'?t|didn'?t|wrong|incorrect)\b/i;
const maxWords = 160;

/** Whether a message says something that could be put right in a request. */
export const tellsSomething = (text: string) =>
  /[\p{L}\p{N}]{2}/u.test(text.replace(/[’‘]/g, "'").replace(fillers, ' '));

/** What a message says that the request holds already: "one room" of "1–2 rooms". */
function findHeld(turn: Turn, { dates, times }: Settled): string[] {
  const { message, record, observed, today } = turn;
  const days = readDays(message.plain, today).dates;
  const hours = readTimes(message).slots;
  const size = countRooms(message.plain) > 0 ? sizes[sizeOf(record) ?? ''] : undefined;
  const { phone, email } = message.parsed.slots;
  const urgency = readUrgency(message.plain, true, true);
  return [
    ...(urgency && urgency === record.urgency ? [urgencies[urgency] ?? urgency] : []),
    ...observed.floors.named.map(floorName),
    ...(size ? [size] : []),
    ...(days.length > 0 && days.every((day) => dates.includes(day))
      ? days.map(shortWeekdayDate)
      : []),
    ...(hours.length > 0 && hours.every((slot) => times.includes(slot))
      ? [listOr(hours.map(shortSlot))]
      : []),
    ...(phone && phone === record.contact.phone ? [phone] : []),
    ...(email && email === record.contact.email ? [email] : []),
  ];
}

/** A floor that is to be taken out was never in the request. */
export const sayNotInIt = (record: Turn['record']): string =>
  `That isn’t in the request: it’s for ${listOf(flooringTypesOf(record))}.`;

/**
 * Answers what changes nothing of a request that was read back: by what it holds of it, or by asking what is meant.
 * What cannot be placed twice goes into the note.
 * @returns undefined where the message only asks for the read-back, or is now in the note
 */
export function answerUnplaced(turn: Turn, settled: Settled): string[] | undefined {
  const { record, text } = turn;
  if (turn.proposal && asksOfReadBack(turn.message.plain, turn.proposal))
    return ['Yes, that’s how I have it.', askToSend(turn)];
  if (checksRequest.test(turn.message.plain)) return undefined;
  if (turn.observed.floorsRefused.length > 0) return [sayNotInIt(record), askToSend(turn)];
  const held = findHeld(turn, settled);
  if (held.length > 0) return [`That’s how I have it: ${held.join(', ')}.`, askToSend(turn)];
  if (!tellsSomething(turn.message.plain)) {
    if (!objects.test(turn.message.plain)) return [askToSend(turn)];
    record.asked = 'change';
    return ['What should I change?'];
  }
  const words = text.trim().replace(/\s+/g, ' ').slice(0, maxWords);
  if (record.asked === 'change') {
    addRequirement(record, words);
    return undefined;
  }
  record.asked = 'change';
  return [
    `I’m not sure what to change for “${words}”. Is it the floor, the rooms, the day, the time, your details or the note?`,
  ];
}
