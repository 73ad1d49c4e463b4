import type { Estimate } from '../../contract.ts';
import { nameFloors } from '../../describe-estimate.ts';
import { flooringTypes } from '../../limits.ts';

/** The parts of an estimate in the booking context. Money in pounds, areas in square metres. */
export type LastEstimate = {
  id: string;
  flooringType: Estimate['flooringType'];
  totalCost: number;
  /** Estimates stored by an older version of the page have no names. */
  rooms: { name?: string; area: number }[];
  /** The product that was priced, if it was not a standard floor. */
  product?: { id: string; name: string };
  /** Missing in older ones of one floor. */
  floors?: { name: string; types: Estimate['flooringType'][] };
};

const key = 'last_estimate';

/** Stores the estimate that this browser showed last. */
export function keepLastEstimate(estimate: Estimate) {
  const { id, flooringType, breakdown, rooms, product, floors } = estimate;
  const last: LastEstimate = {
    id,
    flooringType,
    totalCost: breakdown.total,
    rooms: rooms.map(({ name, area }) => ({ name, area })),
    ...(product && { product: { id: product.id, name: product.name } }),
    floors: {
      name: nameFloors(estimate),
      types: (floors ?? [estimate]).map((one) => one.flooringType),
    },
  };
  try {
    localStorage.setItem(key, JSON.stringify(last));
  } catch {
    // Storage is full or blocked: the booking has no estimate.
  }
}

export function deleteLastEstimate() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored either.
  }
}

/** The estimate shown last, if there was one and it can be read. */
export function readLastEstimate(): LastEstimate | undefined {
  try {
    return checkEstimate(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Storage is blocked or holds something else.
    return undefined;
  }
}

/** Validates stored text, which an older version of the page may have written. */
export function checkEstimate(value: unknown): LastEstimate | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, flooringType, totalCost, rooms, product, floors } = value as Partial<LastEstimate>;
  const isRoom = (room: unknown) =>
    typeof room === 'object' &&
    room !== null &&
    typeof (room as LastEstimate['rooms'][0]).area === 'number';
  const isWhole =
    typeof id === 'string' &&
    (flooringType === 'carpet' || flooringType === 'vinyl' || flooringType === 'laminate') &&
    typeof totalCost === 'number' &&
    Array.isArray(rooms) &&
    rooms.every(isRoom);
  if (!isWhole) return undefined;
  return {
    ...{ id, flooringType, totalCost, rooms },
    ...(product && { product }),
    ...(checkFloors(floors) && { floors }),
  };
}

const checkFloors = (
  floors: LastEstimate['floors'],
): floors is NonNullable<LastEstimate['floors']> =>
  typeof floors?.name === 'string' &&
  Array.isArray(floors.types) &&
  floors.types.every((type) => flooringTypes.some((known) => known === type));
