import { markAsides } from './asides.ts';
import { cutCorners, findCorners, isLShaped } from './corners.ts';
import { findRoomNames, type ReadRoom, type RoomName } from './room-names.ts';
import type { Size } from './sizes.ts';
import { countAt, findFlights } from './stairs.ts';
import { type Tokens, wordSet } from './tokens.ts';
import { guessRoomNames } from './unknown-rooms.ts';

const corrections = wordSet`sorry actually wait meant rather correction instead oops remeasured`;
const denials = wordSet`not isnt wasnt never`;
/** Before a part that is taken off: "minus the hearth 1 x 0.5". */
const takenOff = wordSet`minus less except excluding deduct`;
const ordinals = wordSet`first 1st one other second 2nd third 3rd last st nd`;
const parts = wordSet`bay alcove alcoves recess`;

/** The rooms of a message: sizes with the names beside them, stairs with their steps, and rooms only named. */
export function readRooms(
  tokens: Tokens,
  sizes: readonly Size[],
  isFloor: (at: number) => boolean,
  isOther: (at: number) => boolean,
  rows: readonly RoomName[],
): { rooms: ReadRoom[]; names: RoomName[] } {
  const corners = findCorners(tokens, sizes);
  const whole = sizes.filter((size) => !corners.includes(size));
  const listed = findRoomNames(tokens, sizes, rows).slice(0, 60);
  const guessed = guessRoomNames(tokens, whole, listed, (at) => isFloor(at) || isOther(at));
  const names = [...listed, ...guessed].sort((one, other) => one.from - other.from);
  const flights = findFlights(tokens, names);
  const named = names.filter(({ base }) => base !== 'stairs');
  const rooms = cutCorners(
    nameSizes(tokens, withoutCorrected(tokens, whole, named), named),
    corners,
  );
  const used = new Set(rooms.map(({ name }) => name));
  const unsized = names
    .filter(
      (name) =>
        !used.has(name) &&
        name.base !== 'room' &&
        (name.base !== 'stairs' || flights.length === 0) &&
        !isToldBeside(tokens, name, rooms),
    )
    .map((name) => copySame(tokens, name, rooms));
  const place = ({ name, from }: ReadRoom) => (name && !used.has(name) ? name.from : from);
  const order = (room: ReadRoom) => (room.name ? names.indexOf(room.name) : 0);
  const all = [...rooms, ...flights, ...unsized].sort(
    (one, other) => place(one) - place(other) || order(one) - order(other),
  );
  return {
    rooms: markAsides(
      tokens,
      markParts(
        tokens,
        all.filter((room, at) => room.isSized || !isSaidAgain(room, at, all)),
      ),
      names,
      isFloor,
    ),
    names,
  };
}

const joins = wordSet`, and & + plus n ; . ! ? \n also`;

/** "Garage that is to be an office 5x3", "granny annexe: bedroom 4x3": another word for the room that has its size there. */
const isToldBeside = (tokens: Tokens, name: RoomName, rooms: readonly ReadRoom[]) =>
  name.count === undefined &&
  rooms.some(({ name: other }) => {
    if (!other || other === name) return false;
    const [from, end] = name.from < other.from ? [name.end, other.from] : [other.end, name.from];
    return (
      end >= from && end - from < 9 && !tokens.texts(from, end).some((word) => joins.has(word))
    );
  });

export const isSameName = (one: RoomName | undefined, other: RoomName | undefined) =>
  one?.base === other?.base && one?.mark === other?.mark;

/** "Carpet for the lounge, the lounge is 4x3": the room that is only named is one that has its size. */
const isSaidAgain = (room: ReadRoom, at: number, all: readonly ReadRoom[]) =>
  all.some((other, index) => {
    if (index === at || other.name === room.name || other.name?.base !== room.name?.base)
      return false;
    const isSame = isSameName(other.name, room.name) || room.name?.count !== undefined;
    return isSame && (other.isSized || index < at);
  });

/** "3.5 x 3, sorry 3.7 x 3", "not 37 by 30": only the size that is meant. */
const withoutCorrected = (tokens: Tokens, sizes: readonly Size[], names: readonly RoomName[]) =>
  sizes.filter((size, index) => {
    const isDenied = ({ from }: Size) =>
      denials.has(tokens.word(from - 1)) ||
      tokens.before(from, 4).some((word) => takenOff.has(word));
    const next = sizes[index + 1];
    if (isDenied(size) || !next || next.from - size.end > 14) return !isDenied(size);
    const between = tokens.texts(size.end, next.from);
    const isBut =
      between.includes('but') && between.some((word) => word === 'now' || word === 'checked');
    const isOther =
      isDenied(next) || names.some(({ from }) => from >= size.end && from < next.from);
    return isOther || !(isBut || between.some((word) => corrections.has(word)));
  });

