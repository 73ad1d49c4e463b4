import type { ConversationRecord, FloorChoice } from '../../../conversation/record.ts';
import { roomsNamedBy } from '../../../nlu/room-sizes/room-names.ts';
import { removalPattern, roomsGone } from '../rooms/remove-rooms.ts';

/** "Leave bed 3 out, doing that in laminate": the floor is for what is left out. */
export const ofLeftOut =
  /\b(?:do|doing|have|having|want|put|get|getting|need)\b[^.?!]{0,12}\b(?:that|this|it)(?: (?:one|room))?\b[^.?!]{0,12}\b(?:in|as|with)\b|\b(?:that|this|it)(?:'?s| is| one| room| one'?s)? (?:is |'?s )?(?:(?:going to |gonna |to )?(?:be|have|get)|getting|having)\b/i;

/**
 * A room that was left out and then gets a floor counts again, and the others keep theirs: "lounge in carpet then".
 * @param names of the rooms in the message
 * @returns whether there was such a room
 */
export function returnWithFloor(
  record: ConversationRecord,
  floor: FloorChoice,
  text: string,
  names: readonly string[],
): boolean {
  const { rooms } = record;
  const gone = roomsGone(record);
  const meant = roomsNamedBy([...rooms, ...gone], names).filter((room) => gone.includes(room));
  if (rooms.length === 0 || meant.length === 0) return false;
  if (removalPattern.test(text) && !ofLeftOut.test(text)) return false;
  const ofOthers = record.floor;
  const others = rooms.map((room) =>
    room.floor || !ofOthers ? room : { ...room, floor: ofOthers },
  );
  record.rooms = [...others, ...meant.map((room) => ({ ...room, floor }))];
  delete record.roomsBefore;
  return true;
}
