import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import type { StatedRoom } from '../../../nlu/parsed-message.ts';

const maxRooms = 30;
const counted = /\b(\d{1,2}) (?:\w+ )?(?:bed)?rooms\b(?! (?:house|flat|home))/i;
const ofEach = /\beach (?:room|one|bedroom|is|of them)\b|\b(?:all|they'?re all|every room)\b/i;

/** "14 rooms", then "each room is 4 by 3": the number was told before the size. */
export function countBefore(
  { rooms, heard = [] }: ConversationRecord,
  stated: readonly StatedRoom[],
  { plain, text }: Message,
): readonly StatedRoom[] {
  const [only, ...others] = stated;
  if (!only || others.length > 0 || rooms.length > 0 || !ofEach.test(plain)) return stated;
  const before = heard.filter((one) => one !== text.trim()).findLast((one) => counted.test(one));
  const count = Number(counted.exec(before ?? '')?.[1] ?? 1);
  return count > 1 && count <= maxRooms
    ? Array.from({ length: count }, () => ({ ...only }))
    : stated;
}
