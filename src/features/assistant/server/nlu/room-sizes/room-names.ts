import type { StatedRoom } from '../parsed-message.ts';
import { type Token, textOf } from '../text/tokenize.ts';

const names = new Set(
  'lounge kitchen bedroom hall hallway landing stairs bathroom study office conservatory dining diner living sitting playroom nursery utility porch loft attic garage box master spare front back guest family toilet loo wc ensuite cloakroom snug bed beds bedrooms shop studio annexe annex basement cellar den gym dressing library passage passageway corridor bedsit scullery parlour larder pantry lobby entrance kitchenette boxroom sunroom orangery wetroom reception'.split(
    ' ',
  ),
);
const beforeRoom = new Set(
  'dining living sitting box master spare front back guest family dressing small big main large second third double single kids childs boys girls daughters sons'.split(
    ' ',
  ),
);
const heads = new Set([
  'room',
  'bedroom',
  'lounge',
  'kitchen',
  'bathroom',
  'hall',
  'diner',
  'suite',
]);

/** `landings` for `landing`: a plural or possessive of a room's name. */
const singular = (word: string) =>
  !names.has(word) && word.endsWith('s') && names.has(word.slice(0, -1)) ? word.slice(0, -1) : word;

export const isRoomName = (word: string) => names.has(singular(word));

type Placed = StatedRoom & { from: number; end: number };

/** Assigns room names to sizes; names stand consistently before or after the sizes of a message. */
export function nameRooms(tokens: readonly Token[], rooms: readonly Placed[]): StatedRoom[] {
  const first = rooms[0];
  if (!first) return [];
  const said = tokens.findIndex(({ text }, at) => isRoomName(text) || isOfRoom(tokens, at));
  const isBefore = said >= 0 && said < first.from;
  return rooms.map(({ from, end, ...room }, index) => {
    const start = Math.min(rooms[index - 1]?.end ?? 0, from);
    const stop = rooms[index + 1]?.from ?? tokens.length;
    const isOfNext = index + 1 < rooms.length && isJoinedTo(tokens, end, stop);
    const name =
      isBefore || (index > 0 && isJoinedTo(tokens, start, from))
        ? lastName(tokens, start, from)
        : isOfNext
          ? undefined
          : firstName(tokens, end, stop);
    return { ...(name && { name }), ...room };
  });
}

/** "4 by 3, 3.5 by 3 and hall 3 by 1": between two sizes, a name that stands after "and" is that of the next. */
function isJoinedTo(tokens: readonly Token[], from: number, end: number): boolean {
  const between = textOf(tokens, from, end);
  const name = lastName(tokens, from, end);
  return name !== undefined && joined.test(between) && nameLast.test(between);
}
const joined = /^\s*(?:,|and|&|\+|plus)/;
const nameLast = new RegExp(
  String.raw`\b(?:(?:${[...names].join('|')})s?(?: room)?|[a-z]+s room)(?: \d)?(?: (?:is|s|are|at|about|approx|roughly|:))*\s*$`,
);

function firstName(tokens: readonly Token[], from: number, end: number): string | undefined {
  for (let at = from; at < Math.min(end, from + 8); at += 1) {
    const name = nameAt(tokens, at, end);
    if (name) return name;
  }
  return undefined;
}

function lastName(tokens: readonly Token[], from: number, end: number): string | undefined {
  let found: string | undefined;
  for (let at = Math.max(from, end - 12); at < end; at += 1) {
    const name = nameAt(tokens, at, end);
    if (!name) continue;
    found = name;
    at += name.split(' ').length - 1;
  }
  return found;
}

/** The room name that begins at a position: `dining room`, `spare bedroom`, `lounge diner`. */
function nameAt(tokens: readonly Token[], at: number, end: number): string | undefined {
  if (isOnlyPlace(tokens, at)) return undefined;
  const words: string[] = [];
  for (let next = at; next < Math.min(end, at + 4); next += 1) {
    const word = singular(tokens[next]?.text ?? '');
    // A guest house is a home.
    if (word === 'guest' && tokens[next + 1]?.text === 'house') break;
    if (word === 'back' && isBroughtBack(tokens, next)) break;
    const fits =
      beforeRoom.has(word) ||
      names.has(word) ||
      isOfRoom(tokens, next) ||
      (words.length > 0 && heads.has(word));
    if (!fits) break;
    words.push(word);
  }
  if (!words.some((word) => names.has(word)) && !isOfRoom(tokens, at)) return undefined;
  const number = roomNumberAt(tokens, at + words.length, end);
  return [...words, ...(number ? [number] : [])].join(' ');
}

/** "The small room next to the bathroom": where a room is. */
const isOnlyPlace = (tokens: readonly Token[], at: number): boolean =>
  besides.test(`${textOf(tokens, Math.max(0, at - 4), at)} `);
const besides =
  /\b(?:(?:next|close|adjacent|leading) to|beside|opposite|above|below|behind|near|adjoining|outside) (?:(?:the|my|our|a|main|family|old|small|big) )*$/i;

/** "Put the bed back": no room at the back. */
const isBroughtBack = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - 5), at)
    .some(({ text }) => /^(?:put|bring|add|pop|stick|have|get)$/.test(text));

