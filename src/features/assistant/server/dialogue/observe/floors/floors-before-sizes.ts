import { isQuestion } from '../../../conversation/act-patterns.ts';
import type { ConversationRecord, FloorChoice, RoomRecord } from '../../../conversation/record.ts';
import { findRoomRuns, roomsNamedBy } from '../../../nlu/room-sizes/room-names.ts';
import { findRooms } from '../../../nlu/room-sizes/rooms.ts';
import { ofRest } from './set/rest-of-rooms.ts';
import type { Segment } from './set/several-floors.ts';

/** A question that wishes a floor for its room: "can I have LVT in the hall?" */
const wishes =
  /\b(?:can|could) (?:i|we|you)\b|\b(?:what|how) about\b|\bhow much\b|\bprices?\b|\bcosts?\b/i;
/** What lies in a room is not what it is to get. */
const liesThere =
  /\b(?:at the (?:mo|moment)|currently|right now|already|has (?:got )?|have got|there'?s|there is|underneath|is down|was|were|used to)\b/i;
const joins = /^\s*(?:and|n|&|,|plus)\s*$/i;
const small = /^(?:the|my|our|both|all|also|please|then|for|in|on|and|\W+)$/;
const ofStairs = /^(?:stairs?|landing)$/;

/** The names of rooms in a part of a message whose sizes are not known; an empty one is that of the rest. */
function namesIn({ rooms }: ConversationRecord, { text, tokens }: Segment): string[][] {
  const named = findRoomRuns(tokens)
    .map(({ words }) => words)
    .filter(
      (words) =>
        roomsNamedBy(rooms, words).length === 0 && !words.every((word) => ofStairs.test(word)),
    );
  return ofRest.test(text) ? [...named, []] : named;
}

function isOnlyNames({ tokens }: Segment): boolean {
  const runs = findRoomRuns(tokens);
  return (
    runs.length > 0 &&
    tokens.every(
      ({ text }, at) => runs.some(({ from, end }) => at >= from && at < end) || small.test(text),
    )
  );
}

/** Keeps which floor a message names for rooms that have no size yet: "Moorland for the lounge, LVT in the hall". */
export function noteFloorsBeforeSizes(record: ConversationRecord, segments: readonly Segment[]) {
  const sentences = Map.groupBy(segments, ({ sentence }) => sentence);
  for (const parts of sentences.values()) {
    const whole = parts.map(({ text }) => text).join(' ');
    if ((isQuestion(whole) && !wishes.test(whole)) || liesThere.test(whole)) continue;
    let waiting: string[][] = [];
    let current: FloorChoice | undefined;
    for (const part of parts) {
      const { said, before = '', tokens } = part;
      if (findRooms(tokens).length > 0) continue;
      if (!joins.test(before)) waiting = [];
      const names = namesIn(record, part);
      const goesOn = isOnlyNames(part) && joins.test(before);
      current = said.choice ?? (goesOn ? current : undefined);
      if (!current) {
        waiting = isOnlyNames(part) ? [...waiting, ...names] : [];
        continue;
      }
      for (const words of [...waiting, ...names]) keep(record, words, current);
      waiting = [];
    }
  }
}

function keep(record: ConversationRecord, words: string[], floor: FloorChoice) {
  const others = (record.floorsBeforeSizes ?? []).filter(
    (one) => one.words.join(' ') !== words.join(' '),
  );
  record.floorsBeforeSizes = [...others, { words, floor }];
}

/**
 * Gives rooms whose sizes are told now the floors that were told for them before.
 * @param isOpen whether a room got no floor by this message
 */
export function giveFloorsBeforeSizes(
  record: ConversationRecord,
  isOpen: (room: RoomRecord) => boolean,
) {
  const kept = record.floorsBeforeSizes ?? [];
  if (kept.length === 0) return;
  const open = record.rooms.filter((room) => !room.floor && isOpen(room));
  const used = new Set<RoomRecord>();
  for (const { words, floor } of kept.filter((one) => one.words.length > 0))
    for (const room of roomsNamedBy(open, words)) {
      room.floor = floor;
      used.add(room);
    }
  const rest = kept.find(({ words }) => words.length === 0);
  if (rest) for (const room of open) room.floor ??= rest.floor;
  const left = kept.filter(
    ({ words }) => words.length === 0 || roomsNamedBy([...used], words).length === 0,
  );
  if (left.length > 0) record.floorsBeforeSizes = left;
  else delete record.floorsBeforeSizes;
}
