import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord, RoomRecord } from '../../../conversation/record.ts';
import { readCount } from '../../../nlu/text/spoken-numbers.ts';
import { roomsReferredTo } from '../rooms/refer-to-rooms.ts';

const byRank =
  /\b(?:small|bigg|larg|littl|tini)e?st\b|\b(?:smaller|bigger|larger) (?:one|room|bedroom)s?\b/i;
const someOf =
  /\b(one|two|three|four|five|six|seven|\d)(?: of)? (?:of )?(?:the )?(?:them|those|these|(?:bath)?rooms|bedrooms)\b/i;

/**
 * Some of the rooms, spoken of without their names: "the smallest in laminate", "and one of them in laminate", which
 * may be any of rooms that are alike.
 */
export function countedRooms(record: ConversationRecord, message: Message): RoomRecord[] {
  const { rooms } = record;
  const ranked = byRank.test(message.plain) ? roomsReferredTo(record, message) : [];
  if (ranked.length > 0) return ranked;
  const count = readCount(someOf.exec(message.plain)?.[1] ?? '') ?? 0;
  const [first] = rooms;
  const areAlike = rooms.every(
    ({ lengthMm, widthMm }) => lengthMm === first?.lengthMm && widthMm === first.widthMm,
  );
  return count > 0 && count < rooms.length && areAlike ? rooms.slice(-count) : [];
}
