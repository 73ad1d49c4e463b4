import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord, RoomRecord } from '../../../conversation/record.ts';
import { isRoomName, roomNamesIn } from '../../../nlu/room-sizes/room-names.ts';
import { readCount } from '../../../nlu/text/spoken-numbers.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import { ordinals, roomsReferredTo } from './refer-to-rooms.ts';

export const removalPattern =
  /\b(?:forget|scrap|lose|cancel|ignore|leav(?:e|ing)(?: out)?|skip|scrub|without|drop|not doing|don'?t (?:need|want)|take (?:out|off)|take\b[^.?!]{0,20}\b(?:out|off)\b(?! the)|not the|minus|less(?= (?:the|my|our|flat|room))|excluding|except)\b/i;

/** A room's name without the words that do not tell it from others. */
export const keyOf = (name: string | undefined) =>
  name
    ?.toLowerCase()
    .replace(/\b(?:the|my|our|room)\b/g, '')
    .replace(/\bhallway\b/g, 'hall')
    .replace(/\b(?:living|sitting)\b/g, 'lounge')
    .replace(/\s+/g, ' ')
    .trim() ?? '';

const ofOtherUse = /\b(?:hall|landing|stairs|bathroom|kitchen|lounge|utility|toilet|porch)\b/i;
const smallest = /\b(?:small(?:er|est)?|little|littlest|tiny|tiniest|titchy|box)\b/i;
const biggest = /\b(?:big(?:ger|gest)?|larg(?:e|er|est)|main|huge)\b/i;

/** "Leave the little one out", "just the two bigger ones", "forget the third". */
export function removeBySize(record: ConversationRecord, text: string): boolean {
  const { rooms } = record;
  const isKept =
    /\b(?:just|only)\b/i.test(text) && /\b(?:ones?|rooms?|bedrooms?|two|three|2|3)\b/i.test(text);
  const isRemoved = removalPattern.test(text) || /\bleft\b[^.?!]*\bout\b/i.test(text);
  if (rooms.length < 2 || (!isKept && !isRemoved)) return false;
  // A landing is no box room.
  const sleeping = /\bbox\b|\bbedrooms?\b/i.test(text)
    ? rooms.filter(({ name }) => !ofOtherUse.test(name ?? ''))
    : rooms;
  const byArea = (sleeping.length > 0 ? sleeping : rooms).toSorted(
    (one, other) => one.lengthMm * one.widthMm - other.lengthMm * other.widthMm,
  );
  const at = ordinals.find(([pattern]) => pattern.test(text))?.[1];
  const said = smallest.test(text) ? byArea : biggest.test(text) ? byArea.toReversed() : undefined;
  const word = /\b(two|three|2|3)\b/i.exec(text)?.[1]?.toLowerCase() ?? 'one';
  const count = Math.min(rooms.length - 1, readCount(word) ?? 1);
  const meant = said ? said.slice(0, count) : at === undefined ? [] : rooms.slice(at).slice(0, 1);
  if (meant.length === 0) return false;
  record.rooms = rooms.filter((room) => meant.includes(room) === isKept);
  return true;
}

/** "Leave C out", of rooms listed as A, B and C, or of homes called so. */
function letteredRooms({ rooms, homes }: ConversationRecord, text: string): RoomRecord[] {
  const letter = /\b(?:flat |room |plot |unit |house )?(?<![\p{L}'])([A-H])\b(?!')/u.exec(
    text,
  )?.[1];
  if (letter === undefined) return [];
  const ofHome = rooms.filter(({ home }) => home?.endsWith(` ${letter}`));
  const isListed = homes !== undefined && homes.count === rooms.length;
  if (ofHome.length > 0 || !isListed) return ofHome;
  const room = rooms[letter.charCodeAt(0) - 'A'.charCodeAt(0)];
  return room ? [room] : [];
}

/** "Bed 3" is bedroom 3. */
const plainNumbered = (name: string) => name.replace(/^bed(?= \d)/i, 'bedroom');

/** "Forget the hall": takes out a room by its name. */
export function removeRooms(record: ConversationRecord, { tokens, plain: text }: Message): boolean {
  const isOnly = record.rooms.length + (record.flight ? 1 : 0) < 2;
  if (isOnly || !removalPattern.test(text)) return false;
  const lettered = letteredRooms(record, text);
  if (lettered.length > 0 && lettered.length < record.rooms.length) {
    record.roomsBefore = [...record.rooms];
    record.rooms = record.rooms.filter((room) => !lettered.includes(room));
    delete record.homes;
    return true;
  }
  const at = text.search(removalPattern);
  const removed =
    text
      .slice(at)
      .split(/\s+/)
      .slice(0, 6)
      .join(' ')
      .split(/[.,;!?]/)[0] ?? '';
  const names = tokens
    .map((token) => token.text)
    .filter((word) => isRoomName(word) && removed.toLowerCase().includes(word));
  const numbered = roomNamesIn(readTokens(tidyText(removed))).filter((name) => /\d$/.test(name));
  const isGone = ({ name }: RoomRecord) =>
    numbered.length > 0
      ? name !== undefined && numbered.some((one) => plainNumbered(one) === plainNumbered(name))
      : names.some((word) => keyOf(name).split(' ').includes(word));
  const kept = record.rooms.filter((room) => !isGone(room));
  const isAll = kept.length === 0 && !record.flight;
  if (isAll || kept.length === record.rooms.length) return false;
  record.roomsBefore = [...record.rooms];
  record.rooms = kept;
  return true;
}

/** Takes out the rooms that are spoken of; they can be brought back. @returns whether there were such */
export function removeReferred(record: ConversationRecord, message: Message): boolean {
  const meant = roomsReferredTo(record, message);
  if (meant.length === 0 || meant.length === record.rooms.length) return false;
  record.roomsBefore = [...record.rooms];
  record.rooms = record.rooms.filter((room) => !meant.includes(room));
  return true;
}

/** "Put the hall back in": the rooms taken out before count again, those spoken of or all. */
export function bringBackAll(record: ConversationRecord, message: Message): boolean {
  const { roomsBefore = [], rooms } = record;
  const gone = roomsBefore.filter(
    (room) => !rooms.some((known) => JSON.stringify(known) === JSON.stringify(room)),
  );
  if (gone.length === 0) return false;
  const meant = roomsReferredTo({ ...record, rooms: gone }, message);
  record.rooms = [...rooms, ...(meant.length > 0 ? meant : gone)];
  delete record.roomsBefore;
  return true;
}
