import type { CardRoom, PriceCard } from '../../contract.ts';
import type { Details } from './details.ts';
import { metresPer } from './measures.ts';
import type { SideChange } from './price-wishes.ts';
import type { ReadRoom, RoomName } from './room-names.ts';

const maxRooms = 30;
/** A row while it is filled in, with the name that it is known by. */
export type Row = CardRoom & { key?: RoomName | undefined };
export type Filling = {
  rows: Row[];
  changes: string[];
  touched: Set<Row>;
  /** Rows that the message leaves out of a floor. */
  excepted: Set<Row>;
  /** Rows of which the message may mean any: none of them is changed. */
  unclear: Set<Row>;
  isNew: boolean;
  details: Details;
  /** The row that a change means where it names none: the only one, or the one changed last. */
  target?: Row | undefined;
};

/** A price card needs sizes, an area, or a question for the price of a room or a product. */
export const hasRoomDetails = ({ rooms, area, price, floors }: Details): boolean =>
  area !== undefined ||
  rooms.some(({ isSized }) => isSized) ||
  (price.asksPrice && (rooms.length > 0 || floors.some(({ floor }) => floor.productId)));

export function targetOf(before: PriceCard | undefined, rows: readonly Row[]): Row | undefined {
  const last = before?.changes?.[0]?.split(/:| added/)[0];
  const named = rows.length === 1 ? rows : rows.filter(({ name }) => name === last);
  return named.length === 1 ? named[0] : undefined;
}

/** The rows that a name may mean: more than one where it says all of them, or where it is not clear which. */
function rowsNamed(rows: readonly Row[], { base, mark, count }: RoomName): Row[] {
  const alike = rows.filter(({ key }) => key?.base === base);
  const exact = alike.filter(({ key }) => key?.mark === mark);
  if (!mark) return count === undefined && exact.length === 1 ? exact : alike;
  const counted = alike[['first', 'second', 'third', 'fourth'].indexOf(mark)];
  if (exact.length > 0 || counted) return exact.length > 0 ? exact : counted ? [counted] : [];
  const isFurther = /^(?:second|third|fourth|\d|other)$/.test(mark);
  return alike.length === 1 && !alike[0]?.key?.mark && !isFurther ? alike : [];
}

/** Puts a room of the message into the rows: the one that it means, or a new one. */
export function placeRoom(filling: Filling, room: ReadRoom, isRemoved: boolean): Row[] {
  const { rows, touched, unclear, isNew, details, target } = filling;
  const { length, width, steps, name, isSized, partOf } = room;
  const { adds, copies } = details.price;
  const twin =
    copies && !isSized ? rows.findLast(({ key }) => key?.base === name?.base) : undefined;
  const size = {
    ...(twin?.length && { length: twin.length, width: twin.width }),
    ...(length && width && { length, width }),
    ...(steps && { steps }),
  };
  if (isNew) return addRows(filling, room, size);
  const free = rows.filter((row) => !touched.has(row) || !isSized);
  const isSame = (row: Row) => length && row.length === length && row.width === width;
  const alike = name || partOf || adds ? [] : rows.filter(isSame);
  const named = name && !name.isAnother ? rowsNamed(free, name) : alike;
  if (named.length > 1 && (isSized || name?.count === undefined)) {
    for (const row of named) unclear.add(row);
    return [];
  }
  if (isRemoved) for (const row of named) remove(filling, row);
  if (isRemoved) return [];
  if (named.length > 0) {
    if (isSized && name && named[0]) resize(filling, named[0], size);
    return named;
  }
  const isFurther = adds || rows.length === 0 || details.rooms.length > 1;
  // A word that nobody listed names no further room where one is changed.
  if (!name || (name.isGuess && !isFurther)) {
    const empty = rows.filter(
      (row) => !touched.has(row) && isEmpty(row) && row.key?.base !== 'stairs',
    );
    const meant = !adds && empty.length === 1 ? empty[0] : target;
    if (meant && (!isFurther || isEmpty(meant)) && meant.key?.base !== 'stairs') {
      resize(filling, meant, size);
      return [meant];
    }
    if (!isFurther) {
      for (const row of rows) unclear.add(row);
      return [];
    }
  } else if (!isSized && rows.length === 1 && rows[0] && !rows[0].key && !adds) {
    // "Bedroom", for the room that had no name
    Object.assign(rows[0], { name: name.label, key: name });
    return [rows[0]];
  }
  const isWanted = isSized || adds || hasRoomDetails(details) || details.floors.length > 0;
  return isWanted ? addRows(filling, room, size) : [];
}

export const isEmpty = ({ length, steps }: Row) => !length && !steps;

