import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import type { StatedRoom } from '../../../nlu/parsed-message.ts';
import { readCount } from '../../../nlu/text/spoken-numbers.ts';
import { readMultiple } from '../project/count-homes.ts';

/** After these "four of them" are door bars, and no rooms. */
const ofThings = new Set(['priceMatter', 'workPrice', 'productFacts', 'products']);
/** "Times two", of a room: as many rooms like it. */
export function multiplyRoom({ rooms, lastAct }: ConversationRecord, text: string): boolean {
  const multiple = ofThings.has(lastAct ?? '') ? undefined : readMultiple(text);
  const [only, ...others] = rooms;
  if (!multiple || multiple.name || !only || others.length > 0) return false;
  const { name: _, ...copy } = only;
  for (let count = 1; count < multiple.count; count += 1) rooms.push(copy);
  return true;
}

/** Whether rooms have the same sides. */
export const areAlike = ([first, ...others]: readonly StatedRoom[]) =>
  first !== undefined &&
  others.every(({ lengthMm, widthMm }) => lengthMm === first.lengthMm && widthMm === first.widthMm);

const maxRooms = 30;
const newCount =
  /\b(?:only|just|if|for|what about|make (?:it|that)|say)\b[^.?!]{0,25}\b(\d|two|three|four|five|six|seven|eight|nine)\b(?: of (?:them|those|these|the))?(?! ?(?:m|metres?|x|by|ft|feet|weeks?|months?|days?|bed)\b)/i;

/** "And if it's only three of them": another number of rooms that are alike. */
export function countRooms(record: ConversationRecord, { plain }: Message): boolean {
  const [first] = record.rooms;
  if (!first || record.rooms.length < 2 || !areAlike(record.rooms)) return false;
  const count = readCount(newCount.exec(plain)?.[1] ?? '') ?? 0;
  if (count < 1 || count > maxRooms || count === record.rooms.length) return false;
  record.rooms = Array.from({ length: count }, (_, at) => record.rooms[at] ?? { ...first });
  return true;
}
