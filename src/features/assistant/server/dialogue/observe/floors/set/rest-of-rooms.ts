import type {
  ConversationRecord,
  FloorChoice,
  RoomRecord,
} from '../../../../conversation/record.ts';
import { isKind } from './several-floors.ts';

/** "The rest", "everything else": all rooms but those spoken of. */
export const ofRest =
  /\b(?:the|all the) (?:rest|others?|remainder)\b|\b(?:every(?:thing|where)|all|anywhere) else\b/i;

/**
 * The rooms that are the rest where a message names none: those without a floor of their own, or those that have another
 * kind of floor than the others and are to get the same kind again.
 */
export function roomsOfRest(record: ConversationRecord, floor: FloorChoice): RoomRecord[] {
  const { rooms } = record;
  const open = rooms.filter((room) => !room.floor);
  const alike = rooms.filter((room) => isKind(room.floor ?? record.floor ?? floor, floor.kind));
  const [rest = []] = [open, alike].filter(({ length }) => length > 0 && length < rooms.length);
  return rest;
}
