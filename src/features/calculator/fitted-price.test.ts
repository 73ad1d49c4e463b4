import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { fittedPoundsPerM2 } from './fitted-price.ts';
import { defaultPriceBook, type PriceBook } from './price-book.ts';

const carpet = {
  flooringType: 'carpet' as const,
  pricePence: 2599,
  rollWidthsMm: [4000, 5000],
  packAreaMm2: null,
  fittingIncluded: false,
};
const boards = { ...carpet, rollWidthsMm: [], packAreaMm2: 2_200_000 };
const price = (product: Parameters<typeof fittedPoundsPerM2>[0], book: Partial<PriceBook> = {}) =>
  fittedPoundsPerM2(product, { ...defaultPriceBook, ...book });

describe('the price per m² of a floor, fitted in an ordinary room', () => {
  test('is the calculator’s total of that room per m², in whole pounds rounded up', () => {
    // 18.4 m² at £25.99, 17.1 m² of underlay and fitting, 16.6 m of gripper, a door bar: £841.09 / 17.1 m².
    expect(price(carpet)).toBe(50);
    // 9 packs of 2.20 m² at £18.50, fitting, 16.6 m of seal, a door bar: £662.18 / 17.1 m².
    expect(price({ ...boards, flooringType: 'vinyl', pricePence: 1850 })).toBe(39);
  });

  test('is that off the roll which makes the room cheapest', () => {
    expect(price({ ...carpet, rollWidthsMm: [5000] })).toBe(51);
    expect(price({ ...carpet, rollWidthsMm: [5000, 4000] })).toBe(50);
  });

  test('includes the adhesive of a dryback floor and the fitting of herringbone', () => {
    const planks = { ...boards, flooringType: 'vinyl' as const, pricePence: 3000 };
    // Two tubs of £34.95, and £10.00 per m² more for fitting with one pack more.
    expect(price({ ...planks, isDryback: true })).toBe((price(planks) ?? 0) + 4);
    expect(price({ ...planks, isHerringbone: true })).toBeGreaterThan((price(planks) ?? 0) + 9);
  });

  test('follows the price book', () => {
    expect(price(carpet, { installationPence: 1600 })).toBe(51);
    expect(price(carpet, { minimumFittingPence: 50_000 })).toBe(64);
  });

  test('is given for whatever can be sold off a roll or by the pack', () => {
    const widthsMm = fc.subarray([2000, 3000, 4000, 5000]);
    const repeatMm = fc.integer({ min: 10, max: 2000 });
    fc.assert(
      fc.property(
        fc.constantFrom('carpet' as const, 'vinyl' as const, 'laminate' as const),
        widthsMm,
        fc.option(fc.record({ repeatMm, isHalfDrop: fc.boolean() }), { nil: undefined }),
        fc.boolean(),
        (flooringType, rollWidthsMm, pattern, showsCrossJoins) => {
          const floor = { ...carpet, flooringType, rollWidthsMm, pattern, showsCrossJoins };
          expect(price(floor)).toBeGreaterThan(40);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('is none for a floor without a price, or sold with its fitting', () => {
    expect(price({ ...carpet, pricePence: 0 })).toBeUndefined();
    expect(price({ ...carpet, fittingIncluded: true })).toBeUndefined();
  });
});
