import { toMetres } from '#platform/units/lengths.ts';
import type { Estimate } from '../../contract.ts';
import { flooringTypes, limits, maxParts, partSides, usualStairs } from '../../limits.ts';
import { toRoomSize } from '../../to-space.ts';
import { checkProduct } from '../drafts/chosen-product.ts';
import {
  type PartDraft,
  type RoomDraft,
  type RoomFloor,
  type ShapeDraft,
  type StairsDraft,
  usualStairsDraft,
} from '../drafts/room-drafts.ts';
import { recogniseShape, type ShapeKind, shapes } from '../shapes/room-shapes.ts';

type EstimatedRoom = Omit<Estimate['rooms'][number], 'id' | 'area'>;

/** A room of an estimate as the calculator's entry. */
export function toDraft(
  { name, length, width, parts, stairs, link }: EstimatedRoom,
  index: number,
  rooms: EstimatedRoom[],
): RoomDraft {
  const isJoined = link !== undefined && rooms[index - 1]?.link === link;
  const isBelow = (part: { side: PartDraft['side'] }) => part.side === 'bottom';
  const below = { length, width, parts: parts?.filter(isBelow) };
  const known = stairs ? undefined : recogniseShape(toRoomSize(below));
  const shape = known && { kind: known.kind, sides: known.sides.map((mm) => String(toMetres(mm))) };
  const others = shape ? parts?.filter((part) => !isBelow(part)) : parts;
  return {
    id: index + 1,
    name,
    ...(stairs
      ? { length: '', width: '', stairs: toStairsDraft(stairs) }
      : { length: String(length), width: String(width) }),
    ...(shape && { shape }),
    ...(others?.length && { parts: others.map(toPartDraft) }),
    ...(isJoined && { isJoined }),
  };
}

function toPartDraft(part: NonNullable<EstimatedRoom['parts']>[number]): PartDraft {
  const { side, start, width, depth } = part;
  return {
    side,
    start: String(start),
    width: String(width),
    depth: String(depth),
  };
}

function toStairsDraft(stairs: NonNullable<EstimatedRoom['stairs']>): StairsDraft {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    steps: String(stairs.steps),
    width: String(stairs.width ?? usualStairs.width),
    winders: text(stairs.winders?.count),
    landingLength: text(stairs.landing?.length),
    landingWidth: text(stairs.landing?.width),
    going: String(stairs.going),
    rise: String(stairs.rise),
    runner: text(stairs.runner),
  };
}

/** Validates a stored room, which an older version of the page may have written; none if it is invalid. */
export function checkRoom(value: unknown, id: number): RoomDraft[] {
  if (!isRecord(value)) return [];
  const { name, length, width, parts, shape, stairs, isJoined, floor } = value;
  if (![name, length, width].every(isText)) return [];
  const checkedParts = checkParts(parts);
  const checkedShape = checkShape(shape);
  const checkedStairs = checkStairs(stairs);
  const checkedFloor = checkRoomFloor(floor);
  return [
    {
      id,
      name: String(name).slice(0, limits.roomName),
      length: cut(length),
      width: cut(width),
      ...(checkedParts.length > 0 && { parts: checkedParts }),
      ...(checkedShape && { shape: checkedShape }),
      ...(checkedStairs && { stairs: checkedStairs }),
      ...(isJoined === true && { isJoined }),
      ...(checkedFloor && { floor: checkedFloor }),
    },
  ];
}

function checkRoomFloor(value: unknown): RoomFloor | undefined {
  if (!isRecord(value)) return undefined;
  const product = checkProduct(value.product);
  const flooring = flooringTypes.find((type) => type === value.flooring);
  return flooring && { flooring, ...(product && { product }) };
}

function checkParts(value: unknown): PartDraft[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, maxParts).flatMap((part: unknown) => {
    if (!isRecord(part)) return [];
    const side = partSides.find((each) => each === part.side);
    if (!side || ![part.start, part.width, part.depth].every(isText)) return [];
    return { side, start: cut(part.start), width: cut(part.width), depth: cut(part.depth) };
  });
}

function checkShape(value: unknown): ShapeDraft | undefined {
  if (!isRecord(value) || !Array.isArray(value.sides)) return undefined;
  const kind = (Object.keys(shapes) as ShapeKind[]).find((each) => each === value.kind);
  if (!kind || value.sides.length !== shapes[kind].asked || !value.sides.every(isText))
    return undefined;
  return {
    kind,
    sides: value.sides.map(cut),
    ...(value.isMirrored === true && { isMirrored: true }),
  };
}

function checkStairs(value: unknown): StairsDraft | undefined {
  if (!isRecord(value)) return undefined;
  const fields = Object.keys(usualStairsDraft) as (keyof StairsDraft)[];
  if (!fields.every((field) => isText(value[field]))) return undefined;
  return Object.fromEntries(fields.map((field) => [field, cut(value[field])])) as StairsDraft;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const cut = (text: unknown) => String(text).slice(0, 20);
