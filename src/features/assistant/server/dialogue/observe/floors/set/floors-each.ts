import type { ConversationRecord, FloorChoice } from '../../../../conversation/record.ts';

const parts =
  /\b(?:one|the other(?: one)?|another)\b(?! (?:of|more|room|price|job|thing|question)\b)/gi;

/**
 * "One navy, one sage", "one in carpet and the other in laminate": as many floors as there are rooms, which are told apart
 * by nothing else.
 * @param floorOf the floor that a part names
 */
export function readFloorsEach(
  { rooms }: Pick<ConversationRecord, 'rooms'>,
  plain: string,
  floorOf: (part: string) => FloorChoice | undefined,
): FloorChoice[] | undefined {
  const found = [...plain.matchAll(parts)];
  if (rooms.length < 2 || found.length !== rooms.length) return undefined;
  const floors = found.flatMap(
    ({ index, 0: word }, at) =>
      floorOf(plain.slice(index + word.length, found[at + 1]?.index).replace(/\band\W*$/i, '')) ??
      [],
  );
  return floors.length === rooms.length ? floors : undefined;
}
