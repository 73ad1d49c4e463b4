import {
  type ConversationRecord,
  hasSameSides,
  type RoomRecord,
} from '../../../conversation/record.ts';
import type { StatedRoom } from '../../../nlu/parsed-message.ts';
import { readCount } from '../../../nlu/text/spoken-numbers.ts';
import { keyOf } from './remove-rooms.ts';

const startsAgain =
  /\bstart (?:again|over|afresh|from scratch)\b|\b(?:forget|scrap|ignore) (?:all (?:of )?(?:that|it|this)|everything|the lot|what (?:i|we) said|all the rooms)\b/i;
/** "Different question: …", with sizes of its own. */
const isOtherJob =
  /^\W*(?:(?:ok|right|no|forget (?:it|that)|never mind|now|actually|and|so)\W+)*(?:a |an )?(?:different|new|separate|another|other) (?:question|job|quote|enquiry|house|property|flat|place)\b|^\W*(?:(?:ok|right|no)\W+)*forget (?:it|that)\W+(?=(?:a |\d|two|three|four|five|what|how|i|we|just)\b)/i;
const countedTwice =
  /(?<!\bi )(?:\bcount(?:ed|ing)?|\bgot|\binclud(?:ed|ing)|\badd(?:ed|ing)?|\bput) (?:\w+\s){0,4}(?:twice|double)\b/i;
/** A further room; "plus" may stand between rooms that are said again as well. */
export const isOneMore =
  /\b(?:add(?! (?:\w+ ){0,3}(?:up|together)\b)|another|as well|a second|a further|one more)\b/i;

/** "Start again, forget all that": no room counts any more. @returns whether there were any */
export function clearRooms(record: ConversationRecord, text: string, hasSizes = false): boolean {
  const isNew = startsAgain.test(text) || (hasSizes && isOtherJob.test(text));
  if (record.rooms.length === 0 || !isNew) return false;
  record.rooms = [];
  delete record.roomsBefore;
  delete record.floorsBeforeSizes;
  return true;
}

/** "You’ve counted it twice": of rooms that are the same one stays. @returns whether there were any */
export function countOnce(record: ConversationRecord, text: string): boolean {
  if (!countedTwice.test(text)) return false;
  const { rooms } = record;
  const once = rooms.filter((room, at) => !rooms.slice(0, at).some((other) => isSame(other, room)));
  record.rooms = once;
  return once.length < rooms.length;
}

/**
 * Rooms are said again, known by their sizes: they count once. A name that is said now is theirs.
 * @returns whether they were
 */
export function restateRooms(
  { rooms }: ConversationRecord,
  said: readonly StatedRoom[],
  text: string,
): boolean {
  // "Both rooms, lounge 5x4": the reader has made two of it.
  const isCopy = (room: StatedRoom) =>
    room.name === undefined && said.some((other) => other !== room && isSame(other, room));
  const stated = /\bboth\b/i.test(text) ? said.filter((room) => !isCopy(room)) : said;
  const [only, ...others] = stated;
  if (!only || isOneMore.test(text) || isFurther.test(text)) return false;
  const isOne = others.length === 0;
  if (isOne && only.name === undefined)
    return rooms.some((room) => hasSameSides(room, only)) && !isTwin.test(text);
  if (stated.length !== rooms.length || (isOne && addition.test(text))) return false;
  const places = placesOf(stated, rooms, isSame) ?? placesOf(stated, rooms, hasSameSides);
  const isKnown = places?.some((at, index) =>
    isSame(rooms[at] as RoomRecord, stated[index] as RoomRecord),
  );
  if (!places || !isKnown) return false;
  for (const [index, place] of places.entries()) {
    const name = stated[index]?.name;
    const room = rooms[place] as RoomRecord;
    const isOtherName = room.name === undefined || !isSame(room, stated[index] as RoomRecord);
    if (name !== undefined && isOtherName) rooms[place] = { ...room, name };
  }
  return true;
}

