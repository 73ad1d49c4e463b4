import type { Estimate } from '../../contract.ts';
import { carpetWidths, flooringTypes, limits } from '../../limits.ts';
import { isUntouched, type Job } from './calculator-state.ts';
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

export function storeJob({ rooms, flooring, carpetWidth, includeInstallation }: Job) {
  const job: Job = { rooms, flooring, carpetWidth, includeInstallation };
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
    carpetWidth: carpetWidths.find((width) => width === estimate.carpetWidth) ?? 4,
    includeInstallation: estimate.includeInstallation,
  });
}

/** Validates stored text, which an older version of the page may have written. */
export function checkJob(value: unknown): Job | null {
  if (typeof value !== 'object' || value === null) return null;
  const { rooms, flooring, carpetWidth, includeInstallation } = value as Partial<
    Record<keyof Job, unknown>
  >;
  if (!Array.isArray(rooms)) return null;
  const checked = rooms.slice(0, limits.rooms).flatMap((room, index) => checkRoom(room, index + 1));
  if (checked.length === 0) return null;
  return {
    rooms: checked,
    flooring: flooringTypes.find((type) => type === flooring) ?? null,
    carpetWidth: carpetWidths.find((width) => width === carpetWidth) ?? 4,
    includeInstallation: includeInstallation !== false,
  };
}

function checkRoom(value: unknown, id: number): RoomDraft[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, length, width } = value as Partial<Record<keyof RoomDraft, unknown>>;
  if (![name, length, width].every((text) => typeof text === 'string')) return [];
  const sides = { length: String(length).slice(0, 20), width: String(width).slice(0, 20) };
  return [{ id, name: String(name).slice(0, limits.roomName), ...sides }];
}
