import type { Estimate, EstimateInput } from '../../contract.ts';
import { usualDoorway } from '../../limits.ts';
import { readEstimatedExtras } from '../drafts/extra-drafts.ts';
import { isMeasured } from '../drafts/measure-draft.ts';
import type { RoomDraft, RoomFloor } from '../drafts/room-drafts.ts';
import { buildRequest, type Job, type SentRoom } from '../state/calculator-state.ts';
import { toDraft } from '../state/stored-room.ts';
import {
  floorsOf,
  type KnownFloor,
  type OfferedFloor,
  toAreaFloor,
  toKnownFloor,
  toRequestFloor,
} from './area-floor.ts';

type Room = Estimate['rooms'][number];

/** The areas from which a form begins: of an estimate, or as the device has kept them. */
export type KnownAreas = Pick<Estimate, 'includeInstallation' | 'extras' | 'underlay'> & {
  rooms: Room[];
  floors: KnownFloor[];
};

/** The areas of a stored estimate. */
export const areasOf = (estimate: Estimate): KnownAreas => {
  const floors = estimate.floors ?? [estimate];
  const underlay = floors.find((floor) => floor.underlay)?.underlay;
  return { ...estimate, floors, ...(underlay && { underlay }) };
};

/** What the form begins with, and the ids of the areas by those of their drafts. */
export function readAreas(
  known: KnownAreas | null,
  offers: readonly OfferedFloor[],
): { job: Partial<Job>; areaIds: ReadonlyMap<number, string> } {
  if (!known) return { job: {}, areaIds: new Map() };
  // What an older page has kept on the device names no floors.
  const { rooms, floors = [] } = known as Partial<KnownAreas> & KnownAreas;
  const place = (index: number) => rooms[index]?.floor ?? 0;
  return {
    job: {
      rooms: rooms.map(toDraft).map((draft, index) => {
        const floor = floors[place(index)];
        // One that goes on from the area before follows it when that one is changed.
        const isOwn = index === 0 || place(index) !== place(index - 1);
        return floor && isOwn ? { ...draft, floor: toAreaFloor(floor, offers) } : draft;
      }),
      includeInstallation: known.includeInstallation,
      // Priced again with the rooms as measured.
      extras: readEstimatedExtras(known),
    },
    areaIds: new Map(rooms.map(({ id }, index) => [index + 1, String(id)])),
  };
}

/**
 * The request for measured areas, each with its floor and an id by which it is known on every device; null while
 * there is nothing to price.
 */
export function toMeasureRequest(
  job: Job,
  areaIds: ReadonlyMap<number, string>,
): EstimateInput | null {
  const request = buildRequest(job);
  if (!request) return null;
  const floors = floorsOf(job.rooms);
  const floorOf = (id: number) => floors[job.rooms.findIndex((room) => room.id === id)];
  const taken = new Set<string>();
  return {
    ...request,
    rooms: (request.rooms as SentRoom[]).map((room) => {
      const known = areaIds.get(room.id);
      const id = known === undefined || taken.has(known) ? crypto.randomUUID() : known;
      taken.add(id);
      const floor = floorOf(room.id);
      return { ...room, id, ...(floor && { floor: toRequestFloor(floor) }) };
    }),
  };
}

/** What a later form begins with, before the server has priced the request. */
export function keepAreas(
  request: EstimateInput,
  { rooms, extras, includeInstallation }: Job,
): KnownAreas {
  const chosen = floorsOf(rooms).filter((_, index) => isMeasured(rooms[index] as RoomDraft));
  const floors = [...new Set(chosen)];
  const { extras: work } = request;
  return {
    rooms: request.rooms.map(({ doorways, floor: _, ...room }, index) => ({
      ...(room as Room),
      floor: floors.indexOf(chosen[index] as RoomFloor),
      ...(doorways && { doorways: doorways.map((each) => ({ ...usualDoorway, ...each })) }),
    })),
    floors: floors.map(toKnownFloor),
    includeInstallation,
    ...(work && { extras: { ...noWork, ...work } }),
    ...(extras.underlay && { underlay: extras.underlay }),
  };
}

const noWork = { uplift: false, furnitureRooms: 0, doorTrims: 0, plywood: [], levelling: [] };
