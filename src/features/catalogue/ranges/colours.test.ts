import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { colourDistance, colourFamilies, colourFamily } from './colours.ts';

describe('the family of a colour', () => {
  it.each([
    ['#ffffff', 'white'],
    ['#e1d7c7', 'white'],
    ['#d5cab8', 'white'],
    ['#cdbfa8', 'beige'],
    ['#a69586', 'beige'],
    ['#c8ae87', 'beige'],
    ['#b69061', 'brown'],
    ['#937869', 'brown'],
    ['#714c31', 'brown'],
    ['#b5b3ad', 'grey'],
    ['#6e7379', 'grey'],
    ['#494e52', 'grey'],
    ['#26282a', 'black'],
    ['#96a08a', 'green'],
    ['#3e6c6f', 'green'],
    ['#3c4a62', 'blue'],
    ['#b3261e', 'red'],
    ['#e8b4b8', 'red'],
    ['#d4a017', 'yellow'],
    ['#6a3d7c', 'purple'],
  ])('of %s is %s', (hex, family) => {
    expect(colourFamily(hex)).toBe(family);
  });

  it('of a pattern, which has no colour of its own, is "patterned"', () => {
    expect(colourFamily('')).toBe('patterned');
  });

  it('exists for every colour, in either case of its letters', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, (each) => {
        expect(Object.keys(colourFamilies)).toContain(colourFamily(each));
        expect(colourFamily(each.toUpperCase())).toBe(colourFamily(each));
      }),
    );
  });

  it('is shown by a colour of that family', () => {
    for (const [family, { hex }] of Object.entries(colourFamilies))
      expect(colourFamily(hex ?? '')).toBe(family);
  });
});

describe('the distance of two colours', () => {
  it('is 0 for the same colour, and the same both ways', () => {
    expect(colourDistance('#cdbfa8', '#CDBFA8')).toBe(0);
    expect(colourDistance('#cdbfa8', '#3c4a62')).toBe(colourDistance('#3c4a62', '#cdbfa8'));
  });

  it('is smaller to a lighter grey than to a brown of the same lightness', () => {
    const [slate, pebble, mocha] = ['#6e7379', '#9a9a96', '#937869'];
    expect(colourDistance(slate, pebble)).toBeLessThan(colourDistance(slate, mocha));
  });
});
