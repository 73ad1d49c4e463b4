import { type CardFloor, emptyPrice, type PriceCard } from '../../contract.ts';
import type { Details, Known } from './details.ts';
import { type FloorWish, isOn } from './floors.ts';
import {
  changeSide,
  type Filling,
  hasRoomDetails,
  isEmpty,
  keepOnly,
  placeRoom,
  type Row,
  targetOf,
} from './price-rows.ts';
import { isFloorType } from './products.ts';
import { readRowName } from './room-names.ts';

const [maxRooms, maxChanges] = [30, 12];

export type FilledPrice = {
  card: PriceCard;
  /** The names of the rows of which the message may mean any, left as they were. */
  unclear: string[];
};

/**
 * The price card with the details filled in, or undefined where the message has nothing for it. A row is changed where
 * it is meant beyond doubt: named, the only one, or the last one spoken of.
 */
export function fillPrice(
  before: PriceCard | undefined,
  details: Details,
  known: Known,
): FilledPrice | undefined {
  const old = details.price.startsAgain ? undefined : before;
  if (!old && !hasRoomDetails(details)) return undefined;
  const rows: Row[] = (old?.rooms ?? []).map((room) => ({ ...room, key: readRowName(room.name) }));
  const filling: Filling = {
    rows,
    changes: [],
    touched: new Set(),
    excepted: new Set(),
    unclear: new Set(),
    isNew: !old,
    details,
    target: targetOf(old, rows),
  };
  const rowsOf = details.rooms.map((room, index) =>
    placeRoom(filling, room, details.price.removed.includes(index)),
  );
  for (const change of details.price.sides) changeSide(filling, change, rowsOf);
  keepOnly(filling, rowsOf);
  layFloors(filling, rowsOf);
  const card = finish(before, filling, known);
  const unclear = [...filling.unclear].map(({ name }) => name || 'Room');
  if (!card && (unclear.length === 0 || !before)) return undefined;
  return { card: card ?? (before as PriceCard), unclear };
}

const isSameFloor = (one?: CardFloor, other?: CardFloor) =>
  one?.type === other?.type && one?.productId === other?.productId;

const isForSome = ({ rooms, group, isLoose }: FloorWish) => rooms.length > 0 && !group && !isLoose;

function layFloors(filling: Filling, rowsOf: readonly Row[][]) {
  const { rows, changes, touched, details, isNew } = filling;
  const { floors } = details;
  const isVague = ({ rooms: of, group }: FloorWish) => of.length === 0 && !group;
  const isTorn = floors.some(({ floor }) => !isSameFloor(floor, floors[0]?.floor));
  if (isTorn && (floors.every(isVague) || (isNew && rows.length === 1))) return;
  const laid = new Map(
    floors.flatMap((wish) =>
      rowsMeant(filling, wish, rowsOf).map((row) => [row, wish.floor] as const),
    ),
  );
  for (const [row, floor] of laid) {
    const isChanged = row.floor && !isSameFloor(row.floor, floor) && !touched.has(row);
    if (isChanged) changes.push(`${row.name || 'Room'}: now ${floor.name ?? floor.type}`);
    row.floor = floor;
  }
}

/** The rows that a floor is for; several only where the words say so. */
function rowsMeant(filling: Filling, wish: FloorWish, rowsOf: readonly Row[][]): Row[] {
  const { rows, isNew, details, excepted, touched, target, unclear } = filling;
  const { group, isLoose } = wish;
  const of = (places: readonly number[]) => places.flatMap((index) => rowsOf[index] ?? []);
  const others = new Set(
    details.floors.flatMap((other) => (other === wish ? [] : of(other.rooms))),
  );
  for (const row of of(wish.except)) excepted.add(row);
  const isFree = (row: Row) => !others.has(row) && !excepted.has(row);
  const named = of(wish.rooms).filter((row) => rows.includes(row) && !excepted.has(row));
  if (group === 'upstairs' || group === 'downstairs')
    return rows.filter((row) => isOn(group, row.key?.base, row.key?.mark) && isFree(row));
  if (group || (isNew && (isLoose || wish.rooms.length === 0))) return rows.filter(isFree);
  if (named.length > 0 || wish.rooms.length > 0) return named;
  const added = rows.filter((row) => touched.has(row) && isFree(row));
  if (added.length > 0) return added;
  if (target) return [target];
  for (const row of rows) unclear.add(row);
  return [];
}

/** Lays the floor of the page or of the other rows, numbers rooms of one name, and makes the card. */
function finish(
  before: PriceCard | undefined,
  { rows, changes, touched, excepted, isNew, details }: Filling,
  known: Known,
): PriceCard | undefined {
  const { area, price, floors } = details;
  const floor = floors[0]?.floor;
  if (isNew && rows.length === 0 && area === undefined && floor) rows.push({ name: '', floor });
  const old = isNew ? undefined : before;
  const hasSizes = rows.some((row) => !isEmpty(row));
  const page = pageFloor(known);
  const laid = rows.flatMap((row) => row.floor ?? []);
  const shared = laid.every((one) => isSameFloor(one, laid[0]))
    ? (laid[0] ?? old?.areaFloor)
    : undefined;
  // The one floor that is told is that of all rooms, unless it is said for some: "carpet in the lounge 4x3. Hall 3x1".
  const isForAll = floors.every((wish) => isSameFloor(wish.floor, floor) && !isForSome(wish));
  const told = isForAll ? (floor ?? page) : undefined;
  const given = isNew ? told : shared;
  for (const row of rows)
    if (given && !excepted.has(row) && (isNew || touched.has(row))) row.floor ??= given;
  numberAlike(rows);
  const areaOnly = hasSizes ? undefined : (area ?? old?.areaOnly);
  const areaFloor = areaOnly === undefined ? undefined : (floor ?? old?.areaFloor ?? page);
  const includeInstallation = price.includeInstallation ?? before?.includeInstallation ?? true;
  if (old && includeInstallation !== old.includeInstallation)
    changes.push(includeInstallation ? 'With fitting' : 'Without fitting');
  const filled = {
    rooms: rows.slice(0, maxRooms).map(({ key: _, ...room }) => room),
    includeInstallation,
    ...(areaOnly !== undefined && { areaOnly }),
    ...(areaFloor && { areaFloor }),
  };
  const entries = (card: Partial<PriceCard>) =>
    JSON.stringify([card.rooms, card.includeInstallation, card.areaOnly, card.areaFloor]);
  if (before && entries(before) === entries(filled)) return undefined;
  const lines = changes.slice(0, maxChanges).map((line) => line.slice(0, 250));
  return {
    ...emptyPrice(before?.id ?? known.newId()),
    ...(lines.length > 0 && { changes: lines }),
    ...filled,
  };
}

function pageFloor({ pageProduct, pageFloor: type }: Known): CardFloor | undefined {
  if (!pageProduct || !isFloorType(pageProduct.category)) return type && { type };
  const { category, id, name } = pageProduct;
  return { type: category, productId: id, name: name.slice(0, 250) };
}

function numberAlike(rows: readonly Row[]) {
  for (const [name, group] of Map.groupBy(rows, (row) => row.name.replace(/ \d$/, ''))) {
    const isNumbered =
      group.every((row) => /\d$/.test(row.name)) &&
      new Set(group.map((row) => row.name)).size === group.length;
    if (group.length > 1 && !isNumbered)
      for (const [index, row] of group.entries()) row.name = `${name || 'Room'} ${index + 1}`;
  }
}
