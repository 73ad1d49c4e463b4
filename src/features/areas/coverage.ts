import { firm } from '#features/business/firm.ts';
import { milesBetween, type Point } from './distance.ts';
import { nearOutcodes } from './near-outcodes.ts';
import { type Outcode, parseOutcode } from './postcode.ts';
import { postcodeAreas } from './postcode-areas.ts';

/** The position of a postcode district; undefined for an unknown one. */
export function placeOutcode({ outcode, area }: Outcode): Point | undefined {
  const place = nearOutcodes[outcode] ?? postcodeAreas[area];
  return place && { latitude: place[0], longitude: place[1] };
}

/** The position of a postcode's district; undefined for an unknown one. */
export function placePostcode(postcode: string): Point | undefined {
  const outcode = parseOutcode(postcode);
  return outcode && placeOutcode(outcode);
}

/** The unrounded distance of a place from the base, and whether it is within the radius. */
export function measureCoverage(place: Point) {
  const miles = milesBetween(firm().base, place);
  return { miles, covered: miles <= firm().radiusMiles };
}

/** The coverage of a postcode, in miles to one decimal; undefined for an unknown one. */
export function measurePostcode(postcode: string): { miles: number; covered: boolean } | undefined {
  const place = placePostcode(postcode);
  if (!place) return undefined;
  const { miles, covered } = measureCoverage(place);
  return { miles: Math.round(miles * 10) / 10, covered };
}

/** The nearest of several places in a straight line. */
export function findNearest<T extends Point>(from: Point, places: readonly T[]): T | undefined {
  const byMiles = places.map((place) => ({ place, miles: milesBetween(from, place) }));
  return byMiles.toSorted((a, b) => a.miles - b.miles)[0]?.place;
}
