import type { Estimate } from '../../contract.ts';
import { limits, maxParts, partSides, usualStairs } from '../../limits.ts';
import {
  type PartDraft,
  type RoomDraft,
  type StairsDraft,
  usualStairsDraft,
} from '../drafts/room-drafts.ts';

type EstimatedRoom = Omit<Estimate['rooms'][number], 'id' | 'area'>;

/** A room of an estimate as the calculator's entry. */
export function toDraft(
  { name, length, width, parts, stairs, link }: EstimatedRoom,
  index: number,
  rooms: EstimatedRoom[],
): RoomDraft {
  const isJoined = link !== undefined && rooms[index - 1]?.link === link;
  return {
    id: index + 1,
    name,
    ...(stairs
      ? { length: '', width: '', stairs: toStairsDraft(stairs) }
      : { length: String(length), width: String(width) }),
    ...(parts?.length && { parts: parts.map(toPartDraft) }),
    ...(isJoined && { isJoined }),
  };
}

function toPartDraft(part: NonNullable<EstimatedRoom['parts']>[number]): PartDraft {
  const { side, start, width, depth } = part;
  return {
    side,
    start: start > 0 ? String(start) : '',
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
  const { name, length, width, parts, stairs, isJoined } = value;
  if (![name, length, width].every(isText)) return [];
  const checkedParts = checkParts(parts);
  const checkedStairs = checkStairs(stairs);
  return [
    {
      id,
      name: String(name).slice(0, limits.roomName),
      length: cut(length),
      width: cut(width),
      ...(checkedParts.length > 0 && { parts: checkedParts }),
      ...(checkedStairs && { stairs: checkedStairs }),
      ...(isJoined === true && { isJoined }),
    },
  ];
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
