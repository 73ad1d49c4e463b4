import type { EstimateRequest } from './contract.ts';
import { hasDoorways } from './extras-contract.ts';
import { cheapestRoll, limits, maxDoorTrims } from './limits.ts';

type Room = EstimateRequest['rooms'][number];

/** A room with what is said of it elsewhere in its job, other rooms by their keys in place of their places. */
type Area = {
  key: string;
  room: Omit<Room, 'link' | 'doorways'>;
  /** The first key of the rooms that are laid as one with it. */
  group?: string | undefined;
  doorways?: { doorway: object; to?: string | undefined }[] | undefined;
  plywood: boolean;
  levelling: boolean;
};

/**
 * Joins two lists of areas that were measured from the same one, as merging three versions of a text does: an area is
 * as `mine` has it where mine changed it, else as `theirs` has it; none that one of them added is lost, and one that
 * mine removed goes unless theirs changed it. Areas are the same where their ids are the same text; numbers are only
 * places in a form, so such areas are never the same.
 * @param base what `mine` was made from; undefined for nothing
 */
export function mergeAreas(
  base: EstimateRequest | undefined,
  theirs: EstimateRequest,
  mine: EstimateRequest,
): EstimateRequest {
  const [before, other, own] = [
    new Map((base ? toAreas(asBegun(base, mine), 'base') : []).map((area) => [area.key, area])),
    toAreas(theirs, 'theirs').map((area) => keepFloor(area, theirs, mine)),
    new Map(toAreas(mine, 'mine').map((area) => [area.key, area])),
  ];
  const isAlike = (a: Area | undefined, b: Area | undefined) =>
    JSON.stringify(a) === JSON.stringify(b);
  const kept = other.flatMap((area) => {
    const [known, changed] = [before.get(area.key), own.get(area.key)];
    if (changed) return isAlike(known, changed) ? area : changed;
    const isUnchanged = known !== undefined && isAlike(known, area);
    return isUnchanged ? [] : area;
  });
  const taken = new Set(kept.map(({ room }) => room.name));
  const there = new Set(other.map(({ key }) => key));
  // One that theirs removed comes back where mine changed it.
  const added = [...own.values()].filter(
    (area) => !there.has(area.key) && !isAlike(before.get(area.key), area),
  );
  const areas = [...kept, ...added.map((area) => withFreeName(area, taken))];
  const isUnderlayTheirs = mine.underlayId === base?.underlayId && mine.flooringType === 'carpet';
  const isFittingTheirs = mine.includeInstallation === base?.includeInstallation;
  const { includeInstallation } = isFittingTheirs ? theirs : mine;
  const { extras: _, ...job } = mine;
  return {
    ...job,
    includeInstallation,
    ...(isUnderlayTheirs && { underlayId: theirs.underlayId }),
    ...toRooms(areas),
    ...(includeInstallation && mergeExtras(base, theirs, mine, areas)),
  };
}

/** A list as the form of a device begins from it: a customer's areas have numbers, and the floor of their job. */
function asBegun(base: EstimateRequest, mine: EstimateRequest): EstimateRequest {
  // An older page names no floors.
  if (mine.rooms.some(({ floor }) => !floor)) return base;
  return {
    ...base,
    rooms: base.rooms.map(({ id, ...room }, index) => ({
      id: String(id ?? index + 1),
      ...room,
      floor: floorAsBegun(base, room.floor),
    })),
  };
}

function floorAsBegun(
  { flooringType, productId, fewestJoins }: EstimateRequest,
  own: Room['floor'],
): NonNullable<Room['floor']> {
  const floor = own ?? { flooringType, ...(productId !== undefined && { productId }) };
  const { fewestJoins: ownJoins, toBeChosen, ...rest } = floor;
  return {
    ...rest,
    ...(floor.flooringType === 'carpet' && { carpetWidth: rest.carpetWidth ?? cheapestRoll }),
    ...((ownJoins ?? fewestJoins) && { fewestJoins: true }),
    ...(toBeChosen && { toBeChosen }),
  };
}

