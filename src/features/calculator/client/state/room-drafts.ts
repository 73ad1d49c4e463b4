import { isVisible } from '#platform/short-text.ts';
import { toMillimetres, toSquareMetres } from '#platform/units/lengths.ts';
import { limits } from '../../limits.ts';

/** A room in the form, with its fields as typed. */
export type RoomDraft = { id: number; name: string; length: string; width: string };
export type RoomField = 'name' | 'length' | 'width';

/** Parses metres; empty or invalid text counts as 0. A decimal comma is taken as a point. */
export function parseMetres(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  const metres = trimmed === '' ? 0 : Number(trimmed);
  return Number.isFinite(metres) && metres > 0 ? metres : 0;
}

const measureSide = (text: string) => toMillimetres(parseMetres(text));
const measureMm2 = ({ length, width }: RoomDraft) => measureSide(length) * measureSide(width);

/** The area in square metres, calculated in whole millimetres as on the server. */
export function measureArea(room: RoomDraft): number {
  return toSquareMetres(measureMm2(room));
}

export function sumAreas(rooms: RoomDraft[]): number {
  return toSquareMetres(rooms.reduce((sum, room) => sum + measureMm2(room), 0));
}

/** Whether both sides are above 0: only such rooms are priced. */
export function isMeasured(room: RoomDraft): boolean {
  return measureMm2(room) > 0;
}

/** Whether a side is empty, zero or no number. */
export const isSideMissing = (text: string) => measureSide(text) === 0;

/** Whether neither side is missing or too long. */
export const canBePriced = ({ length, width }: RoomDraft) =>
  [length, width].every((side) => !isSideMissing(side) && !findSideProblem(side));

/** The error message for a side that cannot be priced, while it is typed: an empty one is no error yet. */
export function findSideProblem(text: string): string | undefined {
  if (text.trim().startsWith('-')) return 'Enter a length above 0';
  if (parseMetres(text) > limits.sideMetres)
    return `At most ${limits.sideMetres} m: split it into two rooms`;
  return undefined;
}

type Named = { name: string };

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
