import { base, serviceRadiusMiles } from '#features/business/facts.ts';

/**
 * Formats a distance in whole miles. Rounding must not contradict the result: a place that is not covered
 * is described as over the radius.
 */
export function describeDistance(miles: number, covered: boolean): string {
  if (miles < 1) return 'less than a mile';
  if (!covered && miles <= serviceRadiusMiles) return `just over ${serviceRadiusMiles} miles`;
  return `about ${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}

/**
 * Says in a sentence how far a place is, and what the firm can do for it.
 * @param isForStaff leaves out what only a customer is told
 */
export function sayCoverage(
  { miles, covered }: { miles: number; covered: boolean },
  { isForStaff = false } = {},
): string {
  const distance = describeDistance(Math.round(miles), covered);
  const start = `${distance.charAt(0).toUpperCase()}${distance.slice(1)} from ${base.town}`;
  if (isForStaff)
    return `${start}, ${covered ? 'within' : 'beyond'} our usual ${serviceRadiusMiles}.`;
  return covered
    ? `${start}: we come to you.`
    : `${start}, beyond our usual ${serviceRadiusMiles}. Ask anyway: we may still come, depending on the job.`;
}
