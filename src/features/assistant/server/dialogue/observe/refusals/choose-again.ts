import {
  type ConversationRecord,
  consider,
  type FloorChoice,
} from '../../../conversation/record.ts';
import { floorNamed } from '../../../nlu/text/floor-words.ts';
import { type Catalogue, pickOfRange } from '../../products/choose-floor.ts';
import { isFloor, rangeOf } from '../../products/match-products.ts';

const maxWords = 9;
const usual = new Set('tile tiles sheet level supplied fitted'.split(' '));
/** The words of a range that name it alone: "Bradford" of "Bradford Twist". */
const ownWords = (range: string) =>
  range
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 3 && !usual.has(word) && floorNamed(word) === undefined);

/**
 * "No, Bradford": a range that is named alone takes the place of the floor that was read back, where all rooms have
 * the same.
 */
export function chooseAgain(
  record: ConversationRecord,
  plain: string,
  { products }: Catalogue,
): FloorChoice | undefined {
  const words: string[] = plain.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const hasOwn = record.rooms.some((room) => room.floor) || record.floorsWanted !== undefined;
  if (!record.draft?.proposed || hasOwn || plain.includes('?') || words.length > maxWords)
    return undefined;
  const named = products.filter(
    (product) =>
      isFloor(product) && ownWords(rangeOf(product)).some((word) => words.includes(word)),
  );
  const choice = pickOfRange(named, record);
  if (!choice || choice.slug === record.floor?.slug) return undefined;
  record.floor = choice;
  consider(record, choice);
  return choice;
}