function toAreas({ rooms, extras }: EstimateRequest, side: string): Area[] {
  const keys = rooms.map(({ id }, index) => (typeof id === 'string' ? id : `${side} ${index}`));
  const groupOf = (link: number) =>
    keys.filter((_, index) => rooms[index]?.link === link).sort()[0];
  return rooms.map(({ link, doorways, ...room }, index) => ({
    key: keys[index] ?? '',
    room,
    group: link === undefined ? undefined : groupOf(link),
    doorways: doorways?.map(({ sharedWith, ...doorway }) => ({
      doorway,
      to: sharedWith === undefined ? undefined : keys[sharedWith],
    })),
    plywood: extras?.plywood.includes(index) ?? false,
    levelling: extras?.levelling.includes(index) ?? false,
  }));
}

/** An area of `theirs` without a floor of its own has that of its job. */
function keepFloor(area: Area, theirs: EstimateRequest, mine: EstimateRequest): Area {
  const { flooringType, productId } = theirs;
  const isSame = flooringType === mine.flooringType && productId === mine.productId;
  if (area.room.floor || isSame) return area;
  const floor = { flooringType, ...(productId !== undefined && { productId }) };
  return { ...area, room: { ...area.room, floor } };
}

/** 'Lounge', or 'Lounge 2' where another room has that name. */
function withFreeName(area: Area, taken: Set<string>): Area {
  let { name } = area.room;
  for (let number = 2; taken.has(name); number += 1)
    name = `${area.room.name.slice(0, limits.roomName - 4).replace(/[\ud800-\udbff]$/, '')} ${number}`;
  taken.add(name);
  return { ...area, room: { ...area.room, name } };
}

function toRooms(areas: readonly Area[]): Pick<EstimateRequest, 'rooms'> {
  const groups = [...new Set(areas.flatMap(({ group }) => group ?? []))];
  const isShared = (group: string) => areas.filter((area) => area.group === group).length > 1;
  return {
    rooms: areas.map(({ room, group, doorways }, index) => ({
      ...room,
      ...(group !== undefined && isShared(group) && { link: groups.indexOf(group) + 1 }),
      ...(doorways && { doorways: joinDoorways(areas, index) }),
    })),
  };
}

/** The doorways of an area: one that both of its areas name stays with the first. */
function joinDoorways(areas: readonly Area[], index: number) {
  return (areas[index]?.doorways ?? []).flatMap(({ doorway, to }) => {
    const place = areas.findIndex(({ key }) => key === to);
    const other = areas[place];
    const isNamedBefore = other?.doorways?.some((each) => each.to === areas[index]?.key);
    if (place < index && isNamedBefore) return [];
    return {
      ...(doorway as NonNullable<Room['doorways']>[number]),
      ...(other && hasDoorways(other.room) && { sharedWith: place }),
    };
  });
}

/** What is counted for a whole job is what both of them added. */
function mergeExtras(
  base: EstimateRequest | undefined,
  theirs: EstimateRequest,
  mine: EstimateRequest,
  areas: readonly Area[],
): Pick<EstimateRequest, 'extras'> {
  const [before, other, own] = [base?.extras, theirs.extras, mine.extras];
  if (!other && !own) return {};
  const add = (name: 'furnitureRooms' | 'doorTrims', most: number) =>
    Math.min(most, Math.max(0, (other?.[name] ?? 0) + (own?.[name] ?? 0) - (before?.[name] ?? 0)));
  const placesOf = (work: 'plywood' | 'levelling') =>
    areas.flatMap((area, index) => (area[work] ? index : []));
  const isTakenUp = own?.uplift ?? false;
  return {
    extras: {
      uplift: isTakenUp === (before?.uplift ?? false) ? (other?.uplift ?? false) : isTakenUp,
      furnitureRooms: add('furnitureRooms', areas.length),
      doorTrims: add('doorTrims', maxDoorTrims),
      plywood: placesOf('plywood'),
      levelling: placesOf('levelling'),
    },
  };
}
