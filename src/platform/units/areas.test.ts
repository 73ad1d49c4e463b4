import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { formatArea, formatPricedArea } from './areas.ts';

it.each([
  [21.83, '21.83 m²'],
  // Halves that binary fractions would round down: 4.50 × 4.35 m is 19.57 by toFixed.
  [19.575, '19.58 m²'],
  [1.005, '1.01 m²'],
  [2.675, '2.68 m²'],
  [0, '0.00 m²'],
])('%d m² is %s', (squareMetres, text) => {
  expect(formatArea(squareMetres)).toBe(text);
});

it.each([
  [28.855, 15, 432.83, '28.855 m²'],
  [21.83, 15, 327.45, '21.83 m²'],
  [33.605, 1.5, 50.41, '33.605 m²'],
  // Stored with a minimum charge: no area comes to it.
  [0.5, 15, 30, '0.50 m²'],
])('%d m² at £%d that cost £%d are %s', (squareMetres, perM2, price, text) => {
  expect(formatPricedArea(squareMetres, perM2, price)).toBe(text);
});

it('a priced area times its rate is what it costs', () => {
  const cases = fc.tuple(
    fc.integer({ min: 10_000, max: 200_000_000 }),
    fc.integer({ min: 50, max: 9_000 }),
  );
  fc.assert(
    fc.property(cases, ([mm2, pencePerM2]) => {
      const pence = Math.round((mm2 * pencePerM2) / 1_000_000);
      const text = formatPricedArea(mm2 / 1_000_000, pencePerM2 / 100, pence / 100);
      const shown = BigInt(Math.round(Number.parseFloat(text) * 1_000_000));
      expect(Number((shown * BigInt(pencePerM2) + 500_000n) / 1_000_000n)).toBe(pence);
    }),
  );
});