function addRows(
  { rows, changes, touched, isNew }: Filling,
  { times, name, isSized, partOf }: ReadRoom,
  size: Partial<CardRoom>,
): Row[] {
  const count = times ?? (isSized ? 1 : name?.count || 1);
  const label = partOf ? `${rows.at(-1)?.name || 'Room'} (${partOf})` : (name?.label ?? '');
  const row = { name: label.slice(0, 50), ...size, key: partOf ? undefined : name };
  const added: Row[] = Array.from(
    { length: Math.max(0, Math.min(count, maxRooms - rows.length)) },
    () => ({ ...row }),
  );
  // A row that only its floor is known of: "a price for carpet"
  const blank = rows.findIndex((other) => other.name === '' && isEmpty(other));
  const [{ floor } = {}] = blank >= 0 && added.length > 0 ? rows.splice(blank, 1) : [];
  if (floor) for (const one of added) one.floor = floor;
  rows.push(...added);
  for (const one of added) touched.add(one);
  if (!isNew && added.length > 0) changes.push(`${label || 'Room'} added`);
  return added;
}

function remove(filling: Filling, row: Row) {
  filling.rows = filling.rows.filter((other) => other !== row);
  filling.changes.push(`${row.name || 'Room'} removed`);
}

const figure = (metres: number) => String(Math.round(metres * 100) / 100);
const sizeOf = ({ length, width }: Partial<CardRoom>) =>
  length && width ? `${figure(length)} × ${figure(width)} m` : '';

function resize({ touched, changes }: Filling, row: Row, size: Partial<CardRoom>) {
  const was = { ...row };
  Object.assign(row, size);
  touched.add(row);
  const sides = (['length', 'width'] as const).filter((side) => row[side] !== was[side]);
  const side = sides.length === 1 ? sides[0] : undefined;
  const [old, now] =
    row.steps !== was.steps
      ? [was.steps && `${was.steps} steps`, was.steps ? row.steps : `${row.steps} steps`]
      : side && was[side]
        ? [`${figure(was[side])} m`, `${figure(row[side] ?? 0)} m`]
        : [sizeOf(was), sizeOf(row)];
  if (old !== now) changes.push(`${row.name || 'Room'}: ${old ? `${old}, now ` : ''}${now}`);
}

/** "The lounge is 3.4 not 3", "make that 5m wide", "there's 15" */
export function changeSide(filling: Filling, change: SideChange, rowsOf: readonly Row[][]) {
  const { details, isNew, rows, target, unclear } = filling;
  const { value, unit, room } = change;
  const named = room === undefined ? [] : (rowsOf[room] ?? []);
  const row = room === undefined ? target : named.length === 1 ? named[0] : undefined;
  const isCounted = row?.key?.base === 'stairs' && !row.steps;
  const isSaid = details.price.corrects || change.side || unit || room !== undefined;
  if (isNew || !(isSaid || isCounted)) return;
  if (!row || !rows.includes(row)) {
    const isPlain = details.price.corrects && (change.side || unit || change.old !== undefined);
    if (isPlain && room === undefined) for (const one of rows) unclear.add(one);
    return;
  }
  if (row.key?.base === 'stairs') {
    const isSteps = !unit && Number.isInteger(value) && value >= 2 && value <= 30;
    if (isSteps && details.rooms.every(({ steps }) => !steps))
      resize(filling, row, { steps: value });
    return;
  }
  const metres = inMetres(value, unit !== undefined);
  const side = metres === undefined ? undefined : sideMeant(row, change, metres);
  if (side) resize(filling, row, { [side]: metres });
}

function inMetres(value: number, isKnown: boolean): number | undefined {
  const metres =
    isKnown || value < 50 ? value : value * (value < 500 ? metresPer.cm : metresPer.mm);
  return metres >= 0.5 && metres <= 20 ? Math.round(metres * 1000) / 1000 : undefined;
}

/** The side that is named, that had the value denied, or that is plainly nearer. */
function sideMeant(
  { length, width }: Row,
  { side, old }: SideChange,
  value: number,
): 'length' | 'width' | undefined {
  if (side || !length || !width) return side;
  const said = old === undefined ? undefined : inMetres(old, false);
  const [one, other] = [Math.abs(length - (said ?? value)), Math.abs(width - (said ?? value))];
  if (Math.min(one, other) > (said === undefined ? 1 : 0.06)) return undefined;
  return one <= other / 2 ? 'length' : other <= one / 2 ? 'width' : undefined;
}

/** "Just the lounge": the other rows go. */
export function keepOnly(filling: Filling, rowsOf: readonly Row[][]) {
  const { only, adds } = filling.details.price;
  const kept = new Set(only.flatMap((index) => rowsOf[index] ?? []));
  if (filling.isNew || adds || kept.size === 0) return;
  for (const row of filling.rows) if (!kept.has(row)) remove(filling, row);
}
