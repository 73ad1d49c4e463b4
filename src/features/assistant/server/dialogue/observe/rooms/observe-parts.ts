import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { addRemark } from '../../../conversation/remarks/add-requirement.ts';
import type { StatedRoom } from '../../../nlu/parsed-message.ts';
import { roomNamesIn, roomsNamedBy } from '../../../nlu/room-sizes/room-names.ts';
import { findLooseParts } from '../../../nlu/room-sizes/room-parts.ts';

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
  const { openPart } = record;
  const isOfPart = stated.every(({ name }) => openPart !== undefined && name === undefined);
  if (stated.length > 0 && !isOfPart) return false;
  const parts = findLooseParts(tokens, openPart);
  const [named] = roomsNamedBy(record.rooms, roomNamesIn(tokens));
  const room = named ?? record.rooms.at(-1);
  if (parts.length === 0 || !room) return false;
  room.parts = parts;
  delete record.openPart;
  return true;
}
