import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
  type RoomRecord,
  uniqueFloors,
} from '../../../../conversation/record.ts';
import { findMentions, roomsMeant } from '../../rooms/meant/rooms-meant.ts';
import type { Segment } from './several-floors.ts';

const kind = '(?:carpets?|laminate|vinyl|lvt|floor(?:ing)?|stuff|one|thing|planks?|tiles?)';
/** "The same again", "same carpet": no size, price or day. */
export const saysSame = new RegExp(
  String.raw`\b(?:the |that )?same(?: ${kind}\b| again\b| as\b| (?:in|for|on|through\w*)\b|(?=\s*(?:$|[.,?!]| (?:too|as well|please|then)\b)))|\bmatch(?:ing)?\b`,
  'i',
);
const sameAs = /\bsame as (.*)$/i;
/** "And bed 2 as well", of a floor that was named for another room before. */
const asWell =
  /^\W*(?:(?:and|also|plus|ok|so|then|do|have|put|what about|how about)\W+)*(?:the |my |our )?[\w' ]{1,25}\b(?:as ?well|too)\W*$/i;
const maxWords = 7;

const isOfRooms = (record: ConversationRecord, { text: plain, tokens }: Segment) =>
  findMentions(record, { plain, tokens }).length > 0;

/**
 * The floor that a part of a message says again without its name: that of the room it compares with, or the one that was
 * named last.
 * @param before the floor that the message names before it
 */
export function sameFloor(
  record: ConversationRecord,
  segment: Segment,
  before?: FloorChoice,
): FloorChoice | undefined {
  const { text, tokens, said } = segment;
  const isOfPart = isOfRooms(record, segment) || (segment.ofStairs && record.flight !== undefined);
  if (said.choice?.slug !== undefined || !isOfPart) return undefined;
  const isSame = saysSame.test(text);
  const isMore = asWell.test(text) && text.split(/\s+/).length <= maxWords;
  if (!isSame && !isMore) return undefined;
  const other = sameAs.exec(text)?.[1];
  const at = other === undefined ? -1 : tokens.findLastIndex((token) => token.text === 'as');
  const [room] =
    other === undefined ? [] : roomsMeant(record, { plain: other, tokens: tokens.slice(at + 1) });
  const floor = room ? (room.floor ?? record.floor) : (before ?? otherFloor(record, segment));
  const isOfKind = said.choice === undefined || said.choice.kind === floor?.kind;
  return isOfKind ? floor : undefined;
}

/** The floor that was named last, or the only other one, where the rooms spoken of have that. */
function otherFloor(record: ConversationRecord, { text: plain, tokens }: Segment) {
  const ownFloor = (room: RoomRecord) => room.floor ?? record.floor;
  const own = roomsMeant(record, { plain, tokens }).map(ownFloor);
  const latest = record.floorNamed ?? record.floor;
  const isLatest =
    latest && own.length > 0 && own.every((floor) => floor && isSameFloor(floor, latest));
  if (!isLatest) return latest;
  const others = uniqueFloors(
    record.rooms
      .flatMap((room) => ownFloor(room) ?? [])
      .filter((floor) => !isSameFloor(floor, latest)),
  );
  return others.length > 1 ? undefined : (others[0] ?? latest);
}

/** What stands before "same as the lounge", whose rooms get its floor. */
export const beforeSameAs = (text: string): string => text.replace(sameAs, ' ');
