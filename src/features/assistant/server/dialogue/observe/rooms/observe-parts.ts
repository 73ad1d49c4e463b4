import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { addRemark } from '../../../conversation/remarks/add-requirement.ts';
import type { StatedRoom } from '../../../nlu/parsed-message.ts';
import { roomNamesIn, roomsNamedBy } from '../../../nlu/room-sizes/room-names.ts';
import { findLooseParts, onlyPartNamed } from '../../../nlu/room-sizes/room-parts.ts';

/** What makes a room no rectangle. */
export const shapes =
  /\b(?:fireplace|hearth|bay(?: window)?|alcoves?|recess(?:es)?|chimney breast|minus the units|built[- ]in (?:wardrobes?|cupboards?)|fitted wardrobes?|walk[- ]in (?:wardrobe|cupboard)|wardrobe recess|nook)\b/i;
const leavesOut =
  /\b(?:leav\w+ out|without|ignor\w+|forget|not|drop|scrap)\s(?:the\s|any\s)?(?:bays?|alcoves?|recess(?:es)?|nook)\b/i;

/**
 * Adds a bay or an alcove whose size is told to its room, and takes it away again; the team reads what was said of it.
 * @returns whether a room that is known changed
 */
export function observeParts(
  record: ConversationRecord,
  { text, plain, tokens }: Message,
  stated: readonly StatedRoom[],
): boolean {
  const hasRooms = stated.length > 0 || record.rooms.length > 0;
  if (leavesOut.test(plain)) {
    const isIn = record.rooms.some(({ parts }) => parts);
    for (const room of record.rooms) delete room.parts;
    return isIn && stated.length === 0;
  }
  if (hasRooms && (shapes.test(plain) || stated.some(({ parts }) => parts)))
    addRemark(record, text);
  const isPlaced = observeWalls(record, plain);
  const small = stated.every((one) => one.name === undefined && isSmallBeside(record, one));
  const openPart = record.openPart ?? (small ? onlyPartNamed(tokens) : undefined);
  const isOfPart = stated.every(({ name }) => openPart !== undefined && name === undefined);
  if (stated.length === 0 && isPlaced) return true;
  if (stated.length > 0 && !isOfPart) return false;
  const parts = findLooseParts(tokens, openPart);
  const [named] = roomsNamedBy(record.rooms, roomNamesIn(tokens));
  const room = named ?? record.rooms.at(-1);
  if (parts.length === 0 || !room) return false;
  const others = (room.parts ?? []).filter(({ name }) => parts.every((one) => one.name !== name));
  room.parts = [...others, ...parts];
  delete record.openPart;
  return true;
}

/** Whether a size is too small beside the room that is known to be another room. */
const isSmallBeside = ({ rooms }: ConversationRecord, { lengthMm, widthMm }: StatedRoom) => {
  const last = rooms.at(-1);
  return last !== undefined && lengthMm * widthMm < (last.lengthMm * last.widthMm) / 4;
};

const wallOf =
  /\b(bay|alcove|recess|nook)(?: windows?|e?s)?\b[^.?!]{0,40}\b(long|longer|longest|short|shorter|shortest|narrow|narrower|end)(?: (?:side|wall|one))\b/gi;
/** "It's on the long wall", of the only part. */
const itsWall =
  /\b(?:it|that|they)(?:'?s| is|'?re| are)? (?:on|along) the (long|longer|longest|short|shorter|shortest|narrow|narrower|end) (?:side|wall|one)\b/i;
const facesOther =
  /\b(?:opposite|facing|across from)\b[^.?!]{0,20}\b(?:chimney|fireplace|alcoves?|bay)\b/i;
const toWall = (word: string) => (/^long/i.test(word) ? ('long' as const) : ('short' as const));

/** Notes on which wall a bay or alcoves lie. @returns whether that is new */
function observeWalls({ rooms }: ConversationRecord, text: string): boolean {
  const room = rooms.findLast(({ parts }) => parts);
  const parts = room?.parts;
  if (!room || !parts) return false;
  const before = JSON.stringify(parts);
  const names = new Set(parts.map(({ name }) => name));
  const its = itsWall.exec(text)?.[1];
  const told = [...text.matchAll(wallOf)].map(([, name = '', wall = '']) => ({
    name: name.toLowerCase(),
    wall: toWall(wall),
  }));
  const [first] = names;
  if (told.length === 0 && its && names.size === 1 && first)
    told.push({ name: first, wall: toWall(its) });
  // "Opposite the chimney", beside which the alcoves are.
  const [only] = told;
  const isOfAll = only !== undefined && told.length === 1 && facesOther.test(text);
  room.parts = parts.map((part) => {
    const own = told.find(({ name }) => name === part.name) ?? (isOfAll ? only : undefined);
    return own ? { ...part, wall: own.wall } : part;
  });
  return JSON.stringify(room.parts) !== before;
}
