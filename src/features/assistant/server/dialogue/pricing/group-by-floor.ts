import {
  type ConversationRecord,
  type Flight,
  type FloorChoice,
  isSameFloor,
  type RoomRecord,
} from '../../conversation/record.ts';
import { isFittedByUs } from '../observe/floors/own-fitting.ts';

/** Rooms that are one job; the stairs are in one of them, or a job of their own. */
export type FloorGroup = {
  floor: FloorChoice | undefined;
  fitted: boolean;
  rooms: RoomRecord[];
  flight?: Flight;
};

/**
 * The rooms of each floor, those that the customer lays apart; rooms without a floor share the floor of all.
 * @param flight the stairs, if they are to be priced
 */
export function groupByFloor(
  rooms: readonly RoomRecord[],
  record: ConversationRecord,
  flight?: Flight,
): FloorGroup[] {
  const groups: FloorGroup[] = [];
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
  if (flight) addFlight(groups, record, flight);
  return groups;
}

/**
 * Adds the stairs to the rooms that are carpeted with them: those with the landing or the hall, else the first.
 * A hard floor on stairs has no price before the visit.
 */
function addFlight(groups: FloorGroup[], record: ConversationRecord, flight: Flight) {
  const own = record.stairsFloor ?? (groups.length === 0 ? record.floor : undefined);
  const alike = groups.filter(({ floor }) =>
    own?.slug ? floor && isSameFloor(floor, own) : floor?.kind === (own?.kind ?? 'carpet'),
  );
  const found = alike.find(({ rooms }) => rooms.some(isOnStairs)) ?? alike[0];
  const isCarpet = (own?.kind ?? found?.floor?.kind ?? 'carpet') === 'carpet';
  if (!isCarpet) return;
  if (found) found.flight = flight;
  else if (own || groups.length === 0)
    groups.push({
      floor: own ?? { kind: 'carpet' },
      fitted: record.fitted ?? true,
      rooms: [],
      flight,
    });
}

const isOnStairs = ({ name }: RoomRecord) => /\b(?:landing|hall)/i.test(name ?? '');
