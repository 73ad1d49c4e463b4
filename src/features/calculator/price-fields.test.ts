import { expect, test } from 'vitest';
import { estimateJob } from './estimate.ts';
import { defaultPriceBook } from './price-book.ts';
import {
  describePrice,
  fieldOf,
  findPriceProblem,
  priceNames,
  readPrice,
  replacePrices,
  showPrice,
} from './price-fields.ts';

test('every figure of the price book has its field, and no two have the same', () => {
  const leaves = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce((sum: number, one) => sum + leaves(one), 0)
      : 1;
  expect(new Set(priceNames.map((name) => fieldOf(name).path.join('.'))).size).toBe(
    leaves(defaultPriceBook),
  );
});

test('displaying and saving a figure does not change it', () => {
  for (const name of priceNames) {
    const stored = readPrice(defaultPriceBook, name);
    const shown = Number(showPrice(name, stored));
    expect(findPriceProblem(name, shown), name).toBeUndefined();
    expect(replacePrices(defaultPriceBook, { [name]: shown })).toEqual(defaultPriceBook);
  }
});

test('a changed figure changes that figure alone, and estimates with it', () => {
  const dearer = replacePrices(defaultPriceBook, { carpetMaterial: 26.49 });
  expect(
    priceNames.filter((name) => readPrice(dearer, name) !== readPrice(defaultPriceBook, name)),
  ).toEqual(['carpetMaterial']);
  const job = {
    rooms: [{ lengthMm: 5900, widthMm: 3700 }],
    flooringType: 'carpet',
    rollWidthMm: 4000,
    includeInstallation: true,
  } as const;
  // 24 m² of carpet at 50p more.
  expect(estimateJob({ ...job, rooms: [...job.rooms] }, dearer).breakdown.totalPence).toBe(
    108199 + 1200,
  );
});

test.each([
  ['carpetMaterial', -1, 'must be from £0.50 to £500.00, in pounds and pence.'],
  ['carpetMaterial', 0, 'must be from £0.50 to £500.00, in pounds and pence.'],
  ['carpetMaterial', 25.999, 'must be from £0.50 to £500.00, in pounds and pence.'],
  ['doorBar', 10_000, 'must be from £0.00 to £200.00, in pounds and pence.'],
  ['vinylPack', 0, 'must be from 0.1 to 20, with at most 4 decimals.'],
  ['vinylWaste', 10.5, 'must be a whole number from 0 to 50.'],
  ['vinylWaste', Number.NaN, 'must be a whole number from 0 to 50.'],
] as const)('%s of %d is refused', (name, value, sentence) => {
  expect(findPriceProblem(name, value)).toBe(sentence);
});

test('figures are described with their units', () => {
  expect([
    describePrice('carpetMaterial', 2599),
    describePrice('vinylPack', 2_200_000),
    describePrice('laminatePack', 1_871_300),
    describePrice('vinylWaste', 10),
  ]).toEqual(['£25.99', '2.20 m²', '1.8713 m²', '10%']);
});
