import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { type LengthUnit, toMetres, toMillimetres, toSquareMetres } from './lengths.ts';

it.each<[number, LengthUnit, number]>([
  [4.2, 'm', 4200],
  [0.0004, 'm', 0],
  [420, 'cm', 4200],
  [4200, 'mm', 4200],
  [12, 'ft', 3658],
  [10, 'in', 254],
  [3, 'yd', 2743],
])('%s %s are %s mm', (length, unit, millimetres) => {
  expect(toMillimetres(length, unit)).toBe(millimetres);
});

it('metres shown are read as the same millimetres', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (millimetres) => {
      expect(toMillimetres(toMetres(millimetres))).toBe(millimetres);
    }),
  );
  expect(toSquareMetres(4200 * 3800)).toBe(15.96);
});
