import type { Estimate } from '../../contract.ts';

/** The parts of an estimate in the booking context. Money in pounds, areas in square metres. */
export type CarriedEstimate = {
  id: string;
  flooringType: Estimate['flooringType'];
  totalCost: number;
  rooms: { area: number }[];
};

const key = 'last_estimate';

/** Stores the estimate that this browser showed last. */
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
export function readLastEstimate(): CarriedEstimate | undefined {
  try {
    return checkEstimate(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Storage is blocked or holds something else.
    return undefined;
  }
}

/** Validates stored text, which an older version of the page may have written. */
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
