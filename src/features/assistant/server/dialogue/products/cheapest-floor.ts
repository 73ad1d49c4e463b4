import type { FloorChoice, RoomRecord } from '../../conversation/record.ts';
import { type Catalogue, choiceOf, fittedPrice } from './choose-floor.ts';
import { isFloor } from './match-products.ts';
import { isFitFor } from './suits-rooms.ts';

const cheapest = /\b(?:cheapest|least expensive|lowest[- ]priced?|most affordable)\b/i;
const ofJob =
  /\b(?:for|in|on|of) (?:it|that|this|them|those|there|the|my|our|her|his|each|every|both|all)\b|\beach\b/i;

/** "The cheapest for it", "the cheapest for each room": of the rooms that are known. */
export const asksCheapestOfJob = (text: string): boolean => cheapest.test(text) && ofJob.test(text);

/** The floor in stock that costs the least fitted, of those that may lie in a room. */
export function cheapestFor(
  room: RoomRecord,
  { products, prices }: Catalogue,
  wishes: readonly string[],
): FloorChoice | undefined {
  const [first] = products
    .filter(
      (product) =>
        isFloor(product) &&
        product.stock === 'instock' &&
        isFitFor(product, { rooms: [room] }, wishes),
    )
    .toSorted((one, other) => fittedPrice(one, prices) - fittedPrice(other, prices));
  return first && choiceOf(first);
}
