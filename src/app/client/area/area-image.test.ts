import { expect, it } from 'vitest';
import { seedAreas } from '#features/areas/server/seed/seed-areas.ts';
import { imageOfArea } from './area-image.ts';

it('every area has an image of its own, with its own words', () => {
  const shown = seedAreas.map((_, place) => imageOfArea(place));
  expect(new Set(shown.map(({ picture }) => picture.src)).size).toBe(seedAreas.length);
  expect(new Set(shown.map(({ alt }) => alt)).size).toBe(seedAreas.length);
});

it('an area that is not in the list has an image too', () => {
  expect(imageOfArea(-1)).toBe(imageOfArea(0));
});
