import { type FloorChoice, isSameFloor } from '../../../../conversation/record.ts';
import type { Turn } from '../../../../turn.ts';
import { isKind } from '../../../observe/floors/set/several-floors.ts';
import type { Observed } from '../../../observe/observe.ts';
import { isUnsuitedToStairs, unsuitedRooms } from '../../../products/suits-rooms.ts';

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

const asksStandard = /\b(?:standard|normal|ordinary|any|plain|premium|basic)\b/i;

/** The floor that was recommended, of a kind; of no kind the latest. None that should not lie in the rooms. */
export function floorRecommended(
  { record, catalogue, message }: Pick<Turn, 'record' | 'catalogue' | 'message'>,
  floor: FloorChoice | undefined,
): FloorChoice | undefined {
  const isChosen = floor?.slug !== undefined || record.priced.length > 0;
  if (isChosen || asksStandard.test(message.plain)) return undefined;
  const { recommended = [], rooms, flight } = record;
  return recommended.find((one) => {
    const product = catalogue.products.find(({ slug }) => slug === one.slug);
    return (
      (floor === undefined || isKind(one, floor.kind)) &&
      product !== undefined &&
      unsuitedRooms(one, product, rooms).length === 0 &&
      !(flight && one.kind === 'carpet' && isUnsuitedToStairs(product))
    );
  });
}

function floorSpokenOf(turn: Turn, { floors }: Pick<Observed, 'floors'>): FloorChoice | undefined {
  const { record, catalogue } = turn;
  if (record.floor?.slug || record.rooms.some(({ floor }) => floor)) return undefined;
  const isNamed = floors.choice?.slug !== undefined || floors.isNamed || floors.named.length > 1;
  const advised = isNamed ? undefined : floorRecommended(turn, floors.choice ?? record.floor);
  if (advised) return advised;
  if (floors.choice || floors.isNamed || floors.named.length > 0) return undefined;
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
