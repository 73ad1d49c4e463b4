import { toMillimetres } from '#platform/units/lengths.ts';

/** Parses metres; empty or invalid text counts as 0. A decimal comma is taken as a point. */
export function parseMetres(text: string): number {
  const trimmed = text.trim().replace(/[,·٫]/, '.');
  const metres = trimmed === '' ? 0 : Number(trimmed);
  return Number.isFinite(metres) && metres > 0 ? metres : 0;
}

/** The same in whole millimetres. */
export const parseMillimetres = (text: string): number => toMillimetres(parseMetres(text));