/** "Shower room", "mum's room", or "nan's" before a size; a shower or a mum alone is no room. */
function isOfRoom(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? '';
  const next = tokens[at + 1];
  if (/^(?:shower|wet)$/.test(word)) return next?.text === 'room';
  return people.test(word) && (next?.text === 'room' || next?.kind === 'number');
}
/** Whose room it is, without an apostrophe. */
const people =
  /^(?:(?:grand|step)?(?:mums|mams|mas|dads|sons|daughters|mothers|fathers)|nans|nannas|nanas|grans|grannys|grandads|kids|childs|childrens|boys|girls|babys|toddlers|teenagers|brothers|lads|lasses|hubbys|partners|aunts|sisters|wifes|husbands|lodgers|guests|aunties|uncles)$/;

/** "Bedroom 2": one figure that is neither a count nor a side. */
export function roomNumberAt(
  tokens: readonly Token[],
  at: number,
  end: number,
): string | undefined {
  const token = tokens[at];
  const next = tokens[at + 1]?.text ?? '';
  const isOne = at < end && token?.kind === 'number' && /^[1-9]$/.test(token.text);
  // "Bed 1 4 x 3.6": the size comes after it.
  const isBeforeSize =
    tokens[at + 1]?.kind === 'number' && /^(?:x|×|by|m|ft|\*)$/.test(tokens[at + 2]?.text ?? '');
  // "Bed 3 by itself"
  const isAlone = next === 'by' && /^(?:it|them)sel/.test(tokens[at + 2]?.text ?? '');
  return isOne && (isBeforeSize || isAlone || !ofMeasure.test(next)) ? token.text : undefined;
}

const ofMeasure = /^(?:x|×|by|m|met(?:re|er)s?|cm|mm|ft|feet|foot|'|"|\*|\d.*)$/;

/** The names of rooms in a text, each with the number that tells it from others: "bedroom 2". */
export const roomNamesIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ text }, at) => {
    // "Back to silver birch" names no room.
    if (!isRoomName(text) || (text === 'back' && tokens[at + 1]?.text === 'to')) return [];
    const number = roomNumberAt(tokens, at + 1, tokens.length);
    return [number ? `${singular(text)} ${number}` : text];
  });

/** Words of a room's name that follow each other. `from` and `end` are token positions, `end` exclusive. */
export type RoomRun = { words: string[]; from: number; end: number };

/** Words of room names that follow each other, where they stand: "main bedroom", "dining room". */
export function findRoomRuns(tokens: readonly Token[]): RoomRun[] {
  const runs: RoomRun[] = [];
  let open: RoomRun | undefined;
  for (const [at, { text }] of tokens.entries()) {
    const word = singular(text);
    const isWhole = names.has(word) && !ofPlace.has(word);
    const fits = isWhole || ((beforeRoom.has(word) || ofPlace.has(word)) && isNamed(tokens, at));
    if (!fits || (!open && isOnlyPlace(tokens, at))) {
      open = undefined;
      continue;
    }
    if (!open) {
      open = { words: [], from: at, end: at };
      runs.push(open);
    }
    open.words.push(word);
    open.end = at + 1;
    const number = roomNumberAt(tokens, at + 1, tokens.length);
    if (number) open.words.push(number);
  }
  return runs;
}

/** The words of each room's name, without the word "room". */
export const runsOfRoomWords = (tokens: readonly Token[]): string[][] =>
  findRoomRuns(tokens).map(({ words }) => words);

/** "Back to the 6 m one" names no room. */
const ofPlace = new Set(['back', 'front', 'family']);

/** "Small" belongs to a name only before one: "small bedroom". */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const next = singular(tokens[at + 1]?.text ?? '');
  return heads.has(next) || names.has(next);
}

/** Rooms that go by several names. */
const sameRoom: Record<string, string> = {
  hallway: 'hall',
  living: 'lounge',
  sitting: 'lounge',
  bed: 'bedroom',
};
const plainWord = (word: string) => {
  const one = word.endsWith('s') && names.has(word.slice(0, -1)) ? word.slice(0, -1) : word;
  return sameRoom[one] ?? one;
};

type Called = { name?: string; use?: string };
const wordsOf = ({ name = '', use = '' }: Called) => [...name.split(' '), ...use.split(' ')];

/** The rooms that words name, by their own names or uses, or else by another name of the same room. */
export function roomsNamedBy<T extends Called>(rooms: readonly T[], words: readonly string[]): T[] {
  const exact = rooms.filter((room) =>
    words.some((word) => wordsOf(room).includes(word) || (/\d$/.test(word) && room.name === word)),
  );
  if (exact.length > 0) return withCopies(rooms, exact);
  const plain = words.map((word) => plainWord(word.split(' ', 1).join('')));
  return withCopies(
    rooms,
    rooms.filter((room) =>
      wordsOf(room).some((word) => word !== '' && plain.includes(plainWord(word))),
    ),
  );
}

/** "Two bedrooms, 3.2 by 2.8": only the first of rooms alike has their name. */
const withCopies = <T extends Called>(rooms: readonly T[], named: readonly T[]): T[] =>
  rooms.filter((room, at) => {
    if (room.name !== undefined) return named.includes(room);
    const first = rooms.slice(0, at).findLast(({ name }) => name !== undefined);
    return first?.name?.endsWith('s') === true && named.includes(first);
  });
