import type { Tx } from '#platform/server/database/database.ts';
import { fitterColours } from '../diary/fitter-limits.ts';
import { openingTimes } from '../diary/opening-times.ts';
import { type FitterRow, insertFitters } from './diary/queries-diary.ts';

/** The fitter whom the sample data gives its visits. */
export const firstFitterId = 'fitter-1';

/** Adds fitters up to a number, who work during the opening hours, to those that a migration made of old visits. */
export async function seedFitters(tx: Tx, count: number, now: Date) {
  await insertFitters(
    tx,
    Array.from(
      { length: count },
      (_, n): FitterRow => ({
        id: `fitter-${n + 1}`,
        name: `Fitter ${n + 1}`,
        colour: fitterColours[n % fitterColours.length] ?? fitterColours[0],
        hours: openingTimes(),
        outcodes: [],
        accountId: null,
        isActive: true,
        createdAt: new Date(now.getTime() + n),
      }),
    ),
  );
}
