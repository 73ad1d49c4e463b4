import { toMillimetres } from '#platform/units/lengths.ts';
import type { Message } from '../../../conversation/message.ts';
import {
  type ConversationRecord,
  hasSameSides,
  type RoomRecord,
} from '../../../conversation/record.ts';
import { findMeasures } from '../../../nlu/room-sizes/measures.ts';
import { roomsNamedBy, runsOfRoomWords } from '../../../nlu/room-sizes/room-names.ts';
import { guessUnit } from './correct-sides.ts';

const smallest = /\b(?:small(?:er|est)?|little|littlest|tiny|tiniest|titchy)\b/i;
const biggest = /\b(?:big(?:ger|gest)?|larg(?:e|er|est)|huge)\b/i;
/** Words for a place in the order of the rooms, the last being -1. */
export const ordinals: [pattern: RegExp, at: number][] = [
  [/\b(?:first|1st)\b/i, 0],
  [/\b(?:second|2nd)\b/i, 1],
  [/\b(?:third|3rd)\b/i, 2],
  [/\b(?:fourth|4th)\b/i, 3],
  [/\blast\b/i, -1],
];

/**
 * The rooms of the record that a text speaks of: by name, by size ("the 6 m one", "the 3 by 3"), by rank ("the
 * smallest") or by order; none where it speaks of none in particular.
 */
export function roomsReferredTo(record: ConversationRecord, message: Message): RoomRecord[] {
  const { rooms } = record;
  const byName = namedRooms(rooms, message);
  if (byName.length > 0) return byName;
  const bySize = rooms.filter((room) => isSized(room, record, message));
  if (bySize.length > 0) return bySize;
  return rankedRooms(rooms, message.plain);
}

/** "Main bedroom" is that one, and not every bedroom; "the bedrooms" are all of them. */
function namedRooms(rooms: readonly RoomRecord[], { tokens }: Message): RoomRecord[] {
  const found = runsOfRoomWords(tokens).flatMap((words) => {
    const all = rooms.filter(({ name = '' }) =>
      words.every((word) => roomsNamedBy([{ name }], [word]).length > 0),
    );
    return all.length > 0 ? all : roomsNamedBy(rooms, words.slice(-1));
  });
  return rooms.filter((room) => found.includes(room));
}

function isSized(
  { lengthMm, widthMm }: RoomRecord,
  record: ConversationRecord,
  { tokens, parsed }: Message,
): boolean {
  const [stated] = parsed.slots.rooms;
  if (stated) return hasSameSides({ lengthMm, widthMm }, stated);
  const measures = findMeasures(tokens);
  const inUnit = measures.filter(({ unit }) => unit !== undefined);
  const [measure, ...others] = inUnit.length > 0 ? inUnit : measures;
  if (!measure || others.length > 0) return false;
  const side = toMillimetres(measure.value, measure.unit ?? guessUnit(measure.value, record));
  const isSide = (room: RoomRecord) => [room.lengthMm, room.widthMm].includes(side);
  return isSide({ lengthMm, widthMm }) && record.rooms.filter(isSide).length === 1;
}

function rankedRooms(rooms: readonly RoomRecord[], text: string): RoomRecord[] {
  const isOfRoom =
    /\b(?:ones?|rooms?|bedrooms?)\b|\bthe (?:smallest|biggest|largest|littlest|tiniest)\b/i.test(
      text,
    );
  if (rooms.length < 2 || !isOfRoom) return [];
  const byArea = [...rooms].sort(
    (one, other) => one.lengthMm * one.widthMm - other.lengthMm * other.widthMm,
  );
  const count = /\b(?:two|2)\b/i.test(text) ? Math.min(2, rooms.length - 1) : 1;
  if (smallest.test(text)) return byArea.slice(0, count);
  if (biggest.test(text)) return byArea.slice(-count);
  const at = ordinals.find(([pattern]) => pattern.test(text))?.[1];
  const one = at === undefined ? undefined : rooms.at(at);
  return one ? [one] : [];
}