/** For each stated room the place of a known one, each taken once; undefined where one has none. */
function placesOf(
  stated: readonly StatedRoom[],
  rooms: readonly RoomRecord[],
  isAlike: (known: RoomRecord, said: StatedRoom) => boolean,
): number[] | undefined {
  const free = new Set(rooms.keys());
  const places = stated.flatMap((room) => {
    const place = [...free].find((at) => isAlike(rooms[at] as RoomRecord, room));
    if (place === undefined) return [];
    free.delete(place);
    return [place];
  });
  return places.length === stated.length ? places : undefined;
}

/** "The other one is 5 by 4 too" */
const isTwin = /\b(?:too|also|other|both|each|identical|same size)\b/i;
/** Rooms that are wanted beside those known. */
export const addition =
  /^\W*(?:and|plus|also|n)\b|\b(?:also|another|as well|plus|too|and (?:the|a|my|then)|add|extra|other room|forgot|on top|aswell|same time|together|the (?:two|three|lot)|while you'?re)\b/i;

const oneRoom = /\b(?:one|single|1|same)\b[^.?!\d]{0,20}\broom\b/i;

/**
 * "It's one room, an L, 5 by 4 plus 2 by 1.5": a room of which its other part is known as well, told once more.
 * @returns whether it was
 */
export function restateShape(
  record: ConversationRecord,
  stated: readonly StatedRoom[],
  text: string,
): boolean {
  const [room, ...others] = stated;
  if (!room?.parts || others.length > 0 || isFurther.test(text)) return false;
  const at = record.rooms.findIndex(
    (known) => hasSameSides(known, room) && (!room.name || !known.name || isSaidAgain(known, room)),
  );
  const known = record.rooms[at];
  if (!known) return false;
  const whole = { ...known, ...room };
  record.rooms = oneRoom.test(text) ? [whole] : record.rooms.with(at, whole);
  return true;
}

const someOf =
  /\b(?:just|only)\b[^.?!]{0,15}\b(\d|one|two|three|four|five|six) of (?:the|those|them|my|our)\b/i;

/** "Just two of the 3 by 3 ones": so many of the known rooms of that size, and no others. */
export function keepAlike(
  record: ConversationRecord,
  [stated]: readonly StatedRoom[],
  text: string,
): boolean {
  const count = readCount(someOf.exec(text)?.[1] ?? '') ?? 0;
  const alike = stated ? record.rooms.filter((room) => hasSameSides(room, stated)) : [];
  if (count === 0 || alike.length < count) return false;
  record.roomsBefore = record.rooms;
  record.rooms = alike.slice(0, count);
  return true;
}

/** Rooms that are said to be further ones, whatever they are called. */
const isFurther = /\b(?:another|a second|a further|one more|an extra)\b/i;

/** The stated rooms of a job of several that were not known: "lounge 5 by 4 as I told you" changes nothing. */
export function withoutRepeats(
  { rooms }: ConversationRecord,
  stated: readonly StatedRoom[],
  text: string,
): StatedRoom[] {
  if (rooms.length < 2 || isFurther.test(text)) return [...stated];
  const isAgain = (room: StatedRoom) => rooms.some((known) => isSaidAgain(known, room));
  // Beside rooms that are said again, a size without a name says another one again.
  const isKnown = (room: StatedRoom) =>
    room.name === undefined && rooms.some((known) => hasSameSides(known, room));
  const areRepeated = stated.some(isAgain);
  return stated.filter((room) => room.parts || !(isAgain(room) || (areRepeated && isKnown(room))));
}

/** Whether a stated room is a known one said again: of its size and its name, with or without its number. */
const isSaidAgain = (known: RoomRecord, stated: StatedRoom): boolean => {
  if (!hasSameSides(known, stated) || !known.name || !stated.name) return false;
  const [one, other] = [shortKey(known.name), shortKey(stated.name)];
  return one === other || withoutNumber(one) === other || one === withoutNumber(other);
};
const withoutNumber = (key: string) => key.replace(/ \d$/, '');

const shortKey = (name: string) => keyOf(name).replace(/rooms?$/, '');

/** Whether two rooms have the same size, and no names that tell them apart. */
const isSame = (one: RoomRecord, other: RoomRecord) =>
  hasSameSides(one, other) &&
  (!one.name || !other.name || shortKey(one.name) === shortKey(other.name));
