import { expect, test } from 'vitest';
import { firm } from '#features/business/firm.ts';
import { findNearest, measureCoverage, placeOutcode } from './coverage.ts';
import { nearOutcodes } from './near-outcodes.ts';
import { parseOutcode } from './postcode.ts';
import { postcodeAreas } from './postcode-areas.ts';

const milesTo = (text: string) => {
  const outcode = parseOutcode(text);
  const place = outcode && placeOutcode(outcode);
  return place && measureCoverage(place);
};

test.each([
  ['SN15', 0, 3],
  ['SN14', 0, 6],
  ['BA1', 10, 13],
  ['SN1', 14, 17],
  ['GL7', 17, 21],
  ['BS1', 19, 22],
  ['BS11', 23, 25],
  ['SP3', 23, 25],
])('%s is covered, at between %i and %i miles', (outcode, least, most) => {
  const { covered, miles = 0 } = milesTo(outcode) ?? {};
  expect(covered).toBe(true);
  expect(miles).toBeGreaterThanOrEqual(least);
  expect(miles).toBeLessThanOrEqual(most);
});

test.each([
  ['SP4', 25, 27],
  ['RG17', 25, 27],
  ['BA4', 25, 28],
  ['BS48', 25, 29],
  ['GL1', 26, 29],
  ['GL50', 29, 33],
  ['OX1', 38, 45],
  ['SW1A 1AA', 75, 90],
  ['EH1', 280, 330],
])('%s is not covered, at between %i and %i miles', (outcode, least, most) => {
  const { covered, miles = 0 } = milesTo(outcode) ?? {};
  expect(covered).toBe(false);
  expect(miles).toBeGreaterThanOrEqual(least);
  expect(miles).toBeLessThanOrEqual(most);
});

test.each(['SN99', 'BS50', 'QQ1', 'ZZ9 9ZZ'])('%s is unknown', (outcode) => {
  expect(milesTo(outcode)).toBeUndefined();
});

test('a place is covered exactly when it lies within the radius', () => {
  const eastShrink = Math.cos((firm().base.latitude * Math.PI) / 180);
  for (let turn = 0; turn < 2 * Math.PI; turn += 0.1)
    for (let reach = 0.5; reach < 40; reach += 1) {
      const { miles, covered } = measureCoverage({
        latitude: firm().base.latitude + (reach * Math.cos(turn)) / 69.1,
        longitude: firm().base.longitude + (reach * Math.sin(turn)) / 69.1 / eastShrink,
      });
      expect(covered).toBe(reach <= firm().radiusMiles);
      expect(miles).toBeCloseTo(reach, 0);
    }
});

test('districts are listed within 60 miles, and areas that stand in for the rest lie far outside', () => {
  for (const [outcode, [latitude, longitude]] of Object.entries(nearOutcodes)) {
    expect(parseOutcode(outcode)?.outcode, outcode).toBe(outcode);
    expect(measureCoverage({ latitude, longitude }).miles, outcode).toBeLessThan(60);
  }
  for (const [area, [latitude, longitude]] of Object.entries(postcodeAreas)) {
    expect(area).toMatch(/^[A-Z]{1,2}$/);
    expect(measureCoverage({ latitude, longitude }).miles, area).toBeGreaterThan(30);
  }
});

test('the nearest place is the one with the fewest miles', () => {
  const bath = { name: 'Bath', latitude: 51.381, longitude: -2.359 };
  const swindon = { name: 'Swindon', latitude: 51.558, longitude: -1.782 };
  expect(findNearest({ latitude: 51.35, longitude: -2.25 }, [swindon, bath])).toBe(bath);
  expect(findNearest(firm().base, [])).toBeUndefined();
});
