import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { findRooms } from '../../../nlu/room-sizes/rooms.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';

const noun = '(?:flat|house|apartment|home|bungalow|cottage|property|unit)';
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
/** "One of the five flats has …", "the fifth flat: …", "except one" */
const marker = new RegExp(
  String.raw`\b(?:one of (?:the|them|those|these|my|our)\b(?: (?:\d+|two|three|four|five|six|seven|eight|nine|ten))?(?: ${noun}s)?|(?:the )?(${ordinals.slice(2).join('|')}|last|other) (?:${noun}|one)\b|(?<!\bper )one ${noun}\b(?= (?:has|is|gets|needs|with|where))|(?:apart from|except(?: for)?) one\b)`,
  'i',
);

type Homes = NonNullable<ConversationRecord['homes']>;

/** The rooms by which one of several homes differs from the others, and the message without what it says of that home. */
export function readOtherHome(
  record: ConversationRecord,
  message: Message,
): { homes: Homes; rest: Message } | undefined {
  const { homes } = record;
  const found = homes && homes.name !== 'lot' ? marker.exec(message.plain) : null;
  if (!homes || !found) return undefined;
  const after = message.plain.slice(found.index + found[0].length);
  const rooms = findRooms(readTokens(tidyText(after)));
  if (rooms.length === 0 || rooms.some(({ name }) => name === undefined)) return undefined;
  const plain = message.plain.slice(0, found.index);
  const tokens = readTokens(tidyText(plain));
  const before = findRooms(tokens);
  if (before.length === 0 && record.rooms.length === 0) return undefined;
  const ordinal = ordinals.indexOf(found[1]?.toLowerCase() ?? '') + 1;
  const slots = { ...message.parsed.slots, rooms: before };
  return {
    homes: { ...homes, count: Math.max(homes.count, ordinal), isEach: true, other: { rooms } },
    rest: { ...message, plain, tokens, parsed: { ...message.parsed, slots } },
  };
}

/** Whether a text speaks of one home apart from the others. */
export const saysOtherHome = (text: string): boolean => marker.test(text);
