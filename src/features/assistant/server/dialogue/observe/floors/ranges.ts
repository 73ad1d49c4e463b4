import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord, FloorChoice } from '../../../conversation/record.ts';
import { roomNamesIn, roomsNamedBy } from '../../../nlu/room-sizes/room-names.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import {
  type Catalogue,
  type FloorsSaid,
  pickOfRange,
  readFloors,
} from '../../products/choose-floor.ts';

/**
 * What a part of a message says, a range being the product that stands for it.
 * @param whole what the whole message says, whose colour may stand in another part
 */
export function readOne(
  text: string,
  catalogue: Catalogue,
  record: ConversationRecord,
  whole: FloorsSaid,
): FloorsSaid {
  const said = readFloors(text, readTokens(tidyText(text)), catalogue, record);
  if (said.choice || !said.isNamed) return said;
  const isOfWhole = said.candidates.some(({ slug }) => slug === whole.choice?.slug);
  const choice = isOfWhole ? whole.choice : pickOfRange(said.candidates, record);
  return { ...said, ...(choice && { choice }) };
}

/** One range and nothing else, for all rooms: no colour of it is chosen. */
export function isRangeOfAll(
  { rooms }: ConversationRecord,
  { tokens }: Message,
  said: FloorsSaid,
  [meant, ...others]: readonly FloorChoice[],
): boolean {
  const isRange =
    said.choice === undefined &&
    said.isNamed &&
    others.length === 0 &&
    said.candidates.some(({ slug }) => slug === meant?.slug);
  const named = roomsNamedBy(rooms, roomNamesIn(tokens));
  const isOfSome = named.length > 0 && named.length < rooms.length;
  return isRange && !isOfSome && rooms.every(({ floor }) => floor === undefined);
}
