import type { Message } from '../../../conversation/message.ts';
import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
  uniqueFloors,
} from '../../../conversation/record.ts';
import { roomNamesIn, roomsNamedBy } from '../../../nlu/room-sizes/room-names.ts';
import { readTokens, type Token, tidyText } from '../../../nlu/text/tokenize.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import {
  type Catalogue,
  type FloorsSaid,
  pickOfRange,
  readFloors,
} from '../../products/choose-floor.ts';
import { rangeOf, sellingPrice } from '../../products/match-products.ts';
import { wordsOfFloor } from '../rooms/told-by-floor.ts';

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
  const tokens = readTokens(tidyText(text));
  const said = readFloors(text, tokens, catalogue, record);
  const again = said.choice?.slug ? undefined : floorCalled(record, tokens);
  // "The Ashdown Plank" is no herringbone of that name.
  const isOther = said.isNamed && !said.candidates.some(({ slug }) => slug === again?.slug);
  if (again && !isOther) return { ...said, choice: again, isNamed: true };
  if (said.choice || !said.isNamed) return said;
  const isOfWhole = said.candidates.some(({ slug }) => slug === whole.choice?.slug);
  const choice = isOfWhole
    ? whole.choice
    : pickOfRange(rangeMeant(said.candidates, record), record);
  return { ...said, ...(choice && { choice }) };
}

/** "Ashdown", of a plank and a herringbone: the range spoken of before, else the cheapest one; nothing for names of several. */
function rangeMeant(
  candidates: readonly ProductFact[],
  { considered }: ConversationRecord,
): readonly ProductFact[] {
  if (new Set(candidates.map((one) => rangeOf(one).split(' ')[0])).size !== 1) return candidates;
  const before = considered.flatMap(({ slug }) => candidates.filter((one) => one.slug === slug));
  const [cheapest] = candidates.toSorted((one, other) => sellingPrice(one) - sellingPrice(other));
  const meant = before[0] ?? cheapest;
  return candidates.filter((one) => meant && rangeOf(one) === rangeOf(meant));
}

/** "The twist in the other two", "the laminate": a product of the job by a word that no other one of it is called by. */
function floorCalled(
  { rooms, floor, stairsFloor }: ConversationRecord,
  tokens: readonly Token[],
): FloorChoice | undefined {
  const laid = [...rooms.map((room) => room.floor), floor, stairsFloor];
  const floors = uniqueFloors(laid.flatMap((one) => (one?.slug ? [one] : [])));
  const words = new Set(
    tokens.flatMap(({ text }, at) => (pointing.has(tokens[at - 1]?.text ?? '') ? [text] : [])),
  );
  const called = floors.filter((one) => [...wordsOfFloor(one)].some((word) => words.has(word)));
  return called.length === 1 ? called[0] : undefined;
}
const pointing = new Set(['the', 'that', 'this', 'same']);

/**
 * One range and nothing else, for all rooms: no colour of it is chosen, unless one was offered for the job in place of its
 * floor.
 */
export function isRangeOfAll(
  { rooms, offered, priced }: ConversationRecord,
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
  const isOffered =
    priced.length > 0 && meant !== undefined && offered.some((one) => isSameFloor(one, meant));
  return isRange && !isOffered && !isOfSome && rooms.every(({ floor }) => floor === undefined);
}
