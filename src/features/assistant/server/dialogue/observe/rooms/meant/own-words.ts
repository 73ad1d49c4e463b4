import type { RoomRecord } from '../../../../conversation/record.ts';
import { isRoomName } from '../../../../nlu/room-sizes/room-names.ts';
import type { Token } from '../../../../nlu/text/tokenize.ts';

type Place = { from: number; end: number };

const sides = new Set('front back rear side left right middle top bottom'.split(' '));
/** The back bedroom is not the front one. */
export const liesElsewhere = ({ name = '' }: RoomRecord, said: readonly string[]): boolean => {
  const own = name.split(' ').filter((word) => sides.has(word));
  return own.length > 0 && said.some((word) => sides.has(word) && !own.includes(word));
};

const ofAnyRoom = new Set('room big small large main second third double single'.split(' '));
const stemOf = (word: string) => word.replace(/s$/, '');

/** "Mum’s", of a room that is called so. */
export function findOwnWords(
  rooms: readonly RoomRecord[],
  tokens: readonly Token[],
  known: readonly Place[],
): (Place & { rooms: RoomRecord[] })[] {
  const ownOf = ({ name = '' }: RoomRecord, isOne: boolean) =>
    name
      .split(' ')
      .filter(
        (word) =>
          (isOne && sides.has(word)) ||
          (word.length > 2 && !isRoomName(word) && !ofAnyRoom.has(word)),
      );
  return tokens.flatMap(({ text, kind }, at) => {
    if (kind !== 'word' || known.some(({ from, end }) => at >= from && at < end)) return [];
    const isOne = tokens[at + 1]?.text === 'one' || at + 1 === tokens.length;
    const meant = rooms.filter((room) =>
      ownOf(room, isOne).some((word) => stemOf(word) === stemOf(text)),
    );
    return meant.length > 0 ? [{ from: at, end: at + 1, rooms: meant }] : [];
  });
}
