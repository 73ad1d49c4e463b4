import type { RoomRecord } from '../../../../conversation/record.ts';
import type { RoomPhrase } from '../find-phrases.ts';

/** "The bedrooms", and not "the back bedrooms" or "bedrooms 1 and 2". */
export const isOfSleeping = ({
  name,
  numbers,
  isPlural,
  storey,
  isOther,
  qualities,
  rank,
}: RoomPhrase) =>
  isPlural &&
  /^(?:bed|bedroom)s?$/.test(name.join()) &&
  numbers.length + qualities.length === 0 &&
  !storey &&
  !isOther &&
  rank === undefined;
const ofSleeping =
  /^(?:box|spare|guest|nursery|master|kids?|childrens?|boys?|girls?)\b|\b(?:box|spare|guest) room\b/i;

/** "The three bedrooms" of two bedrooms and a box room are all of these; not where the box room is spoken of apart. */
export function withSleeping(
  own: readonly RoomRecord[],
  { count }: RoomPhrase,
  rooms: readonly RoomRecord[],
  apart: readonly string[],
): RoomRecord[] {
  if (own.length === 0 || (count !== undefined && count <= own.length)) return [...own];
  return rooms.filter(
    (room) =>
      own.includes(room) ||
      (ofSleeping.test(room.name ?? '') &&
        !room.name?.split(' ').some((word) => apart.includes(word))),
  );
}
