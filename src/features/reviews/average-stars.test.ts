import { expect, it } from 'vitest';
import { ratingText } from '#features/business/claims.ts';
import type { Rating } from '#features/business/firm.ts';
import { fc } from '#tests/support/properties.ts';
import { averageStars } from './average-stars.ts';

it('stands from 20 reviews on, with their exact number', () => {
  expect(averageStars({ sum: 95, count: 19 })).toBeUndefined();
  const rating = averageStars({ sum: 95, count: 20 });
  expect(rating).toEqual({ value: 4.8, outOf: 5, reviews: 20, isCounted: true });
  expect(ratingText(rating as Rating)).toBe('4.8/5 from 20 reviews');
});

it('is within 0.05 of the mean of the stars', () => {
  const stars = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 20, maxLength: 200 });
  fc.assert(
    fc.property(stars, (given) => {
      const sum = given.reduce((total, one) => total + one, 0);
      const { value = 0 } = averageStars({ sum, count: given.length }) ?? {};
      expect(Math.abs(value - sum / given.length)).toBeLessThan(0.0501);
    }),
  );
});
