import { isVisible } from '#platform/short-text.ts';
import { maxParts, type partSides, usualStairs } from '../../limits.ts';

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

/** A room or a flight of stairs in the form, with its fields as typed. */
export type RoomDraft = {
  id: number;
  name: string;
  length: string;
  width: string;
  parts?: PartDraft[];
  stairs?: StairsDraft;
  /** Whether it is laid as one with the room before it. */
  isJoined?: boolean;
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

/** The room with one part more, on the first side without one. */
export function addPart(room: RoomDraft): RoomDraft {
  const parts = room.parts ?? [];
  if (parts.length >= maxParts) return room;
  const side = sides.find((each) => parts.every((part) => part.side !== each)) ?? 'right';
  return { ...room, parts: [...parts, { side, start: '', width: '', depth: '' }] };
}

export function changePart(room: RoomDraft, index: number, change: Partial<PartDraft>): RoomDraft {
  const parts = room.parts?.map((part, i) => (i === index ? { ...part, ...change } : part));
  return { ...room, parts };
}

export function removePart(room: RoomDraft, index: number): RoomDraft {
  return { ...room, parts: room.parts?.filter((_, i) => i !== index) };
}

/** Parses metres; empty or invalid text counts as 0. A decimal comma is taken as a point. */
export function parseMetres(text: string): number {
  const trimmed = text.trim().replace(/[,·٫]/, '.');
  const metres = trimmed === '' ? 0 : Number(trimmed);
  return Number.isFinite(metres) && metres > 0 ? metres : 0;
}

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
