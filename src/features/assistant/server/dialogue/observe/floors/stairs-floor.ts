import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
  type RoomRecord,
} from '../../../conversation/record.ts';
import { isLanding } from '../../../nlu/room-sizes/flights.ts';

const stairs = /\b(?<!\b(?:up|down) )(?:stairs|staircase|steps|flight)\b/i;
const nothingElse = new Set(['stairs', 'stair', 'landing']);
const everywhere = /\b(?:all|both|every\w*|throughout|lot|whole|too|as ?well|same)\b/i;

/** Whether a part of a message is about the stairs and names no room but their landing. */
export const isOfStairs = (text: string, rooms: readonly string[]): boolean =>
  stairs.test(text) && rooms.every((name) => nothingElse.has(name));

/**
 * Takes one floor of a message as that of the stairs, where the rooms have another.
 * @param isSaidOfStairs whether it is named beside the stairs only
 * @param isOfRooms whether rooms are named beside it
 * @returns whether it is, so that the rooms keep theirs
 */
export function setStairsFloor(
  record: ConversationRecord,
  floor: FloorChoice,
  {
    text,
    isSaidOfStairs,
    isOfRooms,
  }: { text: string; isSaidOfStairs: boolean; isOfRooms: boolean },
): boolean {
  const { flight, stairsFloor, rooms } = record;
  const ofRooms = rooms.map((room) => room.floor ?? record.floor);
  const isLaid = rooms.length > 0 && ofRooms.every((one) => one !== undefined);
  if (isSaidOfStairs && isLaid && !ofRooms.every((one) => one && isSameFloor(one, floor))) {
    record.stairsFloor = floor;
    return true;
  }
  if (isSaidOfStairs) return false;
  // "The Bradford Twist then", where only the stairs are in carpet.
  const isKindOfStairs =
    stairsFloor?.kind === floor.kind && ofRooms.every((one) => one?.kind !== floor.kind);
  if (flight && isLaid && isKindOfStairs && !everywhere.test(text)) {
    record.stairsFloor = floor;
    return true;
  }
  // "Back to the Moorland in the bedrooms": the stairs keep theirs.
  if (isOfRooms && stairsFloor && !everywhere.test(text) && !stairs.test(text)) return false;
  if (floor.kind === 'carpet') delete record.stairsFloor;
  else keepCarpet(record);
  return false;
}

/** Some rooms get another floor: stairs that were priced in the carpet of these stay in it. */
export function keepStairs(record: ConversationRecord, changed: ReadonlySet<RoomRecord>) {
  const { flight, stairsFloor, rooms, priced } = record;
  const job = priced.find((one) => one.flight);
  if (!flight || stairsFloor || job?.floor.kind !== 'carpet') return;
  const isLeft = rooms.some((room) => {
    const floor = room.floor ?? record.floor;
    return !changed.has(room) && floor && isSameFloor(floor, job.floor);
  });
  if (!isLeft) record.stairsFloor = job.floor;
}

/** Stairs priced before the rooms were spoken of stay in their carpet, where the rooms get a hard floor. */
function keepCarpet(record: ConversationRecord) {
  const [job] = record.priced;
  const isOfStairs = job?.flight !== undefined && job.rooms.every(isLanding);
  if (isOfStairs && record.rooms.some((room) => !isLanding(room))) record.stairsFloor = job.floor;
}
