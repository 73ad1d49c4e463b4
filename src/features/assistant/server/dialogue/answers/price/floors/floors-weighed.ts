import { actPatterns } from '../../../../conversation/act-patterns.ts';
import { openChoice } from '../../../../conversation/job/open-choice.ts';
import {
  type FloorChoice,
  isSameFloor,
  type RoomRecord,
  uniqueFloors,
} from '../../../../conversation/record.ts';
import { asksCheapestOfEach } from '../../../../conversation/words/cheapest-of-each.ts';
import { roomNamesIn } from '../../../../nlu/room-sizes/room-names.ts';
import type { Turn } from '../../../../turn.ts';
import type { Observed } from '../../../observe/observe.ts';
import { keyOf } from '../../../observe/rooms/remove-rooms.ts';
import { cheapestOfKinds, kindsOfEach } from '../../../products/superlatives/cheapest-of-each.ts';
import { floorRecommended } from './floor-spoken-of.ts';

/** The floors that are to be priced side by side: those compared, or those weighed before, for a room that changed. */
export function floorsWeighed(turn: Turn, observed: Observed): FloorChoice[] {
  const { floors, rooms } = observed;
  if (asksCheapestOfEach(turn.message.plain)) return cheapestOfEach(turn);
  if (floors.isComparison)
    return floors.named.map((floor) => floorRecommended(turn, floor) ?? floor);
  const isOnlyResized = rooms && floors.named.length === 0 && floors.choice === undefined;
  const open = isOnlyResized ? openChoice(turn.record) : [];
  return open.length > 1 ? open.map(({ floor }) => floor) : compareWithBefore(turn, observed);
}

/** The cheapest of each kind that was spoken of for all rooms; none where each room has its own kind. */
function cheapestOfEach({ record, catalogue, message }: Turn): FloorChoice[] {
  const own = new Set(record.rooms.map((room) => (room.floor ?? record.floor)?.kind));
  if (own.size > 1) return [];
  const kinds = kindsOfEach(record, message.plain);
  return cheapestOfKinds(catalogue, kinds, record.rooms, record.wishes);
}

/** Gives each room the cheapest floor of the kind that it has, where that is asked for. */
export function layCheapestOfEach(
  { record, catalogue, message }: Turn,
  rooms: readonly RoomRecord[],
): void {
  if (!asksCheapestOfEach(message.plain)) return;
  for (const room of rooms) {
    const { kind } = room.floor ?? record.floor ?? {};
    const [floor] = kind ? cheapestOfKinds(catalogue, [kind], [room], record.wishes) : [];
    if (floor) room.floor = floor;
  }
}

/** "And what's the difference?" after one price: the floor named now against the one before. */
function compareWithBefore({ record, message }: Turn, { floors }: Observed): FloorChoice[] {
  const isBoth =
    /\bboth\b/i.test(message.plain) && record.rooms.length === 1 && floors.named.length === 0;
  if (isBoth && record.considered.length > 1) return record.considered.slice(0, 2).reverse();
  // A job of several floors has no other one to be weighed with.
  if (uniqueFloors(record.rooms.flatMap((room) => room.floor ?? record.floor ?? [])).length > 1)
    return [];
  if (!actPatterns.compare.test(message.plain) || namesSomeRooms(record, message)) return [];
  const [latest, ...earlier] = record.considered;
  // The kind of a product is no other floor, unless it was priced.
  const isOther = (floor: FloorChoice) =>
    floor.slug !== undefined ||
    !latest?.slug ||
    floor.kind !== latest.kind ||
    [...record.priced, ...record.pricedBefore].some((job) => isSameFloor(job.floor, floor));
  const before = earlier.find(isOther);
  if (floors.named.length === 1 && floors.named[0] && before && latest) return [before, latest];
  return floors.named.length === 0 &&
    latest &&
    before &&
    record.priced.length > 0 &&
    /\bdifference|compare|both|cheaper\b/i.test(message.plain)
    ? [before, latest]
    : [];
}

/** "If I did the lounge in laminate", of several rooms: the others keep their floor. */
function namesSomeRooms({ rooms, flight }: Turn['record'], { tokens }: Turn['message']): boolean {
  const names = roomNamesIn(tokens).map(keyOf);
  const named = rooms.filter(({ name }) => name && names.includes(keyOf(name)));
  return named.length > 0 && named.length < rooms.length + (flight ? 1 : 0);
}
