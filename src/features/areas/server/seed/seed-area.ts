import { referenceFirm } from '#features/business/reference-firm.ts';
import { milesBetween } from '../../distance.ts';
import type { serviceAreas } from '../schema.ts';

export type SeedArea = typeof serviceAreas.$inferInsert;

/** The position of a place and its distance from the base. */
export function locate(latitude: number, longitude: number) {
  const miles = milesBetween(referenceFirm.base, { latitude, longitude });
  return { latitude, longitude, distanceMiles: Math.round(miles * 10) / 10 };
}

/** Joins blocks of an area text in its markup. */
export const blocks = (...texts: string[]) => texts.join('\n\n');
export const list = (...items: string[]) => items.map((item) => `- ${item}`).join('\n');
