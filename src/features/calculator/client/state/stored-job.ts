import type { Estimate } from '../../contract.ts';
import { carpetWidths, flooringTypes, limits } from '../../limits.ts';
import { type ChosenProduct, checkProduct } from '../drafts/chosen-product.ts';
import { readEstimatedExtras } from '../drafts/extra-drafts.ts';
import type { RoomDraft } from '../drafts/room-drafts.ts';
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
    rooms: estimate.rooms.map((room, index, rooms) => ({
      ...toDraft(room, index, rooms),
      ...readRoomFloor(estimate, room.floor),
    })),
    flooring: estimate.flooringType,
    floor: readFloor(estimate.floors?.[0] ?? estimate),
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

/** The floor of a room of an estimate of several; that of the first is the job's. */
function readRoomFloor({ floors }: Estimate, place = 0): Pick<RoomDraft, 'floor'> {
  const own = floors?.[place];
  if (!own || place === 0) return {};
  const product = readFloor(own);
  return { floor: { flooring: own.flooringType, ...(product && { product }) } };
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
  const product = checkProduct(floor);
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
