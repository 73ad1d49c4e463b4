import type { Estimate } from '../../contract.ts';
import { carpetWidths, flooringTypes, limits } from '../../limits.ts';
import { isUntouched, type Job } from './calculator-state.ts';
import type { ChosenProduct } from './chosen-product.ts';
import type { RoomDraft } from './room-drafts.ts';

const key = 'calculator_job';

/** The entries stored in this browser, if they can be read. */
export function readStoredJob(): Job | null {
  try {
    return checkJob(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Storage is blocked or holds something else: the visitor starts with an empty room.
    return null;
  }
}

export function storeJob({ rooms, flooring, floor, carpetWidth, includeInstallation }: Job) {
  const job: Job = { rooms, flooring, floor, carpetWidth, includeInstallation };
  try {
    if (isUntouched(job)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(job));
  } catch {
    // Storage is full or blocked: the calculator works without it.
  }
}

/** Stores the rooms of an estimate as the calculator's entries. */
export function storeEstimatedJob(estimate: Estimate) {
  storeJob({
    rooms: estimate.rooms.map((room, index) => ({
      id: index + 1,
      name: room.name,
      length: String(room.length),
      width: String(room.width),
    })),
    flooring: estimate.flooringType,
    floor: readFloor(estimate),
    carpetWidth: carpetWidths.find((width) => width === estimate.carpetWidth) ?? 4,
    includeInstallation: estimate.includeInstallation,
  });
}

function readFloor({ product, flooringType, plan, otherWidth }: Estimate): ChosenProduct | null {
  if (!product) return null;
  const rollWidths = [plan, otherWidth].flatMap((roll) => (roll ? [roll.rollWidth] : []));
  return { ...product, unit: 'm²', flooringType, rollWidths };
}

/** Validates stored text, which an older version of the page may have written. */
export function checkJob(value: unknown): Job | null {
  if (typeof value !== 'object' || value === null) return null;
  const { rooms, flooring, floor, carpetWidth, includeInstallation } = value as Partial<
    Record<keyof Job, unknown>
  >;
  if (!Array.isArray(rooms)) return null;
  const checked = rooms.slice(0, limits.rooms).flatMap((room, index) => checkRoom(room, index + 1));
  if (checked.length === 0) return null;
  const product = checkFloor(floor);
  return {
    rooms: checked,
    flooring: product?.flooringType ?? flooringTypes.find((type) => type === flooring) ?? null,
    floor: product,
    carpetWidth: carpetWidths.find((width) => width === carpetWidth) ?? 4,
    includeInstallation: includeInstallation !== false,
  };
}

function checkFloor(value: unknown): ChosenProduct | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, price, unit, flooringType, rollWidths, fittingIncluded } =
    value as Partial<ChosenProduct>;
  const isWhole =
    [id, name, unit].every((text) => typeof text === 'string') &&
    flooringTypes.some((type) => type === flooringType) &&
    typeof price === 'number' &&
    typeof fittingIncluded === 'boolean' &&
    Array.isArray(rollWidths) &&
    rollWidths.every((width) => typeof width === 'number');
  return isWhole ? (value as ChosenProduct) : null;
}

function checkRoom(value: unknown, id: number): RoomDraft[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, length, width } = value as Partial<Record<keyof RoomDraft, unknown>>;
  if (![name, length, width].every((text) => typeof text === 'string')) return [];
  const sides = { length: String(length).slice(0, 20), width: String(width).slice(0, 20) };
  return [{ id, name: String(name).slice(0, limits.roomName), ...sides }];
}
