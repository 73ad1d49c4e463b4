import type { Estimate } from '../../contract.ts';
import { carpetWidths, flooringTypes, limits } from '../../limits.ts';
import type { ChosenProduct } from '../drafts/chosen-product.ts';
import { readEstimatedExtras } from '../drafts/extra-drafts.ts';
import { isUntouched, type Job } from './calculator-state.ts';
import { checkExtras } from './stored-extras.ts';
import { checkRoom, toDraft } from './stored-room.ts';

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

export function storeJob({
  rooms,
  flooring,
  floor,
  carpetWidth,
  includeInstallation,
  extras,
}: Job) {
  const job: Job = { rooms, flooring, floor, carpetWidth, includeInstallation, extras };
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
    rooms: estimate.rooms.map(toDraft),
    flooring: estimate.flooringType,
    floor: readFloor(estimate),
    carpetWidth: carpetWidths.find((width) => width === estimate.carpetWidth) ?? 4,
    includeInstallation: estimate.includeInstallation,
    extras: readEstimatedExtras(estimate),
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
  const { rooms, flooring, floor, carpetWidth, includeInstallation, extras } = value as Partial<
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
    extras: checkExtras(extras, mapIds(rooms)),
  };
}

/** The id that each stored room gets, by its stored one: `checkJob` numbers them by their place. */
const mapIds = (rooms: unknown[]) =>
  new Map(rooms.map((room, index) => [(room as { id?: unknown } | null)?.id, index + 1]));

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
