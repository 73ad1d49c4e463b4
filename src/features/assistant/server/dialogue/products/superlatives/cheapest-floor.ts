import type { Flight, FloorChoice, RoomRecord } from '../../../conversation/record.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { type Catalogue, choiceOf, fittedPrice } from '../choose-floor.ts';
import { isFloor } from '../match-products.ts';
import { isFitFor } from '../suits-rooms.ts';

const cheapest = /\b(?:cheapest|least expensive|lowest[- ]priced?|most affordable)\b/i;
const ofJob =
  /\b(?:for|in|on|of) (?:it|that|this|them|those|there|the|my|our|her|his|each|every|both|all)\b|\beach\b/i;

/** "The cheapest for it", "the cheapest for each room": of the rooms that are known. */
export const asksCheapestOfJob = (text: string): boolean => cheapest.test(text) && ofJob.test(text);

/** The floors in stock that may lie in rooms and on stairs, the cheapest to have fitted first. */
export const fittingFloors = (
  { products, prices }: Catalogue,
  where: { rooms: readonly RoomRecord[]; flight?: Flight | undefined },
  wishes: readonly string[],
): ProductFact[] =>
  products
    .filter(
      (product) =>
        isFloor(product) && product.stock === 'instock' && isFitFor(product, where, wishes),
    )
    .toSorted((one, other) => fittedPrice(one, prices) - fittedPrice(other, prices));

/** The floor in stock that costs the least fitted, of those that may lie in a room. */
export function cheapestFor(
  room: RoomRecord,
  catalogue: Catalogue,
  wishes: readonly string[],
): FloorChoice | undefined {
  const [first] = fittingFloors(catalogue, { rooms: [room] }, wishes);
  return first && choiceOf(first);
}
