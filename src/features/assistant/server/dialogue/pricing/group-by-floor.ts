import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
  type RoomRecord,
} from '../../conversation/record.ts';
import { isFittedByUs } from '../observe/floors/own-fitting.ts';

/** The rooms of each floor, those that the customer lays apart; rooms without a floor share the floor of all. */
export function groupByFloor(rooms: readonly RoomRecord[], record: ConversationRecord) {
  const groups: { floor: FloorChoice | undefined; fitted: boolean; rooms: RoomRecord[] }[] = [];
  for (const room of rooms) {
    const floor = room.floor ?? record.floor;
    const fitted = isFittedByUs(record, room);
    const group = groups.find(
      (known) =>
        known.fitted === fitted &&
        known.rooms[0]?.home === room.home &&
        (floor && known.floor ? isSameFloor(known.floor, floor) : known.floor === floor),
    );
    if (group) group.rooms.push(room);
    else groups.push({ floor, fitted, rooms: [room] });
  }
  return groups;
}
