import { firm } from '#features/business/firm.ts';
import { placePostcode } from './coverage.ts';
import { milesBetween } from './distance.ts';

const kmPerMile = 1.609344;
/** A drive inside a district, whose homes all count as its centre. */
const minMinutes = 5;

/**
 * Minutes to drive between two postcodes in a straight line at a speed in km/h; undefined for an unknown one.
 * @param from where the drive begins; default: the firm's base
 */
export function travelMinutes(
  from: string | undefined,
  to: string,
  kmPerHour: number,
): number | undefined {
  const [start, end] = [from === undefined ? firm().base : placePostcode(from), placePostcode(to)];
  if (!start || !end) return undefined;
  const hours = (milesBetween(start, end) * kmPerMile) / kmPerHour;
  return Math.max(minMinutes, Math.round(hours * 60));
}
