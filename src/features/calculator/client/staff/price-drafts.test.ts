import { expect, test } from 'vitest';
import { defaultPriceBook } from '../../price-book.ts';
import type { ShownPriceBook } from '../../price-book-contract.ts';
import { priceNames, readPrice, toShown } from '../../price-fields.ts';
import { draftsOf, readDrafts, toPriceBook } from './price-drafts.ts';
import { workExamples } from './worked-example.ts';

const book: ShownPriceBook = {
  version: 1,
  prices: priceNames.map((name) => ({
    name,
    value: toShown(name, readPrice(defaultPriceBook, name)),
    changedBy: null,
    changedAt: null,
  })),
};

test('an unchanged figure changes nothing, in any spelling', () => {
  const shown = draftsOf(book);
  expect(readDrafts(shown, book.prices)).toEqual({ values: {}, errors: {} });
  expect(readDrafts({ ...shown, carpetMaterial: ' £25.990 ' }, book.prices)).toEqual({
    values: {},
    errors: {},
  });
});

test('an invalid figure has an error message, and the other changes are kept', () => {
  expect(
    readDrafts(
      { ...draftsOf(book), carpetMaterial: '26.49', doorBar: '', vinylWaste: '9 %', scotia: '1e3' },
      book.prices,
    ),
  ).toEqual({
    values: { carpetMaterial: 26.49, vinylWaste: 9 },
    errors: {
      doorBar: 'This must be from £0.00 to £200.00, in pounds and pence.',
      scotia: 'This must be from £0.00 to £100.00, in pounds and pence.',
    },
  });
});

test('a decimal comma is an error, and a comma of thousands is none', () => {
  const { values, errors } = readDrafts(
    { ...draftsOf(book), scotia: '2,50', carpetMaterial: '£1,000.00' },
    book.prices,
  );
  expect(Object.keys(errors)).toContain('scotia');
  expect(values).not.toHaveProperty('scotia');
  expect(values.carpetMaterial ?? errors.carpetMaterial).toBeDefined();
});

test('the worked example is the specified one, and follows the drafts', () => {
  const was = toPriceBook(book);
  expect(was).toEqual(defaultPriceBook);
  const now = toPriceBook({
    ...book,
    prices: book.prices.map((price) =>
      price.name === 'carpetMaterial' ? { ...price, value: 26.49 } : price,
    ),
  });
  expect(workExamples(now, was)).toEqual([
    { floor: 'carpet', nowPence: 109399, wasPence: 108199 },
    { floor: 'vinyl', nowPence: 81921, wasPence: 81921 },
    { floor: 'laminate', nowPence: 75495, wasPence: 75495 },
  ]);
});
