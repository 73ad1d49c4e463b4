import type { ConversationRecord } from '../../../../conversation/record.ts';
import { roomNamesIn } from '../../../../nlu/room-sizes/room-names.ts';
import { roomsBeside } from '../../rooms/meant/rooms-meant.ts';
import { saysSame } from './same-floor.ts';
import type { Segment } from './several-floors.ts';

/** "The kitchen in vinyl or laminate?", where the other rooms have their floors: it is weighed for that room alone. */
export function isOpenForSome(record: ConversationRecord, segments: readonly Segment[]): boolean {
  const open = segments.flatMap(({ text: plain, tokens, or }) =>
    or ? roomsBeside(record, { plain, tokens }) : [],
  );
  const others = record.rooms.filter((room) => !open.includes(room));
  const isOfOthers = segments.some(({ said, or }) => said.choice !== undefined && !or);
  return (
    open.length > 0 &&
    others.length > 0 &&
    !isOfOthers &&
    others.every((room) => (room.floor ?? record.floor) !== undefined)
  );
}

/** "The utility too, 2 by 2, in vinyl": the floor stands at the end. */
export function isLaidLater(segments: readonly Segment[], at: number): boolean {
  const own = segments[at];
  if (!own || saysSame.test(own.text)) return false;
  const later = segments.slice(at + 1).filter(({ sentence }) => sentence === own.sentence);
  const next = later.find(({ said }) => said.choice !== undefined);
  const until = next ? later.slice(0, later.indexOf(next) + 1) : [];
  return (
    until.length > 0 &&
    until.every(
      ({ text, tokens }) => !/^\W*(?:and|but)\b/i.test(text) && roomNamesIn(tokens).length === 0,
    )
  );
}
