import { expect, test } from 'vitest';
import { firm } from '#features/business/firm.ts';
import { describeWay, milesPerUnit, scalePlace, toMap } from './map-places.ts';

test.each([
  ['Bath', 51.3811, -2.359, '12 miles south-west'],
  ['Swindon', 51.5558, -1.7797, '16 miles north-east'],
  ['Calne', 51.438, -2.005, '5 miles east'],
  ['Malmesbury', 51.584, -2.098, '9 miles north'],
  ['the base', firm().base.latitude, firm().base.longitude, 'less than a mile away'],
])('%s is %s, %s: %s', (_name, latitude, longitude, words) => {
  expect(describeWay({ latitude, longitude })).toBe(words);
});

test('the base is in the middle, and a mile has the same length in both directions', () => {
  expect(toMap(firm().base)).toEqual({ x: 0, y: 0 });
  const bath = toMap({ latitude: 51.3811, longitude: -2.359 });
  expect(Math.hypot(bath.x, bath.y)).toBeCloseTo(11.8, 0);
});

test('the scale brings a place beyond the edge onto the map, at its true distance', () => {
  expect(milesPerUnit({ x: 3, y: -24 }, 25)).toBe(1);
  for (const place of [
    { x: 30, y: -40 },
    { x: 25.1, y: 0 },
    { x: -90, y: 380 },
  ]) {
    const miles = milesPerUnit(place, 25);
    const { x, y } = scalePlace(place, miles);
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(25);
    expect(Math.hypot(x, y) * miles).toBeCloseTo(Math.hypot(place.x, place.y), -1);
  }
});
