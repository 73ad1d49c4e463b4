import type { StatedRoom } from '../parsed-message.ts';
import type { Token } from '../text/tokenize.ts';

const names = new Set(
  'lounge kitchen bedroom hall hallway landing stairs bathroom study office conservatory dining diner living sitting playroom nursery utility porch loft attic garage box master spare front back guest family toilet loo wc ensuite cloakroom snug bed bedrooms shop studio annexe annex basement cellar den gym dressing library passage passageway corridor bedsit scullery parlour larder pantry lobby entrance'.split(
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
  const said = tokens.findIndex(({ text }) => isRoomName(text));
  const isBefore = said >= 0 && said < first.from;
  return rooms.map(({ from, end, ...room }, index) => {
    const start = Math.min(rooms[index - 1]?.end ?? 0, from);
    const stop = rooms[index + 1]?.from ?? tokens.length;
    const name = isBefore ? lastName(tokens, start, from) : firstName(tokens, end, stop);
    return { ...(name && { name }), ...room };
  });
}

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
  const words: string[] = [];
  for (let next = at; next < Math.min(end, at + 4); next += 1) {
    const word = singular(tokens[next]?.text ?? '');
    const fits = beforeRoom.has(word) || names.has(word) || (words.length > 0 && heads.has(word));
    if (!fits) break;
    words.push(word);
  }
  return words.some((word) => names.has(word)) ? words.join(' ') : undefined;
}

/** Rooms that go by several names. */
const sameRoom: Record<string, string> = { hallway: 'hall', living: 'lounge', sitting: 'lounge' };
const plainWord = (word: string) => sameRoom[word] ?? word;

/** The rooms that words name, by their own names or else by another name of the same room. */
export function roomsNamedBy<T extends { name?: string }>(
  rooms: readonly T[],
  words: readonly string[],
): T[] {
  const exact = rooms.filter(({ name }) => words.some((word) => name?.split(' ').includes(word)));
  if (exact.length > 0) return exact;
  const plain = words.map(plainWord);
  return rooms.filter(({ name }) =>
    name?.split(' ').some((word) => plain.includes(plainWord(word))),
  );
}
