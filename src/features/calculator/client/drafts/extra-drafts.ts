import type { Estimate } from '../../contract.ts';
import type { DoorwayKind } from '../../doorways.ts';
import { doorwayLimits, usualDoorway } from '../../limits.ts';
import { parseMetres } from '../units/parse-metres.ts';
import type { ChosenProduct, Flooring } from './chosen-product.ts';

/** A doorway in the form: its width as typed, and the id of the room on its other side, if it is priced too. */
export type DoorwayDraft = {
  id: number;
  width: string;
  kind: DoorwayKind;
  sharedWith: number | null;
};

/** An underlay of the catalogue, in pounds per m². */
export type Underlay = { id: string; name: string; price: number };

/** What a visitor adds to the rooms and the floor; rooms are named by their ids. */
export type ExtraDrafts = {
  uplift: boolean;
  furnitureRooms: number;
  doorTrims: number;
  plywood: number[];
  levelling: number[];
  /** Null for the usual one. */
  underlay: Underlay | null;
  /** By room; a room without a list has one doorway as usual. */
  doorways: Record<number, DoorwayDraft[]>;
};

export const noExtras: ExtraDrafts = {
  uplift: false,
  furnitureRooms: 0,
  doorTrims: 0,
  plywood: [],
  levelling: [],
  underlay: null,
  doorways: {},
};

type JobWithExtras = {
  flooring: Flooring | null;
  includeInstallation: boolean;
  extras: ExtraDrafts;
};

/** A doorway of the usual width, not yet said where it leads. */
export function addDoorway(list: readonly DoorwayDraft[]): DoorwayDraft[] {
  const id = Math.max(0, ...list.map((one) => one.id)) + 1;
  return [...list, { id, width: '', kind: 'carpet', sharedWith: null }];
}

/** What is wrong with the width of a doorway as typed; an empty one is the usual width. */
export function findWidthProblem(width: string): string | undefined {
  const [min, max] = doorwayLimits.width;
  const metres = width.trim() === '' ? usualDoorway.width : parseMetres(width);
  return metres >= min && metres <= max ? undefined : `Enter ${min} to ${max} m`;
}

/** Adapts a job to a product: one sold with fitting is always fitted, and brings its underlay. */
export function fitExtras<J extends JobWithExtras>(
  job: J,
  product?: Pick<ChosenProduct, 'fittingIncluded'>,
): J {
  if (!product?.fittingIncluded) return job;
  return { ...job, includeInstallation: true, extras: { ...job.extras, underlay: null } };
}

/** Removes all that was said of a room. */
export function removeRoomExtras(extras: ExtraDrafts, id: number): ExtraDrafts {
  const doorways = Object.entries(extras.doorways).flatMap(([room, list]) =>
    Number(room) === id
      ? []
      : [[room, list.map((one) => (one.sharedWith === id ? { ...one, sharedWith: null } : one))]],
  );
  return {
    ...extras,
    plywood: extras.plywood.filter((room) => room !== id),
    levelling: extras.levelling.filter((room) => room !== id),
    doorways: Object.fromEntries(doorways),
  };
}

/** Adds the extras of a job to the request for its rooms; a job without any is requested as it was. */
export function addExtras<R extends { rooms: { id: number }[] }>(
  request: R,
  { flooring, includeInstallation, extras: drafts }: JobWithExtras,
): R {
  const indexOf = (id: number) => request.rooms.findIndex((room) => room.id === id);
  const indexesOf = (ids: number[]) => ids.map(indexOf).filter((index) => index >= 0);
  const toDoorway = ({ width, kind, sharedWith }: DoorwayDraft) => {
    const index = sharedWith === null ? -1 : indexOf(sharedWith);
    return {
      ...(width.trim() !== '' && { width: parseMetres(width) }),
      kind,
      ...(index >= 0 && { sharedWith: index }),
    };
  };
  const extras = {
    ...(drafts.uplift && { uplift: true }),
    ...(drafts.furnitureRooms > 0 && {
      furnitureRooms: Math.min(drafts.furnitureRooms, request.rooms.length),
    }),
    ...(drafts.doorTrims > 0 && { doorTrims: drafts.doorTrims }),
    ...(drafts.plywood.length > 0 && { plywood: indexesOf(drafts.plywood) }),
    ...(drafts.levelling.length > 0 && { levelling: indexesOf(drafts.levelling) }),
  };
  return {
    ...request,
    rooms: request.rooms.map((room) => {
      const list = drafts.doorways[room.id];
      return list ? { ...room, doorways: list.map(toDoorway) } : room;
    }),
    ...(includeInstallation && Object.keys(extras).length > 0 && { extras }),
    ...(flooring === 'carpet' && drafts.underlay && { underlayId: drafts.underlay.id }),
  };
}

/** The extras of an estimate, whose rooms get their place as id, counted from 1. */
export function readEstimatedExtras(
  estimate: Pick<Estimate, 'extras' | 'underlay'> & {
    rooms: Pick<Estimate['rooms'][number], 'doorways'>[];
  },
): ExtraDrafts {
  const { extras, underlay, rooms } = estimate;
  const idOf = (index: number) => index + 1;
  const doorways = rooms.flatMap(({ doorways: list }, index) =>
    list
      ? [
          [
            idOf(index),
            list.map(({ width, kind, sharedWith }, place) => ({
              id: place + 1,
              width: String(width),
              kind,
              sharedWith: sharedWith === undefined ? null : idOf(sharedWith),
            })),
          ],
        ]
      : [],
  );
  return {
    uplift: extras?.uplift ?? false,
    furnitureRooms: extras?.furnitureRooms ?? 0,
    doorTrims: extras?.doorTrims ?? 0,
    plywood: extras?.plywood.map(idOf) ?? [],
    levelling: extras?.levelling.map(idOf) ?? [],
    underlay: underlay ?? null,
    doorways: Object.fromEntries(doorways),
  };
}

/** The names of what is added to a job, in a few words each. */
export function listExtras({ flooring, includeInstallation, extras }: JobWithExtras): string[] {
  const { uplift, furnitureRooms, doorTrims, plywood, levelling, underlay, doorways } = extras;
  const labour = [
    uplift && 'old floor taken up',
    furnitureRooms > 0 && 'furniture moved',
    doorTrims > 0 && 'doors trimmed',
    plywood.length > 0 && 'plywood',
    levelling.length > 0 && 'levelling',
  ];
  const rest = [
    flooring === 'carpet' && underlay?.name,
    Object.keys(doorways).length > 0 && 'doorways',
  ];
  return [...(includeInstallation ? labour : []), ...rest].filter((one) => typeof one === 'string');
}
