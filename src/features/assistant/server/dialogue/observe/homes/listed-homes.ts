import type { ConversationRecord, RoomRecord } from '../../../conversation/record.ts';
import { findRooms } from '../../../nlu/room-sizes/rooms.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';

const noun = '(?:flat|house|apartment|bungalow|cottage|property|unit)';
const ofHomes = new RegExp(String.raw`\b${noun}(?:s|ies)?\b`, 'i');
/** "Flat A", "house 2", or the letter alone before what it has. */
const label = new RegExp(
  String.raw`\b(${noun}) ([A-H]|[1-9])\b(?! ?(?:x|by|m)\b)|(?<![\p{L}'])([A-H])(?= has\b| is\b| needs\b| gets\b|\s*[:=])`,
  'giu',
);

/** The labels of homes in a text, each with what follows it: "A has a lounge 4 x 3; B has …". */
function findLabels(text: string): { home: string; part: string }[] {
  if (!ofHomes.test(text)) return [];
  const name = ofHomes.exec(text)?.[0].toLowerCase().replace(/ies$/, 'y').replace(/s$/, '') ?? '';
  const found = [...text.matchAll(label)];
  return found.map((match, at) => ({
    home: `${match[1]?.toLowerCase() ?? name} ${(match[2] ?? match[3] ?? '').toUpperCase()}`,
    part: text.slice(match.index + match[0].length, found[at + 1]?.index),
  }));
}

/** Notes which home each room is in, where a message lists the rooms of several homes. */
export function labelHomes(record: ConversationRecord, text: string): void {
  const homes = findLabels(text).flatMap(({ home, part }) =>
    findRooms(readTokens(tidyText(part))).map(() => home),
  );
  const count = new Set(homes).size;
  // Homes of one room each are no more than rooms.
  const isListed = count > 1 && homes.length > count && homes.length === record.rooms.length;
  if (!isListed) return;
  for (const [at, room] of record.rooms.entries()) room.home = homes[at] as string;
  delete record.homes;
}

/**
 * The rooms of the one home that a text names, "flat B only", or the one of rooms listed as A, B and C; none where it
 * names several or none.
 */
export function roomsOfHome(
  { rooms, homes: alike }: Pick<ConversationRecord, 'rooms' | 'homes'>,
  text: string,
): RoomRecord[] {
  const homes = [...new Set(rooms.flatMap(({ home }) => home ?? []))];
  const named = homes.filter((home) => {
    const [word = '', mark = ''] = home.split(' ');
    return (
      new RegExp(String.raw`\b${word} ${mark}\b`, 'i').test(text) ||
      (new RegExp(String.raw`(?<![\p{L}'])${mark}\b`, 'u').test(text) && /[A-H]/.test(mark))
    );
  });
  if (named.length === 1) return rooms.filter(({ home }) => home === named[0]);
  const letter = alike?.count === rooms.length && /(?<![\p{L}'])([A-H])\b(?!')/u.exec(text)?.[1];
  const room = letter && rooms[letter.charCodeAt(0) - 'A'.charCodeAt(0)];
  return room ? [room] : [];
}
