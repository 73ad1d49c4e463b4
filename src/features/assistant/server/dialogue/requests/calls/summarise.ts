import { toMetres } from '#platform/units/lengths.ts';
import { describeBriefly, floorName } from '../../../conversation/describe-record.ts';
import { kindsTurnedDown } from '../../../conversation/floors/turned-down.ts';
import { callBackReason } from '../../../conversation/hand-over-reasons.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { describeWanted } from '../../observe/extras/read-extras.ts';

const visitTimes = 4;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What the customer wrote: what they said of the matter, and the last messages, within a length. */
function wordsOf({ issues, heard = [] }: ConversationRecord, text: string, length: number) {
  const all = [
    ...new Set([
      ...issues.filter((issue) => !heard.some((words) => words.startsWith(issue))),
      ...heard,
      text.trim(),
    ]),
  ];
  const each = Math.max(minWords, Math.floor(length / all.length));
  const isTooLong = all.join().length > length;
  return all.map((words) => (isTooLong ? words.slice(0, each) : words));
}

/** Nothing but a call is wanted: a day or a time is that of the call. */
const isOfCall = ({ handOverReason, draft, paused, contact }: ConversationRecord) =>
  handOverReason === callBackReason &&
  draft?.kind !== 'booking' &&
  !paused &&
  contact.address === undefined;

const maxSummary = 3_500;
const minWords = 100;

/** The floors that were chosen; where none was, the one spoken of last. None of a kind that was refused. */
function floorsSpokenOf({
  rooms,
  floor,
  floorsWanted = [],
  considered,
  ...record
}: ConversationRecord) {
  const chosen = [
    ...rooms.flatMap((room) => room.floor ?? []),
    ...floorsWanted,
    ...(floor ? [floor] : []),
  ];
  const all = chosen.length > 0 ? chosen : considered.slice(0, 1);
  const refused = kindsTurnedDown(record);
  const wanted = all.filter(({ kind }) => !refused.includes(kind));
  return [...new Set(wanted.map(floorName))];
}

/** Who, what, which rooms and where: the note that staff read before they answer. */
export function summarise(record: ConversationRecord, text: string): string {
  const { contact, rooms, priced, purpose, requirements, handOverReason, visit } = record;
  const sizes = rooms.map(
    ({ name, lengthMm, widthMm }) =>
      `${name ?? 'room'} ${toMetres(lengthMm)} × ${toMetres(widthMm)} m`,
  );
  const where = [contact.address, contact.postcode ?? contact.place].filter(Boolean).join(', ');
  const wishes = [
    ...visit.dates,
    // All times of the day together say nothing.
    ...(visit.times.length < visitTimes ? visit.times : []),
    ...(visit.notWeekdays.length > 0
      ? [`not on ${visit.notWeekdays.map((weekday) => weekdays[weekday]).join(' or ')}`]
      : []),
  ].join(', ');
  const floors = floorsSpokenOf(record);
  const opening = [
    ...(record.isUrgent ? ['URGENT.'] : []),
    ...(handOverReason ? [`${handOverReason}.`] : []),
    ...(contact.callTime ? [`Ring ${contact.callTime}.`] : []),
  ];
  const facts = [
    ...(purpose === 'repair' ? ['A repair.'] : []),
    ...(sizes.length > 0 ? [`Rooms: ${sizes.join('; ')}.`] : []),
    ...(floors.length > 0 ? [`Floors: ${floors.join(', ')}.`] : []),
    ...(priced.length > 0
      ? [
          `Priced: ${priced.map((job) => `${describeBriefly(job)} /estimate/${job.estimate.id}`).join(' ')}`,
        ]
      : []),
    ...(record.estimateId && priced.every(({ estimate }) => estimate.id !== record.estimateId)
      ? [`Estimate: /estimate/${record.estimateId}`]
      : []),
    ...(priced.length > 0 && describeWanted(record) ? [describeWanted(record)] : []),
    ...(where ? [`Where: ${where}.`] : []),
    ...(wishes && !(contact.callTime && isOfCall(record))
      ? [`${isOfCall(record) ? 'Best time' : 'Visit'}: ${wishes}.`]
      : []),
    ...(contact.noEmail && !contact.email ? ['No email address.'] : []),
    ...requirements.map((remark) => `Note: ${remark}`),
  ];
  const words = wordsOf(record, text, maxSummary - [...opening, ...facts].join('\n').length);
  return [...opening, ...words.map((said) => `“${said}”`), ...facts]
    .join('\n')
    .slice(0, maxSummary);
}
