import { asking } from './price-wishes.ts';
import type { ReadRoom, RoomName } from './room-names.ts';
import { phrases, type Tokens, wordSet } from './tokens.ts';

const listing = wordSet`, and & + plus n / also then add do price`;
const leading = wordSet`my the our a in for`;
const there = wordSet`have already got had match matches matching like existing`;
const requests = phrases`can you do|could you do|can i have|can we have|what would|can you price|how much|add|price|cost|quote|instead|make|please|take|remove|drop|leave|without|forget|just|only|swap`;

/** The rooms that are meant: beside others with sizes, one without is only mentioned unless it is on their list. */
export function markAsides(
  tokens: Tokens,
  rooms: readonly ReadRoom[],
  names: readonly RoomName[],
  isFloor: (at: number) => boolean,
): ReadRoom[] {
  return rooms.map((room) => {
    const { name, isSized } = room;
    if (isSized || !name || rooms.every((other) => !other.isSized)) return room;
    const others = [...rooms, ...names].filter(
      (other) => other.end <= name.from || other.from >= name.end,
    );
    const edges = new Set(others.flatMap(({ from, end }) => [from, end]));
    let [start, end] = [name.from, name.end];
    while (leading.has(tokens.word(start - 1))) start -= 1;
    const isHead = listing.has(tokens.word(start - 1));
    while (start > name.from - 5 && listing.has(tokens.word(start - 1))) start -= 1;
    while (end < name.end + 4 && /^(?:,|and|&|\+|plus|n|the|my|our|a)$/.test(tokens.word(end)))
      end += 1;
    const isHall = /^(?:hall|landing|stairs)$/.test(name.base);
    const isListed =
      (edges.has(start) && (isHead || isHall)) ||
      (edges.has(end) && (end > name.end || isHall)) ||
      /^(?:add|also|plus|do|price)$/.test(tokens.word(start));
    const isThere = tokens.before(name.from, 8).some((word) => there.has(word));
    const isLaid = !isThere && (isFloor(start - 1) || isFloor(end));
    return isListed || isLaid ? room : { ...room, isAside: true };
  });
}

/** Rooms without those that a question only mentions: "do you cut round the loo". */
export const withoutAsides = (tokens: Tokens, rooms: readonly ReadRoom[]): ReadRoom[] =>
  rooms.filter(({ isSized, name, end }) => {
    if (isSized || !name) return true;
    let start = name.from;
    const begins = (at: number) =>
      tokens.endsSentence(at - 1) || (tokens.endsClause(at - 1) && asking.has(tokens.word(at)));
    while (start > name.from - 25 && !begins(start)) start -= 1;
    return !asking.has(tokens.word(start)) || tokens.slice(start, end).says(requests);
  });
