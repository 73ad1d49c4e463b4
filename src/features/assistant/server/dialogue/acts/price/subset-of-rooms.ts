import type { ConversationRecord, RoomRecord } from '../../../conversation/record.ts';
import { storeyOf, storeyOfRoom } from '../../observe/floors/storeys.ts';
import { roomsOfHome } from '../../observe/rooms/listed-homes.ts';

/** A text of more words tells more than which home. */
const maxWords = 10;
const some = /\b(?:just|only|alone|on its own|on their own|by itself|separately)\b/i;
const one =
  /\b(?:just|only)\b[^.?!]{0,12}\bone\b(?! (?:question|thing|more|price|figure|total))|\bone of (?:them|those|the (?:two|rooms))\b/i;
const all = /\b(?:both|all|together|total|altogether|everything)\b/i;

const key = ({ lengthMm, widthMm, floor }: RoomRecord) =>
  `${lengthMm} ${widthMm} ${floor?.slug ?? floor?.kind}`;

/** The rooms that a text picks without their names: one of several alike, or those of one storey. */
export function pickRooms({ rooms }: ConversationRecord, text: string): RoomRecord[] | undefined {
  const [first] = rooms;
  if (!first || rooms.length < 2 || all.test(text)) return undefined;
  const ofHome = roomsOfHome(rooms, text);
  if (ofHome.length > 0 && text.split(/\s+/).length <= maxWords) return ofHome;
  if (one.test(text) && rooms.every((room) => key(room) === key(first))) return [first];
  const storey = some.test(text) ? storeyOf(text) : undefined;
  const picked = rooms.filter((room) => storey && storeyOfRoom(room) === storey);
  return picked.length > 0 && picked.length < rooms.length ? picked : undefined;
}
