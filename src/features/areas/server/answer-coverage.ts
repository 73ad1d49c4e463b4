import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Coverage } from '../contract.ts';
import { findNearest, measureCoverage, placeOutcode } from '../coverage.ts';
import { parseOutcode } from '../postcode.ts';
import { findAreas } from './queries.ts';

/** Calculates the coverage of a postcode. @throws Problem 400 for an unknown postcode */
export async function answerCoverage(db: Db, postcode: string): Promise<Coverage> {
  const asked = parseOutcode(postcode);
  const place = asked && placeOutcode(asked);
  if (!place)
    throw new Problem(
      400,
      `postcode: there is no district ${asked?.outcode ?? ''} that we know of. Please check it, or call us.`,
    );
  const { miles, covered } = measureCoverage(place);
  return {
    covered,
    miles: Math.round(miles * 10) / 10,
    nearestArea: findNearest(place, await findAreas(db)) ?? null,
    place: { outcode: asked.outcode, ...place },
  };
}
