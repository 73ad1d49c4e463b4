import { type FloorChoice, isSameFloor } from '../../../../conversation/record.ts';
import type { Turn } from '../../../../turn.ts';
import type { Observed } from '../../../observe/observe.ts';
import { unsuitedRooms } from '../../../products/suits-rooms.ts';

/** Acts after which one floor is spoken of. */
const ofFloors = new Set(['products', 'productFacts', 'compareProducts']);

const maxRecommended = 2;

/**
 * Takes the floor to price where a message names none: that of the jobs priced so far, or the product that was spoken
 * of last; none where the rooms have floors of their own, or where it does not suit them.
 */
export function takeFloorSpokenOf(
  turn: Turn,
  observed: Pick<Observed, 'floors'>,
): FloorChoice | undefined {
  const floor = floorSpokenOf(turn, observed);
  if (floor) turn.record.floor = floor;
  return floor;
}

function floorSpokenOf(turn: Turn, { floors }: Pick<Observed, 'floors'>): FloorChoice | undefined {
  const { record, catalogue } = turn;
  if (floors.choice || floors.isNamed || floors.named.length > 0) return undefined;
  if (record.floor?.slug || record.rooms.some(({ floor }) => floor)) return undefined;
  const [first, ...others] = record.priced.map(({ floor }) => floor);
  const priced = first && others.every((floor) => isSameFloor(floor, first)) ? first : undefined;
  // A list is no choice; a floor recommended with another is.
  const isList = record.lastAct === 'products' && record.offered.length > maxRecommended;
  const isOfFloor = ofFloors.has(record.lastAct ?? '') && !isList;
  const latest = isOfFloor ? record.considered[0] : undefined;
  const choice = priced?.slug ? priced : (latest ?? priced);
  if (!choice || (record.floor && record.floor.kind !== choice.kind)) return undefined;
  if (!choice.slug) return choice;
  const product = catalogue.products.find(({ slug }) => slug === choice.slug);
  return product && unsuitedRooms(choice, product, record.rooms).length === 0 ? choice : undefined;
}
