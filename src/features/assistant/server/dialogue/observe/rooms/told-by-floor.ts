import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
  type RoomRecord,
} from '../../../conversation/record.ts';
import { floorNamed } from '../../../nlu/text/floor-words.ts';
import type { Token } from '../../../nlu/text/tokenize.ts';

type Laid = Pick<ConversationRecord, 'rooms' | 'floor'>;

const formsOf = (word: string) => [word, `${word}s`, `${word}d`, `${word}ed`];

/** What a floor is called by: its kind, its range and its colour. */
export const wordsOfFloor = (floor: FloorChoice | undefined): ReadonlySet<string> =>
  new Set(
    floor
      ? [floor.kind, ...(floor.name?.toLowerCase().split(/\W+/) ?? [])]
          .filter((word) => word.length > 2 && word !== 'and')
          .flatMap(formsOf)
      : [],
  );

/** The words of the floors by which rooms differ; none where all have the same. */
export function floorWords({ rooms, floor }: Laid): ReadonlySet<string> {
  const floors = rooms.flatMap((room) => room.floor ?? floor ?? []);
  const [first] = floors;
  const areAlike = floors.every((one) => first && isSameFloor(one, first));
  return new Set(areAlike ? [] : floors.flatMap((one) => [...wordsOfFloor(one)]));
}

/** "How much is the laminate", where only some rooms have it and no other floor is named. */
export function findByFloor(
  record: Laid,
  tokens: readonly Token[],
): { from: number; end: number; rooms: RoomRecord[] }[] {
  const known = floorWords(record);
  const from = tokens.findIndex(({ text }) => known.has(text));
  if (from < 0) return [];
  let end = from;
  while (known.has(tokens[end]?.text ?? '')) end += 1;
  const said = tokens.slice(from, end).map(({ text }) => text);
  const isOther = tokens.some(
    ({ text }, at) => (at < from || at >= end) && (known.has(text) || floorNamed(text)),
  );
  const rooms = record.rooms.filter((room) => {
    const words = wordsOfFloor(room.floor ?? record.floor);
    return said.every((word) => words.has(word));
  });
  return rooms.length > 0 && !isOther ? [{ from, end, rooms }] : [];
}
