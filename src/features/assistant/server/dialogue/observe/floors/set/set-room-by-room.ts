import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
  type RoomRecord,
} from '../../../../conversation/record.ts';
import { findRoomRuns } from '../../../../nlu/room-sizes/room-names.ts';
import { findRooms } from '../../../../nlu/room-sizes/rooms.ts';
import { floorNamed } from '../../../../nlu/text/floor-words.ts';
import { roomsBeside } from '../../rooms/meant/rooms-meant.ts';
import { wordsOfFloor } from '../../rooms/told-by-floor.ts';
import { roomsKept } from '../rooms-of-floor.ts';
import { giveFloor } from './give-floor.ts';
import { ofRest } from './rest-of-rooms.ts';
import { isExcepted, isKind, isStairsPart, type Segment } from './several-floors.ts';

/** Rooms spoken of right beside a floor get that one, wherever their sizes stand. @returns those rooms */
function setRoomsBeside(record: ConversationRecord, segments: readonly Segment[]) {
  const used = new Set<RoomRecord>();
  const [ofRest, others] = [segments.filter(isOfRest), segments.filter((one) => !isOfRest(one))];
  // "Vinyl in the kitchen and bathroom and kennet in the rest": the bathroom is named.
  const named = others.flatMap(({ text, tokens }) => roomsBeside(record, { plain: text, tokens }));
  for (const { text, tokens, said } of [...others, ...ofRest]) {
    if (!said.choice) continue;
    const before = ofRest.some((one) => one.tokens === tokens) ? [...used, ...named] : used;
    for (const room of roomsBeside(record, { plain: text, tokens }, before)) {
      giveFloor(record, room, said.choice, text);
      used.add(room);
    }
  }
  return used;
}
const isOfRest = ({ text }: Segment) => ofRest.test(text);

/** Whether the rooms stand before their floors: "lounge 5 by 4 in oak, bedroom 4 by 3 in wool". */
function isRoomFirst(record: ConversationRecord, segments: readonly Segment[]): boolean {
  const first = segments.find(({ said }) => said.choice !== undefined);
  if (!first) return false;
  const before = segments.slice(0, segments.indexOf(first));
  if (before.some((segment) => roomsOf(record, segment, new Set()).length > 0)) return true;
  const names = findRoomRuns(first.tokens);
  const words = wordsOfFloor(first.said.choice);
  const floor = first.tokens.findIndex(
    ({ text }) => floorNamed(text) !== undefined || words.has(text),
  );
  return names.some(({ from }) => from < floor);
}

/** "Lounge laminate and hall, bedroom carpet": the hall is told with the lounge. */
const isJoinedToLast = (segments: readonly Segment[], at: number): boolean =>
  joins.test(segments[at]?.before ?? '') && !joins.test(segments[at + 1]?.before ?? '');
const joins = /^\s*(?:and|n|&|with|plus)\s*$/i;

/**
 * Each room gets the floor of its part of the message; a part without a floor that of the part before, or, where rooms
 * stand before their floors, that of the part after.
 */
