import { expect, it } from 'vitest';
import { formatArea } from './areas.ts';

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
