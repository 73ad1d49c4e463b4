import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { type ChosenProduct, type EstimateJob, estimateJob } from './estimate.ts';
import { defaultPriceBook } from './price-book.ts';

const boards: ChosenProduct = {
  pricePence: 1850,
  rollWidthsMm: [],
  packAreaMm2: 2_200_000,
  fittingIncluded: false,
};
const estimate = (product: Partial<ChosenProduct>, job: Partial<EstimateJob> = {}) =>
  estimateJob(
    {
      rooms: [{ lengthMm: 5900, widthMm: 3700 }],
      flooringType: 'vinyl',
      rollWidthMm: 4000,
      includeInstallation: true,
      ...job,
      product: { ...boards, ...product },
    },
    defaultPriceBook,
  );
const names = (priced: ReturnType<typeof estimate>) => priced.charges.map(({ name }) => name);

describe('the boards of a floor', () => {
  test('in herringbone have their own waste and their own fitting', () => {
    const { packs, breakdown } = estimate({ isHerringbone: true });
    expect(packs).toMatchObject({ count: 12, wastePercent: 15 });
    expect(breakdown.installationPence).toBe(54_575);
  });

  test('that are glued down take whole tubs, with installation or without', () => {
    for (const includeInstallation of [true, false]) {
      const { charges } = estimate({ isDryback: true }, { includeInstallation });
      expect(charges).toContainEqual({
        line: 'accessories',
        name: 'adhesive',
        quantity: 2,
        unit: 'each',
        unitPence: 3495,
        pence: 6990,
      });
    }
  });

  test('one tub is enough for exactly what it covers', () => {
    const tubs = (widthMm: number) =>
      estimate({ isDryback: true }, { rooms: [{ lengthMm: 4000, widthMm }] }).charges.find(
        ({ name }) => name === 'adhesive',
      )?.quantity;
    expect([tubs(3500), tubs(3501)]).toEqual([1, 2]);
  });

  test('sold with fitting cost neither adhesive nor herringbone fitting', () => {
    const fitted = estimate({ isHerringbone: true, isDryback: true, fittingIncluded: true });
    expect(names(fitted)).toEqual(['floor']);
  });

  test('count for nothing where a floor is cut off a roll', () => {
    const roll = { rollWidthsMm: [4000], packAreaMm2: null };
    const said = { isHerringbone: true, isDryback: true };
    for (const flooringType of ['carpet', 'vinyl'] as const)
      expect(estimate({ ...roll, ...said }, { flooringType })).toEqual(
        estimate(roll, { flooringType }),
      );
  });
});

const side = fc.integer({ min: 500, max: 9000 });
test('a larger room never costs less, and leaving out installation takes off its line', () => {
  const product = fc.record({ isHerringbone: fc.boolean(), isDryback: fc.boolean() });
  const grown = fc.integer({ min: 0, max: 3000 });
  const floor = fc.constantFrom<('vinyl' | 'laminate')[]>('vinyl', 'laminate');
  fc.assert(
    fc.property(side, side, grown, product, floor, (lengthMm, widthMm, more, one, flooringType) => {
      const price = (job: Partial<EstimateJob>) => estimate(one, { flooringType, ...job });
      const { breakdown, charges } = price({ rooms: [{ lengthMm, widthMm }] });
      expect(charges.reduce((sum, { pence }) => sum + pence, 0)).toBe(breakdown.totalPence);
      const larger = price({ rooms: [{ lengthMm: lengthMm + more, widthMm }] });
      expect(larger.breakdown.totalPence).toBeGreaterThanOrEqual(breakdown.totalPence);
      const bare = price({ rooms: [{ lengthMm, widthMm }], includeInstallation: false });
      expect(bare.breakdown.totalPence).toBe(breakdown.totalPence - breakdown.installationPence);
    }),
    { numRuns: 200 },
  );
});
