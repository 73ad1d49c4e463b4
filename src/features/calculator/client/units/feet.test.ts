import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';

import { joinFeet, splitFeet } from './feet.ts';
import { parseMillimetres } from './parse-metres.ts';

describe('feet and inches', () => {
  it.each([
    ['17', '3', '5.258'],
    ['12', '', '3.658'],
    ['', '30', '0.762'],
    ['12', '6.5', '3.823'],
    ['', '', ''],
    ['0', '0', '0'],
    ['-3', '', '-0.914'],
  ])('%s ft %s in are %s m, to the millimetre', (feet, inches, metres) => {
    expect(joinFeet({ feet, inches })).toBe(metres);
  });

  it.each([
    ['5.258', '17', '3'],
    ['3.5', '11', '5.8'],
    ['3.657', '12', '0'],
    ['', '', ''],
    ['four', '', ''],
  ])('%s m are shown as %s ft %s in', (metres, feet, inches) => {
    expect(splitFeet(metres)).toEqual({ feet, inches });
  });

  it('come back as they were entered, and a length in metres is shown to the nearest 2 mm', () => {
    const inches = fc.record({ feet: fc.nat(160), inches: fc.nat(11) });
    fc.assert(
      fc.property(inches, fc.integer({ min: 1, max: 50_000 }), (entered, mm) => {
        const typed = { feet: String(entered.feet), inches: String(entered.inches) };
        const text = joinFeet(typed);
        expect(parseMillimetres(text)).toBe(
          Math.round(entered.feet * 304.8 + entered.inches * 25.4),
        );
        if (parseMillimetres(text) > 0) expect(splitFeet(text)).toEqual(typed);
        const shown = splitFeet(String(mm / 1000));
        expect(Number(shown.inches)).toBeLessThan(12);
        expect(Math.abs(parseMillimetres(joinFeet(shown)) - mm)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
