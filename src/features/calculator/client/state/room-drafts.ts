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

/** The error message for a side that cannot be priced. */
export function findSideProblem(text: string): string | undefined {
  if (text.trim().startsWith('-')) return 'Enter a length above 0';
  if (parseMetres(text) > limits.sideMetres)
    return `At most ${limits.sideMetres} m: split it into two rooms`;
  return undefined;
}

type Named = { name: string };

/** 'Room N' with the smallest number that no other room's name has: numbers of removed rooms are used again. */
export function nameNextRoom(rooms: readonly Named[]): string {
  const names = new Set(rooms.map(({ name }) => name.trim().toLowerCase()));
  let number = 1;
  while (names.has(`room ${number}`)) number += 1;
  return `Room ${number}`;
}

/** The rooms' names in their order; one without a name gets the next free number. */
export function nameRooms(rooms: readonly Named[]): string[] {
  const named: Named[] = rooms.filter(({ name }) => isVisible(name));
  return rooms.map(({ name }) => {
    if (isVisible(name)) return name.trim();
    const next = nameNextRoom(named);
    named.push({ name: next });
    return next;
  });
}
