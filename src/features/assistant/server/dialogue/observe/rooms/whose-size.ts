import type { Message } from '../../../conversation/message.ts';
import {
  type ConversationRecord,
  hasSameSides,
  isSameFloor,
  type RoomRecord,
} from '../../../conversation/record.ts';
import type { StatedRoom } from '../../../nlu/parsed-message.ts';
import { isLeftOut } from '../../../nlu/room-sizes/left-out.ts';
import { findRoomRuns, type RoomRun, roomsNamedBy } from '../../../nlu/room-sizes/room-names.ts';
import { type Token, textOf } from '../../../nlu/text/tokenize.ts';
import { roomsMeant } from './meant/rooms-meant.ts';

const nameOf = ({ words }: RoomRun) => words.join(' ');
const isJoined = /^\s*(?:,|and|&|\+|plus|n|,? ?and)\s*(?:(?:the|my|our|a|small|big|little)\s+)*$/i;
const areAlike = /\b(?:both|each|all|same|identical|every)\b/i;
const isOneSpace = /\b(?:open[ -]?plan|knocked|through|one (?:big )?(?:room|space)|joined)\b/i;

/** What stands between the rooms and their size ends a thought: "… in laminate, its 4 by 3.5". */
const endsBefore =
  /^[^.,;:!]*[.,;:!]\s*(?:(?:its|it|'|s|is|about|approx|roughly|around|size|sizes|the|both|each|all|they|are)\s*)*$/i;

/** The names of a list of rooms before one size: "bedroom and landing. 4 by 3.5"; none where the size is right beside one. */
function listBeforeSize({ tokens }: Message): string[] {
  const runs = findRoomRuns(tokens);
  const isList = runs.every(
    (run, at) => at === 0 || isJoined.test(textOf(tokens, runs[at - 1]?.end ?? 0, run.from)),
  );
  const end = runs.at(-1)?.end ?? 0;
  const size = tokens.findIndex(({ kind }, at) => at >= end && kind === 'number');
  const isApart = size >= 0 && endsBefore.test(textOf(tokens, end, size));
  const names = [...new Set(runs.map(nameOf))];
  const areRooms = names.every((name) => !/s$|^stairs/.test(name));
  return isList && isApart && names.length > 1 && areRooms ? names : [];
}

/**
 * Notes the rooms of a list of which the one size may be any's; where they are all of that size, each gets it.
 * @returns the stated rooms, without a name where it is not known whose size it is
 */
export function shareSize(
  record: ConversationRecord,
  stated: readonly StatedRoom[],
  message: Message,
): StatedRoom[] {
  const [room, ...others] = stated;
  const isOne = room && others.length === 0 && record.rooms.length === 0;
  const names = isOne && !isOneSpace.test(message.plain) ? listBeforeSize(message) : [];
  if (!room || names.length === 0) return [...stated];
  if (areAlike.test(message.plain)) return names.map((name) => ({ ...room, name }));
  record.roomsForSize = names;
  const { name: _, ...size } = room;
  return [size];
}

/** The answer to whose size it is: "the bedroom, landing is 2 x 1", "both". @returns whether it is known now */
export function settleSizeOfOne(
  record: ConversationRecord,
  stated: readonly StatedRoom[],
  { tokens, plain }: Message,
): boolean {
  const { roomsForSize: names, rooms } = record;
  const [room, ...others] = rooms;
  delete record.roomsForSize;
  if (!names || !room || room.name || others.length > 0) return false;
  if (/\bboth\b|\bsame size\b|\beach\b/i.test(plain) && stated.length === 0) {
    record.rooms = names.map((name) => ({ ...room, name }));
    return true;
  }
  const isOwn = (name: string) =>
    stated.some((one) => one.name === name && !hasSameSides(one, room));
  const runs = findRoomRuns(tokens).filter((run) => names.includes(nameOf(run)));
  const denied = runs.filter(({ from, end }) => isDenied(tokens, from, end)).map(nameOf);
  const said = runs.map(nameOf).filter((name) => !isOwn(name) && !denied.includes(name));
  const left = names.filter((name) => !isOwn(name) && !denied.includes(name));
  const [only, ...more] = said.length > 0 ? [...new Set(said)] : left;
  if (only === undefined || more.length > 0) return false;
  room.name = only;
  return true;
}

const isDenied = (tokens: readonly Token[], from: number, end: number) =>
  isLeftOut(tokens, from, end) ||
  /\bnot (?:the |my |our )?$/.test(`${textOf(tokens, Math.max(0, from - 2), from)} `);

const putsRight =
  /^\W*(?:(?:oh|er|um|hang on|wait)\W+)*(?:no+|nope|nah|sorry|oops|wrong)\b|\bwrong (?:room|one)\b|\bi (?:meant|mean|said)\b|\bmix(?:ed|ing)\b[^.?!]{0,15}\bup\b|\bnot (?:the|my|our) \w+/i;
/** Before the name of the room whose size it is: "thats the", "4 by 3.5 was for the". */
const pointsAt =
  /\b(?:that'?s|thats|that s|that is|it'?s|its|it s|it is|this is|those are|(?:that|it|which|\d) (?:was|is)|meant|mean|said|should (?:be|have been))\s+(?:(?:for|of|in|actually|really|just|only|meant to be|the size of)\s+)*(?:the|my|our)?\s*$/i;
const isOtherWayRound =
  /\b(?:other|wrong) way (?:a?round|about)\b|\bmix(?:ed|ing) (?:them|those|the (?:two|sizes|rooms)) up\b|\bgot (?:them|those|the (?:two|sizes|rooms)) (?:swapped|mixed up|the wrong way)/i;

/**
 * "No thats the bedroom, landing is 2 x 1": a size that was taken for that of another room.
 * @returns whether it is that of another one now
 */
export function moveSize(
  record: ConversationRecord,
  stated: readonly StatedRoom[],
  message: Message,
): boolean {
  const { tokens, plain } = message;
  if (record.rooms.length === 0 || record.draft) return false;
  if (stated.length === 0 && swapSizes(record, plain)) return true;
  if (!putsRight.test(plain)) return false;
  const run = findRoomRuns(tokens).find(
    (one) =>
      roomsNamedBy(record.rooms, one.words.slice(-1)).length === 0 &&
      (pointsAt.test(`${textOf(tokens, 0, one.from)} `) ||
        stated.some((room) => room.name === nameOf(one) && isSized(record, room))),
  );
  if (!run) return false;
  const own = stated.find(({ name }) => name === nameOf(run));
  const room = own
    ? record.rooms.find((known) => hasSameSides(known, own))
    : roomMistaken(record, stated, message);
  if (!room) return false;
  room.name = nameOf(run);
  delete room.use;
  return true;
}

/** "Is laminate ok in the 2.5x2, it's a utility room": one of several rooms without a name gets it by its size. */
export function nameBySize({ rooms }: ConversationRecord, stated: readonly StatedRoom[]): void {
  for (const one of stated) {
    const [room, ...others] = rooms.filter((known) => hasSameSides(known, one));
    const isNew = one.name && roomsNamedBy(rooms, [one.name.split(' ').at(-1) ?? '']).length === 0;
    if (isNew && rooms.length > 1 && room && others.length === 0 && !room.name)
      room.name = one.name;
  }
}

const isSized = ({ rooms }: ConversationRecord, room: StatedRoom) =>
  rooms.some((known) => hasSameSides(known, room));

/** The room that has the size wrongly: the one that is denied or gets another size, else the last one. */
function roomMistaken(
  record: ConversationRecord,
  stated: readonly StatedRoom[],
  message: Message,
): RoomRecord | undefined {
  const meant = roomsMeant(record, message);
  const resized = record.rooms.find(({ name }) => stated.some((room) => room.name === name));
  return resized ?? meant[0] ?? record.rooms.at(-1);
}

/** "You've got them the wrong way round", of two rooms with the same floor. */
function swapSizes({ rooms }: ConversationRecord, plain: string): boolean {
  const [one, other, ...others] = rooms;
  if (!one?.name || !other?.name || others.length > 0 || !isOtherWayRound.test(plain)) return false;
  const areLaidAlike =
    one.floor === other.floor || (one.floor && other.floor && isSameFloor(one.floor, other.floor));
  if (!areLaidAlike) return false;
  [one.name, other.name] = [other.name, one.name];
  return true;
}