export function setRoomByRoom(
  record: ConversationRecord,
  segments: readonly Segment[],
  isNew: (room: RoomRecord) => boolean,
) {
  const isBefore = isRoomFirst(record, segments);
  const listed = floorsOfLists(record, segments);
  let current: FloorChoice | undefined;
  let waiting: RoomRecord[] = [];
  // "Except the kitchen and the bathroom, which want vinyl": rooms whose floor follows.
  let excepted: RoomRecord[] | undefined;
  const beside = setRoomsBeside(record, segments);
  const used = new Set(beside);
  for (const [at, segment] of segments.entries()) {
    const { said } = segment;
    if (isStairsPart(segment) && said.choice) {
      record.stairsFloor = said.choice;
      // "Landing and stairs in oat, the bedrooms in sage"
      if (waiting.length > 0 && joins.test(segment.before ?? '')) {
        for (const room of waiting) giveFloor(record, room, said.choice, segment.text);
        waiting = [];
      }
    }
    for (const room of roomsKept(record, segment)) if (!isNew(room)) used.add(room);
    if (isExcepted.test(segment.text) && !said.choice) excepted ??= [];
    if (excepted) {
      const { text: plain, tokens } = segment;
      excepted.push(...roomsBeside(record, { plain, tokens }));
      for (const room of excepted) used.add(room);
      if (!said.choice) continue;
      for (const room of excepted)
        if (!beside.has(room)) giveFloor(record, room, said.choice, segment.text);
      excepted = undefined;
      continue;
    }
    const rooms = roomsOf(record, segment, used);
    for (const room of rooms) used.add(room);
    const isOwn = isStairsPart(segment) || isExcepted.test(segment.text);
    const own = isOwn ? undefined : (said.choice ?? listed.get(segment));
    const isWaiting =
      isBefore &&
      !own &&
      (waiting.length > 0 || findRoomRuns(segment.tokens).length > 0) &&
      !isJoinedToLast(segments, at) &&
      segments.slice(at + 1).some((next) => next.said.choice && !isStairsPart(next));
    current = own ?? current;
    if (!current || isWaiting) waiting.push(...rooms);
    else for (const room of [...waiting, ...rooms]) giveFloor(record, room, current, segment.text);
    if (current && !isWaiting) waiting = [];
  }
  giveWithoutRoom(record, segments, used);
}

/**
 * "That in the moorland, and ashdown for the hall": a floor without a room is for the other rooms of its kind; or, where
 * there are none, for all others: "kennet please, and vinyl in the kitchen".
 */
function giveWithoutRoom(
  record: ConversationRecord,
  segments: readonly Segment[],
  used: ReadonlySet<RoomRecord>,
): void {
  const isGiven = (floor: FloorChoice) =>
    record.rooms.some((room) => room.floor && isSameFloor(room.floor, floor));
  const left = segments.filter(
    (one) => one.said.choice && !isStairsPart(one) && !isGiven(one.said.choice),
  );
  for (const { said, text } of left) {
    const { choice } = said;
    if (!choice) continue;
    const others = record.rooms.filter((room) => !used.has(room));
    const alike = others.filter(({ floor }) => floor && isKind(floor, choice.kind));
    const isOnly =
      used.size > 0 && left.every((one) => isSameFloor(one.said.choice ?? choice, choice));
    for (const room of alike.length > 0 ? alike : isOnly ? others : [])
      giveFloor(record, room, choice, text);
  }
}

/**
 * "Camden is fine. Bedrooms 4 by 3 and 3 by 3, lounge 5 by 4 all in the Kennet": rooms at the beginning of a sentence that
 * has one floor, at its end, have that one, and not the floor of the sentence before.
 */
function floorsOfLists(
  record: ConversationRecord,
  segments: readonly Segment[],
): Map<Segment, FloorChoice> {
  const found = new Map<Segment, FloorChoice>();
  for (const parts of Map.groupBy(segments, ({ sentence }) => sentence).values()) {
    const at = parts.findIndex(({ said }) => said.choice !== undefined);
    const last = parts[at];
    const isOnly = parts.slice(at + 1).every(({ said }) => said.choice === undefined);
    const isListed = last && isOnly && roomsOf(record, last, new Set()).length > 0;
    if (!isListed || !last.said.choice || isExcepted.test(last.text)) continue;
    for (const part of parts.slice(0, at)) found.set(part, last.said.choice);
  }
  return found;
}

const ofWork = /\b(?:fit|fits|fitting|lay|lays|install)\b/i;

export function roomsOf(
  record: ConversationRecord,
  { text: plain, tokens }: Pick<Segment, 'text' | 'tokens'>,
  used: ReadonlySet<RoomRecord>,
): RoomRecord[] {
  const free = record.rooms.filter((room) => !used.has(room));
  // "You fit the rest" says nothing of floors.
  const meant = roomsBeside(record, { plain, tokens }, ofWork.test(plain) ? [] : used).filter(
    (room) => !used.has(room),
  );
  if (meant.length > 0) return meant;
  const sizes = findRooms(tokens);
  return sizes.flatMap(
    ({ lengthMm, widthMm }) =>
      free.find((room) => room.lengthMm === lengthMm && room.widthMm === widthMm) ?? [],
  );
}
