import type { Message } from '../../../conversation/message.ts';
import { type ConversationRecord, hasSameSides } from '../../../conversation/record.ts';
import type { StatedRoom } from '../../../nlu/parsed-message.ts';
import { findRoomRuns } from '../../../nlu/room-sizes/room-names.ts';
import { findMentions } from './meant/rooms-meant.ts';
import { isOneMore } from './restate-rooms.ts';

/** The stated sizes that are new, and do not only tell which room is meant: "the 3 by 2.5 one". */
export function withoutReferences(
  record: ConversationRecord,
  stated: readonly StatedRoom[],
  message: Message,
): StatedRoom[] {
  const meant = findMentions(record, message).flatMap(({ isBySize, rooms }) =>
    isBySize ? rooms : [],
  );
  return stated.filter((room) => !meant.some((known) => hasSameSides(known, room)));
}

const ofOtherPart = /\b(?:end|bit|part|section|short(?:er)? (?:one|leg)|small(?:er)?|other)\b/i;
const ofMainPart = /\b(?:main|long|longer|big|bigger|large|larger)\b/i;

/**
 * "The dining end is 3 by 3": another size of the smaller part of an L.
 * @returns whether there was such a part
 */
export function resizePart(
  record: ConversationRecord,
  [size, ...others]: readonly StatedRoom[],
  { plain }: Message,
): boolean {
  const at = record.rooms.findIndex(({ parts }) => parts?.some(({ name }) => name === 'L'));
  const room = record.rooms[at];
  if (!size || size.parts || others.length > 0 || !room?.parts) return false;
  if (!ofOtherPart.test(plain) || ofMainPart.test(plain) || isOneMore.test(plain)) return false;
  const parts = room.parts.map((part) =>
    part.name === 'L' ? { ...part, widthMm: size.lengthMm, depthMm: size.widthMm } : part,
  );
  record.rooms[at] = { ...room, parts };
  return true;
}

/**
 * "The third bedroom is 2.5 by 3": another size of the one room that is spoken of.
 * @returns whether there was such a room
 */
export function resizeMentioned(
  record: ConversationRecord,
  stated: readonly StatedRoom[],
  message: Message,
): boolean {
  const [size, ...others] = stated;
  const mentions = findMentions(record, message);
  const meant = new Set(mentions.flatMap(({ rooms }) => rooms));
  const [room] = meant;
  const isKnown = ({ from, end }: { from: number; end: number }) =>
    mentions.some((mention) => from < mention.end && end > mention.from);
  const isOfOther = findRoomRuns(message.tokens).some((run) => !isKnown(run));
  if (!size || others.length > 0 || !room || meant.size > 1) return false;
  if (isOfOther || isOneMore.test(message.plain)) return false;
  const { name, ...sides } = size;
  const isNamed = name !== undefined && !mentions.some(({ isCounted }) => isCounted);
  const at = record.rooms.indexOf(room);
  record.rooms[at] = { ...room, ...sides, ...(isNamed && { name }) };
  return true;
}
