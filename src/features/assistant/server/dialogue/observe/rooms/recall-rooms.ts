import type { Message } from '../../../conversation/message.ts';
import {
  type ConversationRecord,
  hasSameSides,
  type RoomRecord,
} from '../../../conversation/record.ts';
import { isLeftOut } from '../../../nlu/room-sizes/left-out.ts';
import { findRoomRuns, roomsNamedBy } from '../../../nlu/room-sizes/room-names.ts';
import { findMentions, roomsMeant } from './meant/rooms-meant.ts';
import { bringBackAll, roomsGone } from './remove-rooms.ts';

/** "Put the hall back in": what was taken out last counts again. @returns whether there was such a room */
export const putBack = (record: ConversationRecord, message: Message): boolean =>
  (putsBack.test(message.plain) || keepsGone(record, message)) && bringBackAll(record, message);

/** Rooms that were priced or spoken of before count again. @returns whether there were such */
export const recallRooms = (record: ConversationRecord, message: Message): boolean =>
  putBack(record, message) ||
  bringsBack(record, message.plain) ||
  (asksWhereGone(message.plain) && bringBackGone(record, message)) ||
  recallNamed(record, message) ||
  (firstWasRight.test(message.plain) && returnToLast(record)) ||
  (goesBack.test(message.plain) && returnToPriced(record, message));

/** "Put it back in", "and with it again": what was taken out last. */
export const putsBack =
  /\b(?:put|add|pop|stick|have|bring|include)\b[^.?!]{0,25}\b(?:back|again)\b|\bback in\b|\bwith (?:it|them|the \w+(?: room)?) (?:again|back)\b/i;
/** "Actually keep the hall", of a room that was taken out. */
const keepsGone = (record: ConversationRecord, message: Message): boolean =>
  /\bkeep\b/i.test(message.plain) &&
  roomsMeant({ ...record, rooms: roomsGone(record) }, message).length > 0;
/** "Where did the bedroom go?", "you've dropped the hall": a room that should be in the price. */
export const asksWhereGone = (text: string): boolean => whereGone.test(text);
const whereGone =
  /\bwhere(?:'?s| is| has| have| did)?\b[^.?!]{1,30}\b(?:go|gone|went|disappear\w*|vanish\w*)\b|\bwhat (?:has |have )?happened to (?:the|my|our)\b|\byou(?:'?ve| have| seem to have)? (?:just )?(?:lost|dropped|missed|skipped|ignored|forgot(?:ten)?|left (?:out|off))\b(?! (?:the |a |some )?(?:point|question|total|price|vat))/i;

/** Of the rooms that were priced or spoken of before, those that are asked for count again beside the others. */
function bringBackGone(record: ConversationRecord, message: Message): boolean {
  const { rooms, priced, pricedBefore, roomsBefore = [] } = record;
  const runs = findRoomRuns(message.tokens);
  const known = [...roomsBefore, ...[...priced, ...pricedBefore].flatMap((job) => job.rooms)];
  const isIn = (words: readonly string[]) => roomsNamedBy(rooms, words.slice(-1)).length > 0;
  const back = runs.flatMap(({ words }) =>
    isIn(words) ? [] : roomsNamedBy(known, words.slice(-1)).slice(0, 1),
  );
  record.rooms = [...rooms, ...back];
  return back.length > 0;
}

const goesBack = /\b(?:back to|go back|stick(?:ing)? with|keep to|return to|original)\b/i;

/** "No, the first size was right": the rooms of the price before. */
const firstWasRight =
  /\b(?:first|original|old|earlier|previous) (?:one|sizes?|figures?|measurements?|numbers?)\b[^.?!]{0,20}\b(?:right|correct|better|after all)\b|\bback to the (?:first|original|old|earlier|previous) (?:one|sizes?|figures?|measurements?)\b|\bi was right (?:before|the first time)\b/i;

function returnToLast(record: ConversationRecord): boolean {
  const sizes = (rooms: readonly RoomRecord[]) =>
    JSON.stringify(rooms.map(({ lengthMm, widthMm }) => [lengthMm, widthMm]));
  const before = record.pricedBefore.find(({ rooms }) => sizes(rooms) !== sizes(record.rooms));
  if (!before || before.rooms.length !== record.rooms.length) return false;
  record.rooms = record.rooms.map((room, at) => {
    const { lengthMm, widthMm } = before.rooms[at] as RoomRecord;
    return { ...room, lengthMm, widthMm };
  });
  return true;
}

/** "Back to the 6 m one": a room of a price told before. */
function returnToPriced(record: ConversationRecord, message: Message): boolean {
  if (roomsMeant(record, message).length > 0) return false;
  for (const { rooms } of record.pricedBefore) {
    const meant = roomsMeant({ ...record, rooms }, message);
    if (meant.length === 0) continue;
    record.rooms = meant.map(({ floor: _, ...room }) => room);
    return true;
  }
  return false;
}

/** "And the kitchen alone?": rooms of an earlier price that do not count now are spoken of again. */
function recallNamed(record: ConversationRecord, message: Message): boolean {
  const { rooms, pricedBefore, priced } = record;
  const runs = findRoomRuns(message.tokens).filter(
    ({ from, end }) => !isLeftOut(message.tokens, from, end),
  );
  const mentions = findMentions(record, message);
  const isMissing = runs.some(
    (run) => !mentions.some(({ from, end }) => run.from < end && run.end > from),
  );
  if (record.draft || runs.length === 0 || !isMissing || !recalls.test(message.plain)) return false;
  const known = [...rooms, ...[...priced, ...pricedBefore].flatMap((job) => job.rooms)];
  const meant = runs.flatMap(
    ({ words }) => known.find((room) => roomsNamedBy([room], words.slice(-1)).length > 0) ?? [],
  );
  if (meant.length < runs.length) return false;
  const [first, ...others] = meant.map(({ floor: _, ...room }: RoomRecord) => room);
  const isMore = others.length === 0 && isJoint.test(message.plain);
  record.rooms = [...(isMore ? rooms : []), ...(first ? [first] : []), ...others];
  return true;
}

const isJoint = /\b(?:both|together|altogether|the two|all of (?:it|them))\b/i;
const recalls =
  /\b(?:alone|just|only|on its own|by itself|both|together|what about|how about|back in|instead)\b/i;

/** "Both together": the rooms before the last ones count again. */
function bringsBack(record: ConversationRecord, text: string): boolean {
  const { roomsBefore = [], rooms } = record;
  const names = roomsBefore.flatMap(({ name }) => name?.split(' ') ?? []);
  const isNamedAgain = names.some((word) => new RegExp(String.raw`\b${word}\b`, 'i').test(text));
  const isOfAll = isJoint.test(text);
  if (
    roomsBefore.length === 0 ||
    !isOfAll ||
    !(isNamedAgain || /\brooms?\b|\btogether\b/i.test(text))
  )
    return false;
  const isKnown = (room: RoomRecord) =>
    rooms.some((known) => known.name === room.name && hasSameSides(known, room));
  record.rooms = [...roomsBefore.filter((room) => !isKnown(room)), ...rooms];
  delete record.roomsBefore;
  return true;
}
