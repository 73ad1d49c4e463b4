import { doorwayKinds, doorwayLimits, limits, maxDoorTrims } from '../../limits.ts';
import { type DoorwayDraft, type ExtraDrafts, noExtras } from '../drafts/extra-drafts.ts';

type Fields = Record<string, unknown>;

/**
 * Validates stored extras, which an older version of the page did not write.
 * @param newIds the id that each stored room has now, by its stored id
 */
export function checkExtras(value: unknown, newIds: ReadonlyMap<unknown, number>): ExtraDrafts {
  if (!isFields(value)) return noExtras;
  const idsOf = (list: unknown) =>
    Array.isArray(list) ? list.flatMap((id) => newIds.get(id) ?? []) : [];
  const doorways = isFields(value.doorways) ? Object.entries(value.doorways) : [];
  return {
    uplift: value.uplift === true,
    furnitureRooms: checkCount(value.furnitureRooms, limits.rooms),
    doorTrims: checkCount(value.doorTrims, maxDoorTrims),
    plywood: idsOf(value.plywood),
    levelling: idsOf(value.levelling),
    underlay: checkUnderlay(value.underlay),
    doorways: Object.fromEntries(
      doorways.flatMap(([room, list]) => {
        const id = newIds.get(Number(room));
        return id !== undefined && Array.isArray(list) ? [[id, checkDoorways(list, newIds)]] : [];
      }),
    ),
  };
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const checkCount = (value: unknown, max: number) =>
  Number.isInteger(value) ? Math.min(Math.max(value as number, 0), max) : 0;

function checkUnderlay(value: unknown): ExtraDrafts['underlay'] {
  if (!isFields(value)) return null;
  const { id, name, price } = value;
  const isWhole = typeof id === 'string' && typeof name === 'string' && typeof price === 'number';
  return isWhole ? { id, name, price } : null;
}

function checkDoorways(list: unknown[], newIds: ReadonlyMap<unknown, number>): DoorwayDraft[] {
  return list.slice(0, doorwayLimits.count).flatMap((value, index) => {
    if (!isFields(value) || typeof value.width !== 'string') return [];
    const kind = doorwayKinds.find((each) => each === value.kind);
    const sharedWith = newIds.get(value.sharedWith) ?? null;
    return kind ? [{ id: index + 1, width: value.width.slice(0, 20), kind, sharedWith }] : [];
  });
}
