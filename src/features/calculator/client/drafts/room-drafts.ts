import { isVisible } from '#platform/short-text.ts';
import { maxParts, type partSides, usualStairs } from '../../limits.ts';
import { countOwnParts, listWallsForParts, type ShapeKind, shapes } from '../shapes/room-shapes.ts';
import type { ChosenProduct, Flooring, RollWidth } from './chosen-product.ts';

/** A rectangle that sticks out of a room, as typed. */
export type PartDraft = {
  side: (typeof partSides)[number];
  start: string;
  width: string;
  depth: string;
};

/** A flight of stairs as typed. */
export type StairsDraft = {
  steps: string;
  width: string;
  winders: string;
  landingLength: string;
  landingWidth: string;
  going: string;
  rise: string;
  runner: string;
};

/** A room by its outer walls: the measured ones as typed, in metres; drawn from left to right or the other way round. */
export type ShapeDraft = { kind: ShapeKind; sides: string[]; isMirrored?: boolean };

/** The floor of one room: the standard one of a type, or a product; of a measured one with more. */
export type RoomFloor = {
  flooring: Flooring;
  product?: ChosenProduct;
  colour?: string;
  /** Not chosen yet: priced as the standard one of its type. */
  toBeChosen?: boolean;
  /** Of the roll, in metres; left out for the one that costs least. */
  rollWidth?: RollWidth;
  fewestJoins?: boolean;
};

/** A room or a flight of stairs in the form, with its fields as typed. */
export type RoomDraft = {
  id: number;
  name: string;
  length: string;
  width: string;
  parts?: PartDraft[];
  /** In place of length, width and parts. */
  shape?: ShapeDraft;
  stairs?: StairsDraft;
  /** Whether it is laid as one with the room before it. */
  isJoined?: boolean;
  /** A floor of its own, in place of the job's. */
  floor?: RoomFloor;
};
export type RoomField = 'name' | 'length' | 'width';

export const usualStairsDraft: StairsDraft = {
  steps: String(usualStairs.steps),
  width: String(usualStairs.width),
  winders: '',
  landingLength: '',
  landingWidth: '',
  going: String(usualStairs.going),
  rise: String(usualStairs.rise),
  runner: '',
};

const sides: readonly PartDraft['side'][] = ['right', 'bottom', 'left', 'top'];

/** Whether there is room for another part beside those that its shape takes up. */
export const canAddPart = ({ parts = [], shape }: RoomDraft): boolean =>
  parts.length + (shape ? countOwnParts(shape.kind) : 0) < maxParts;

/** The room with one part more, on the first side without one. */
export function addPart(room: RoomDraft): RoomDraft {
  const parts = room.parts ?? [];
  if (!canAddPart(room)) return room;
  const taken = parts.map(({ side }) => side);
  const free = room.shape && listWallsForParts(room.shape.kind, taken).map(([side]) => side);
  const open = free ? sides.filter((side) => free.includes(side)) : sides;
  const side = open.find((each) => !taken.includes(each)) ?? open[0] ?? 'right';
  return { ...room, parts: [...parts, { side, start: '', width: '', depth: '' }] };
}

export function changePart(room: RoomDraft, index: number, change: Partial<PartDraft>): RoomDraft {
  const parts = room.parts?.map((part, i) => (i === index ? { ...part, ...change } : part));
  return { ...room, parts };
}

export function removePart(room: RoomDraft, index: number): RoomDraft {
  return { ...room, parts: room.parts?.filter((_, i) => i !== index) };
}

/** The room as a rectangle, or by the walls of a shape; walls that both have keep what was typed. */
export function chooseShape(room: RoomDraft, kind: ShapeKind | 'rectangle'): RoomDraft {
  const { shape, parts, ...rest } = room;
  // The whole depth is a wall of a rectangle and of one with a missing corner only.
  const isWhole = shape?.kind === 'corner' || !shape;
  const [length = '', depth = ''] = shape?.sides ?? [room.length, room.width];
  if (kind === 'rectangle')
    return { ...rest, ...(parts && { parts }), length, width: isWhole ? depth : room.width };
  const known = isWhole === (kind === 'corner') ? [length, depth] : [length];
  const sides = Array.from({ length: shapes[kind].asked }, (_each, index) => known[index] ?? '');
  // The shape has the side below to itself.
  const kept = parts
    ?.filter(({ side }) => side !== 'bottom')
    .slice(0, maxParts - countOwnParts(kind));
  return { ...rest, ...(kept?.length && { parts: kept }), shape: { kind, sides } };
}

export function changeWall(room: RoomDraft, index: number, value: string): RoomDraft {
  if (!room.shape) return room;
  const sides = room.shape.sides.map((side, i) => (i === index ? value : side));
  return { ...room, shape: { ...room.shape, sides } };
}

/** How many fields it has that may be missing. */
export const countFields = ({ parts = [], shape }: RoomDraft): number =>
  (shape ? shape.sides.length : 2) + 3 * parts.length;

type Named = { name: string };

/** 'Stairs', or with a number where that is taken. */
export function nameNextStairs(rooms: readonly Named[]): string {
  const names = new Set(rooms.map(({ name }) => name.trim().toLowerCase()));
  if (!names.has('stairs')) return 'Stairs';
  let number = 2;
  while (names.has(`stairs ${number}`)) number += 1;
  return `Stairs ${number}`;
}

/**
 * 'Room N', or the next number that no other room's name has.
 * @param position N, counted from 1: the end of the list unless told
 */
export function nameNextRoom(rooms: readonly Named[], position = rooms.length + 1): string {
  const names = new Set(rooms.map(({ name }) => name.trim().toLowerCase()));
  let number = position;
  while (names.has(`room ${number}`)) number += 1;
  return `Room ${number}`;
}

/** The rooms' names in their order; one without a name gets its number in the list, or the next free one. */
export function nameRooms(rooms: readonly Named[]): string[] {
  const named: Named[] = rooms.filter(({ name }) => isVisible(name));
  return rooms.map(({ name }, index) => {
    if (isVisible(name)) return name.trim();
    const next = nameNextRoom(named, index + 1);
    named.push({ name: next });
    return next;
  });
}
