import { firm } from '#features/business/firm.ts';
import type { Db } from '#platform/server/database/database.ts';
import { findNearest, placePostcode } from '../coverage.ts';
import { milesBetween } from '../distance.ts';
import { findStoredAreas } from './queries.ts';

/** Further away, a place is not said to be of a town. */
const maxMiles = 6;

/** The town that a postcode's district belongs to: ours or an area's; undefined where none is near. */
export async function nameTown(db: Db, postcode: string): Promise<string | undefined> {
  const place = placePostcode(postcode);
  if (!place) return undefined;
  const { base } = firm();
  const nearest = findNearest(place, [
    ...(await findStoredAreas(db)),
    { ...base, name: base.town },
  ]);
  return nearest && milesBetween(place, nearest) <= maxMiles ? nearest.name : undefined;
}
