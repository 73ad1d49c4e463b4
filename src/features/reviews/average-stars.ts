import type { Rating } from '#features/business/firm.ts';
import { countedFrom } from './limits.ts';

const outOf = 5;

/**
 * The rating that published reviews make, rounded to one decimal.
 * @returns undefined while they are too few to stand in place of the figures in the settings
 */
export function averageStars({ sum, count }: { sum: number; count: number }): Rating | undefined {
  if (count < countedFrom) return undefined;
  const value = Math.round((sum * 10) / count) / 10;
  return { value, outOf, reviews: count, isCounted: true };
}
