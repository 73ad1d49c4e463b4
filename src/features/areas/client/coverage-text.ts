import { serviceRadiusMiles } from '#features/business/facts.ts';

/**
 * A distance in whole miles as people say it. Rounding must not contradict the answer: what is not
 * covered is told as over the radius.
 */
export function describeDistance(miles: number, covered: boolean): string {
  if (miles < 1) return 'less than a mile';
  if (!covered && miles <= serviceRadiusMiles) return `just over ${serviceRadiusMiles} miles`;
  return `about ${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}
