import { responseHours } from '#features/business/facts.ts';
import { addDays } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { listOf, listOr } from '../../../conversation/describe-record.ts';
import type { ConversationRecord, FormValues } from '../../../conversation/record.ts';
import type { Turn } from '../../../turn.ts';
import { addsRooms, findRoomNames, namesRoom } from '../../observe/project/rooms-named.ts';
import { asksIfHeld } from '../../observe/visit/moves-visit.ts';
import { shortSlot } from '../../observe/visit-times.ts';
import { isHeldBy } from '../booking/ask-of-read-back.ts';
import { roomNamesOf } from '../booking/booking-values.ts';

/** The request as it was read back, or as it was sent. */
const valuesOf = ({ draft, sent }: ConversationRecord): FormValues | undefined =>
  draft ? (draft.kind === 'booking' && draft.proposed && draft.values) || undefined : sent;

/** "Is it bedroom and landing on there?", "Saturday 9 to 11, yeah?" */
const belongs =
  /\b(?:(?:are|is|have|has|did|got|you'?ve|you) .*\b(?:on|in|down|included|booked|put)(?: (?:there|it|too|as well|the (?:booking|request|form|list|visit)))?\W*$|is it .*\bon (?:there|it)\b)/i;
const agreesAtEnd = /\b(?:yeah|yes|right|correct|ye+p)\W*$/i;

/** A visit is being put together, of which some rooms are known. */
const isSoFar = ({ draft, ...record }: ConversationRecord) =>
  draft?.kind === 'booking' && !draft.proposed && roomNamesOf(record).length > 0;

const numbers = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Whether a clause asks if a request that was read back or sent holds what it names. */
export function asksHeld(text: string, asks: boolean, record: ConversationRecord): boolean {
  if (isSoFar(record)) return asks && belongs.test(text) && namesRoom(text);
  const values = valuesOf(record);
  if (!values) return false;
  // "I need the hall on it!", of a request that was sent with it.
  if (!record.draft && addsRooms(text) && isHeldBy(text, values)) return true;
  if (asks && asksIfHeld(text)) return true;
  const isAsked = asks || agreesAtEnd.test(text);
  if (asks && belongs.test(text) && namesRoom(text)) return true;
  return isAsked && /\d|day\b|\b(?:mon|tue|wed|thu|fri|sat)/i.test(text) && isHeldBy(text, values);
}

/** What a request holds of the rooms, the day and the time, with a yes or a no before it. */
export function sayHeld({ record, message, today }: Turn): string[] {
  const values = valuesOf(record) ?? {};
  const asked = message.clauses
    .map(({ text }) => text)
    .filter((text) => asksHeld(text, true, record))
    .join(' ');
  const dates = [values.preferredDates ?? []].flat();
  const isMissed =
    (/\btomorrow\b/i.test(asked) && !dates.includes(addDays(today, 1))) ||
    (/\btoday\b/i.test(asked) && !dates.includes(today));
  const rooms = roomNamesOf(record);
  if (isSoFar(record)) {
    const named = findRoomNames(asked);
    const isIn = named.every((name) => rooms.some((room) => room.includes(name)));
    return [`${isIn ? 'Yes' : 'No'}, so far I have the ${listOf(rooms)}.`];
  }
  const count = [numbers[rooms.length - 1] ?? '', String(rooms.length)];
  const isSo = isHeldBy(asked, values, [...(record.sentNotes ?? []), ...count]) && !isMissed;
  const times = [values.preferredTimes ?? []].flat().map(shortSlot);
  const when = `${listOr(dates.map(shortWeekdayDate))}, ${listOr(times)}`;
  const what = [...(rooms.length > 0 ? [`the ${listOf(rooms)}`] : []), when].join(', on ');
  const noted = record.draft ? [] : (record.sentNotes ?? []);
  if (record.draft)
    return [
      isSo ? `Yes, that’s how I have it: ${what}.` : `No, I have ${what}. Tell me what to change.`,
    ];
  const asIs = `You asked for ${when}${rooms.length > 0 ? `, for the ${listOf(rooms)}` : ''}.`;
  return [
    isSo
      ? `Yes. ${asIs} We’ll confirm one visit by email within ${responseHours} hours.`
      : `No. ${asIs} Tell me what to change.`,
    ...(noted.length > 0 ? [`Noted with it: “${noted.join('; ')}”.`] : []),
  ];
}
