import type { ConversationRecord, FloorChoice, RoomRecord } from '../../../conversation/record.ts';
import { findRooms } from '../../../nlu/room-sizes/rooms.ts';
import { roomsBeside } from '../rooms/rooms-meant.ts';
import { roomsKept } from './rooms-of-floor.ts';
import { isExcepted, isStairsPart, type Segment } from './several-floors.ts';

/** Rooms spoken of right beside a floor get that one, wherever their sizes stand. @returns those rooms */
function setRoomsBeside(record: ConversationRecord, segments: readonly Segment[]) {
  const used = new Set<RoomRecord>();
  for (const { text, tokens, said } of segments) {
    if (!said.choice) continue;
    for (const room of roomsBeside(record, { plain: text, tokens }, used)) {
      room.floor = said.choice;
      used.add(room);
    }
  }
  return used;
}

/** Each room gets the floor of its part of the message; a part without a floor, that of the part before. */
export function setRoomByRoom(record: ConversationRecord, segments: readonly Segment[]) {
  let current: FloorChoice | undefined;
  let waiting: RoomRecord[] = [];
  // "Except the kitchen and the bathroom, which want vinyl": rooms whose floor follows.
  let excepted: RoomRecord[] | undefined;
  const beside = setRoomsBeside(record, segments);
  const used = new Set(beside);
  for (const segment of segments) {
    const { said } = segment;
    if (isStairsPart(segment) && said.choice) record.stairsFloor = said.choice;
    for (const room of roomsKept(record, segment)) used.add(room);
    if (isExcepted.test(segment.text) && !said.choice) excepted ??= [];
    if (excepted) {
      const { text: plain, tokens } = segment;
      excepted.push(...roomsBeside(record, { plain, tokens }));
      for (const room of excepted) used.add(room);
      if (!said.choice) continue;
      for (const room of excepted) if (!beside.has(room)) room.floor = said.choice;
      excepted = undefined;
      continue;
    }
    const rooms = roomsOf(record, segment, used);
    for (const room of rooms) used.add(room);
    const isOwn = isStairsPart(segment) || isExcepted.test(segment.text);
    current = (isOwn ? undefined : said.choice) ?? current;
    if (!current) waiting.push(...rooms);
    else for (const room of [...waiting, ...rooms]) room.floor = current;
    if (current) waiting = [];
  }
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