/** A name stands beside its size, before or after it as in the rest of the message. */
function nameSizes(tokens: Tokens, sizes: readonly Size[], names: readonly RoomName[]): ReadRoom[] {
  const start = sizes[0]?.from ?? 0;
  if (
    names.length > 1 &&
    names.length === sizes.length &&
    names.every(({ from, count }) => from < start && count === undefined)
  )
    return sizes.map((size, index) => makeRoom(size, names[index]));
  const areBefore = (names[0]?.from ?? start) < start;
  const limit = sizes.length === 1 && names.length === 1 ? 8 : 3;
  const choices = new Map<Size, { name: RoomName; cost: number }>();
  let at = 0;
  for (const [index, name] of names.entries()) {
    while (at < sizes.length && (sizes[at]?.from ?? 0) < name.from) at += 1;
    const [before, after, last, next] = [
      sizes[at - 1],
      sizes[at],
      names[index - 1],
      names[index + 1],
    ];
    const toBefore = before
      ? tokens.breaks(before.end, name.from) + (last && last.from >= before.end ? 2 : 0)
      : limit;
    const isInside = tokens.word(name.end) === '(' && name.end + 1 === after?.from;
    const toAfter = after
      ? (isInside ? 0 : tokens.breaks(name.end, after.from)) +
        (next && next.from < after.from ? 2 : 0)
      : limit;
    const isAfter = toAfter < toBefore || (toAfter === toBefore && areBefore);
    const [size, cost] = isAfter ? [after, toAfter] : [before, toBefore];
    if (size && cost < Math.min(limit, choices.get(size)?.cost ?? limit))
      choices.set(size, { name, cost });
  }
  return spreadCounts(tokens, sizes, names, choices);
}

/** "Two bedrooms 3x3 and 4x3": sizes without a name of their own are those of the rooms counted. */
function spreadCounts(
  tokens: Tokens,
  sizes: readonly Size[],
  names: readonly RoomName[],
  choices: ReadonlyMap<Size, { name: RoomName }>,
): ReadRoom[] {
  const groups = names.filter(({ count }) => count !== undefined);
  const taken = new Map<RoomName | undefined, number>();
  const rooms = sizes.map((size) => {
    const own = choices.get(size)?.name;
    const isOrdinal = tokens.before(size.from, 4).some((word) => ordinals.has(word));
    const group = groups.findLast(
      (name) => name.from < size.from && (!name.count || (taken.get(name) ?? 0) < name.count),
    );
    const isOfGroup =
      isOrdinal ||
      (own === undefined &&
        !names.some(({ from }) => group && from > group.from && from < size.from));
    const name = own?.count === undefined && isOfGroup ? (group ?? own) : own;
    taken.set(name, (taken.get(name) ?? 0) + 1);
    return makeRoom(size, name);
  });
  return rooms.flatMap((room) => {
    const { name } = room;
    const [count, done] = [name?.count ?? 0, taken.get(name) ?? 0];
    // "2 of 10ft x 9ft"
    const of = tokens.word(room.from - 1) === 'of' ? countAt(tokens, room.from - 2) : undefined;
    const times = room.times ?? (done === 1 && count > 1 ? count : of);
    const isLast = room === rooms.findLast((other) => other.name === name);
    const rest: ReadRoom = { name, isSized: false, from: room.end, end: room.end };
    const missing = done > 1 && isLast ? Math.max(0, count - done) : 0;
    return [{ ...room, ...(times && { times }) }, ...Array.from({ length: missing }, () => rest)];
  });
}

const makeRoom = ({ from, end, ...size }: Size, name: RoomName | undefined): ReadRoom => ({
  ...size,
  ...(name && { name }),
  isSized: true,
  from: Math.min(name?.from ?? from, from),
  end: Math.max(name?.end ?? end, end),
});

const joints = wordSet`and & , + n the my our`;
const noSize = wordSet`carpet floor flooring one price day time stuff colour vinyl lvt laminate postcode`;

/** "The dining room's the same", "bedrooms 1 and 2 are 4x3": the size beside it; else a room only named. */
function copySame(tokens: Tokens, name: RoomName, rooms: readonly ReadRoom[]): ReadRoom {
  const twin = rooms.find((room) => room.name?.from === name.from);
  if (twin) return { ...twin, name };
  // "Living room and dining room both 4x3.5"
  const next = rooms.find(({ name: other }) => other && other.from >= name.end);
  const isList = tokens.texts(name.end, next?.name?.from ?? 0).every((word) => joints.has(word));
  const said = next?.name ? tokens.texts(next.name.end, next.end + 1) : [];
  if (next?.length && isList && said.some((word) => /^(?:both|all|each|are)$/.test(word)))
    return {
      ...next,
      name,
      from: name.from,
      end: name.end,
      ...((name.count ?? 0) > 1 && { times: name.count }),
    };
  const before = rooms.findLast(({ from }) => from < name.from);
  const ahead = tokens.after(name.end, 6).indexOf('same');
  const isSame =
    ahead >= 0 &&
    tokens.breaks(name.end, name.end + ahead) === 0 &&
    !noSize.has(tokens.word(name.end + ahead + 1));
  const { from, end } = name;
  if (!isSame || !before?.length) return { name, isSized: false, from, end };
  return {
    name,
    length: before.length,
    width: before.width,
    isSized: true,
    from,
    end: end + ahead + 1,
  };
}

/** "L shaped lounge 5 x 4 and 3 x 2", "with a bay 2.4 by 0.7": a part of the room before. */
function markParts(tokens: Tokens, rooms: readonly ReadRoom[]): ReadRoom[] {
  const isL = isLShaped(tokens);
  return rooms.map((room, index) => {
    const before = rooms[index - 1];
    if (!room.length || !before?.length || room.name || room.partOf) return room;
    const part = [tokens.word(room.end), ...tokens.before(room.from, 5)].find((word) =>
      parts.has(word),
    );
    return part || isL ? { ...room, partOf: part?.replace(/s$/, '') ?? 'part 2' } : room;
  });
}
