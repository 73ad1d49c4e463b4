import { serviceRadiusMiles } from '#features/business/facts.ts';

/**
 * Formats a distance in whole miles. Rounding must not contradict the result: a place that is not covered
 * is described as over the radius.
 */
export function describeDistance(miles: number, covered: boolean): string {
  if (miles < 1) return 'less than a mile';
  if (!covered && miles <= serviceRadiusMiles) return `just over ${serviceRadiusMiles} miles`;
  return `about ${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}
