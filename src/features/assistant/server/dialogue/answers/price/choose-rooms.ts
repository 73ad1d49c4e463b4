import { roomsOfPart } from '../../../conversation/priced-part.ts';
import type { RoomRecord } from '../../../conversation/record.ts';
import { roomNamesIn, roomsNamedBy } from '../../../nlu/room-sizes/room-names.ts';
import type { Turn } from '../../../turn.ts';
import { pickRooms } from '../../acts/price/subset-of-rooms.ts';
import { asksStairsAlone } from '../../acts/sale-acts.ts';
import type { Observed } from '../../observe/observe.ts';
import { roomsReferredTo } from '../../observe/rooms/refer-to-rooms.ts';

const subsetPattern =
  /\b(?:alone|just|only|on its own|by itself|for the|of the|the \w+ (?:alone|only)|landing'?s?|bathroom'?s?)\b/i;

const togetherPattern =
  /\b(?:both|all|together|total|altogether|everything|too|also|as ?well|plus|the (?:two|three|lot)|and (?:the|a|my))\b/i;

/** The rooms meant: none where the stairs alone are; those named with "just" or "alone", else all. */
export function chooseRooms(
  { record, message }: Turn,
  { rooms: isNew, move, floors }: Observed,
): RoomRecord[] {
  const [stated, ...others] = message.parsed.slots.rooms;
  if (record.flight && !stated && asksStairsAlone(message.plain)) return [];
  if (move === 'only' && !isNew) {
    const meant = roomsReferredTo(record, message);
    if (meant.length > 0) return meant;
  }
  const part = roomsOfPart(record);
  const keepsPart =
    floors.isChanged && !isNew && move === 'none' && !togetherPattern.test(message.plain);
  if (keepsPart && part.length > 0 && roomNamesIn(message.tokens).length === 0) return part;
  const inFloor = record.rooms.filter(({ floor }) => floor && floor.kind === floors.choice?.kind);
  const isPlain =
    record.ownFitting === undefined &&
    (move === 'without' || roomNamesIn(message.tokens).length === 0);
  const isOfFloor =
    isPlain && !floors.isChanged && (!isNew || move === 'without') && move !== 'all';
  if (isOfFloor && inFloor.length > 0 && inFloor.length < record.rooms.length) return inFloor;
  // "And one of them in laminate" changes one, and leaves the others.
  const isOfSome = floors.isChanged && !/\b(?:just|only)\b/i.test(message.plain);
  const picked = isNew || isOfSome ? undefined : pickRooms(record, message.plain);
  if (picked) return picked;
  const isThatRoom =
    /\b(?:that|it|this)\b/i.test(message.plain) && !togetherPattern.test(message.plain);
  const restated = record.rooms.find(
    ({ name, lengthMm }) =>
      name !== undefined && name === stated?.name && lengthMm === stated.lengthMm,
  );
  if (restated && others.length === 0 && isThatRoom && record.priced.length > 0) return [restated];
  const names = roomNamesIn(message.tokens);
  const isOwnRoom = /\b(?:his|her|their|my|our) room\b/i.test(message.plain);
  const byName = roomsNamedBy(record.rooms, names);
  const named = record.rooms.filter(
    (room) => (isOwnRoom && room.name?.includes('bedroom')) || byName.includes(room),
  );
  const isSome = named.length > 0 && named.length < record.rooms.length;
  const isMeant =
    isSome &&
    !isNew &&
    subsetPattern.test(message.plain) &&
    !/\b(?:both|all|together|total|altogether|everything)\b/i.test(message.plain);
  return isMeant ? named : record.rooms;
}
