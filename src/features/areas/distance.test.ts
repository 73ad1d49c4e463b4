import { expect, test } from 'vitest';
import { milesBetween } from './distance.ts';

const london = { latitude: 51.5074, longitude: -0.1278 };
const paris = { latitude: 48.8566, longitude: 2.3522 };

test('London to Paris is 213 miles in a straight line, either way', () => {
  expect(milesBetween(london, paris)).toBeCloseTo(213.5, 0);
  expect(milesBetween(paris, london)).toBe(milesBetween(london, paris));
});

test('a place is no distance from itself', () => {
  expect(milesBetween(london, london)).toBe(0);
});
