import type { Estimate } from '../../contract.ts';

/** What a booking takes along of an estimate. Money in pounds, areas in square metres. */
export type CarriedEstimate = {
  id: string;
  flooringType: Estimate['flooringType'];
  totalCost: number;
  rooms: { area: number }[];
};

const key = 'last_estimate';

/** Remembers the estimate that this browser showed last. */
export function keepLastEstimate({ id, flooringType, breakdown, rooms }: Estimate) {
  const carried: CarriedEstimate = {
    id,
    flooringType,
    totalCost: breakdown.total,
    rooms: rooms.map(({ area }) => ({ area })),
  };
  try {
    localStorage.setItem(key, JSON.stringify(carried));
  } catch {
    // Storage is full or refused: the booking goes without the estimate.
  }
}

export function deleteLastEstimate() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is refused, so nothing was kept either.
  }
}

/** The estimate shown last, if there was one and it can still be read. */
export function readLastEstimate(): CarriedEstimate | undefined {
  try {
    return checkEstimate(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Storage is refused or holds something else.
    return undefined;
  }
}

/** Stored text is not to be trusted: an older version of the page may have written it. */
export function checkEstimate(value: unknown): CarriedEstimate | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, flooringType, totalCost, rooms } = value as Partial<CarriedEstimate>;
  const isRoom = (room: unknown) =>
    typeof room === 'object' &&
    room !== null &&
    typeof (room as CarriedEstimate['rooms'][0]).area === 'number';
  const isWhole =
    typeof id === 'string' &&
    (flooringType === 'carpet' || flooringType === 'vinyl' || flooringType === 'laminate') &&
    typeof totalCost === 'number' &&
    Array.isArray(rooms) &&
    rooms.every(isRoom);
  return isWhole ? { id, flooringType, totalCost, rooms } : undefined;
}
