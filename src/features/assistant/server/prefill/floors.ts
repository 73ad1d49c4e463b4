import type { FloorName } from './products.ts';
import type { ReadRoom, RoomName } from './room-names.ts';
import { isSameName } from './rooms.ts';
import { type Tokens, wordSet } from './tokens.ts';

type Group = 'upstairs' | 'downstairs' | 'rest' | 'all';
/** Where a floor is to lie; without rooms and group its place is not said. */
export type FloorWish = Pick<FloorName, 'floor' | 'range'> & {
  /** Places in the list of rooms that the message tells. */
  rooms: number[];
  group?: Group;
  except: number[];
  /** Its rooms are only those told before it, and no others follow: "the lounge 4x3, the hall 3x1 in carpet". */
  isLoose: boolean;
};

const preps = wordSet`in for on to throughout through up down into thru`;
const fillers = wordSet`flooring floor please pls the my our both all each of fitted laid new a some and price cost whole entire`;
const groups = new Map<string, Group>([
  ['upstairs', 'upstairs'],
  ['downstairs', 'downstairs'],
  ['everywhere', 'all'],
  ['throughout', 'all'],
  ['everything', 'all'],
  ['rest', 'rest'],
  ['others', 'rest'],
  ['else', 'rest'],
]);
type Place = { at: number; room?: number; group?: Group };

/** Which rooms each floor is for: "carpet upstairs, LVT downstairs", "lounge 4x3 carpet, kitchen vinyl". */
export function placeFloors(
  tokens: Tokens,
  floors: readonly FloorName[],
  rooms: readonly ReadRoom[],
  names: readonly RoomName[],
): FloorWish[] {
  const places = findPlaces(tokens, rooms, names);
  const nextOf = (index: number) => floors[index + 1]?.from ?? tokens.length;
  const areAfter = floors.map(({ end }, index) =>
    isBeforeRooms(tokens, end, nextOf(index), places),
  );
  const claimed = new Set<number>();
  // "Carpet in the lounge and vinyl in the kitchen, lounge 4x3 kitchen 3x3": told again
  const claim = (list: readonly number[]) => {
    const own = list.filter((room) => !claimed.has(room));
    for (const room of own) claimed.add(room);
    return own;
  };
  let free = 0;
  return floors.map(({ floor, range, from, end }, index) => {
    const next = nextOf(index);
    const isLast = index === floors.length - 1;
    const limit = areAfter[index + 1] || isLast ? next : lastCut(tokens, end, next, places);
    const left = places.filter(({ at }) => at >= free && at < from);
    const after = places.filter(({ at }) => at >= end && at < limit);
    const stop = floors.length === 1 ? sentenceEnd(tokens, after[0]?.at ?? limit) : limit;
    const right = areAfter[index] ? after.filter(({ at }) => at < stop) : after;
    const isRight = areAfter[index] || (floors.length > 1 && left.length === 0);
    free = isRight ? Math.max(end, (right.at(-1)?.at ?? end) + 1) : end;
    const cut = tokens.findIndex((_, at) => at >= from && at < limit && isException(tokens, at));
    const isOut = ({ at }: Place) => cut >= 0 && at > cut;
    const kept = (isRight ? right : left).filter((place) => !isOut(place));
    const beside = [...tokens.before(from, 2), ...tokens.after(end, 3)];
    const isAll = beside.some((word) => /^(?:all|both|every)$/.test(word));
    const isOneOf =
      floors.length > 1 && tokens.before(from, 2).some((word) => /^(?:one|1|other)$/.test(word));
    const said = kept.find((place) => place.group)?.group;
    const group = said ?? (isAll && !isRight ? 'all' : undefined);
    const isOfStorey = said === 'upstairs' || said === 'downstairs' || isOneOf;
    const numbers = (list: readonly Place[]) => list.flatMap(({ room }) => room ?? []);
    return {
      floor,
      ...(range && { range }),
      rooms: isOfStorey ? [] : claim(numbers(kept)),
      ...(group && { group }),
      except: numbers(right.filter(isOut)),
      isLoose:
        !isRight && floors.length === 1 && (left.length === 0 || isAll || !after.some(isRoom)),
    };
  });
}

const isException = (tokens: Tokens, at: number) =>
  /^(?:except|apart|bar|excluding)$/.test(tokens.word(at)) ||
  (tokens.word(at) === 'but' && tokens.word(at + 1) === 'not');

const isRoom = ({ room }: Place) => room !== undefined;

/** Where the sentence of a place ends; the lines of a list are one. */
function sentenceEnd(tokens: Tokens, from: number): number {
  const end = tokens.findIndex(({ text }, at) => at > from && /^[.!?]$/.test(text));
  return end < 0 ? tokens.length : end;
}

function findPlaces(
  tokens: Tokens,
  rooms: readonly ReadRoom[],
  names: readonly RoomName[],
): Place[] {
  const inName = (at: number) => names.some(({ from, end }) => at >= from && at < end);
  const grouped = tokens.flatMap(({ text }, at): Place[] => {
    const group = groups.get(text);
    return group && !inName(at) ? [{ at, group }] : [];
  });
  const told = rooms.flatMap(({ from, name }, room) => (name ? [] : [{ at: from, room }]));
  const named = names.flatMap((name) =>
    rooms.flatMap((room, index) => {
      const isMeant =
        room.name &&
        (isSameName(room.name, name) || (name.count !== undefined && room.name.base === name.base));
      return isMeant ? [{ at: name.from, room: index }] : [];
    }),
  );
  return [...grouped, ...told, ...named].sort((one, other) => one.at - other.at);
}

/** "Carpet in the bedrooms", "LVT downstairs": the rooms of a floor come after it. */
function isBeforeRooms(
  tokens: Tokens,
  end: number,
  limit: number,
  places: readonly Place[],
): boolean {
  let hasPrep = false;
  for (let at = end; at < Math.min(limit, end + 7); at += 1) {
    if (tokens.endsSentence(at)) return false;
    const place = places.find((found) => found.at === at);
    if (place) return hasPrep || (place.group !== undefined && place.group !== 'rest');
    if (preps.has(tokens.word(at))) hasPrep = true;
    else if (!fillers.has(tokens.word(at))) return false;
  }
  return false;
}

/** Where the rooms of a floor end, if those of the next stand before it: "carpet in the lounge, kitchen vinyl". */
function lastCut(tokens: Tokens, from: number, end: number, places: readonly Place[]): number {
  for (let at = end - 1; at > from; at -= 1)
    if (tokens.endsClause(at) && places.some((place) => place.at > at && place.at < end)) return at;
  return end;
}

const above =
  /^(?:bedroom|bathroom|landing|stairs|ensuite|nursery|loft|attic|(?:box|spare|guest|dressing) room)$/;
const below =
  /^(?:lounge|kitchen|hall|dining room|wc|utility|conservatory|porch|(?:lounge|kitchen) diner)$/;

/** Whether a room is on a floor of the house, as far as its name says so. */
export function isOn(group: 'upstairs' | 'downstairs', base = '', mark = ''): boolean {
  const isSaid = /(?:up|down)stairs/.test(mark);
  return isSaid ? mark.includes(group) : (group === 'upstairs' ? above : below).test(base);
}
