import { expect, test } from 'vitest';
import { fromPriceText, poundsText, priceOf } from './price-text.ts';

test('money is written in pounds with two decimals', () => {
  expect(poundsText(25.99)).toBe('£25.99');
  expect(poundsText(4.5)).toBe('£4.50');
  expect(poundsText(1081.99)).toBe('£1,081.99');
});

test('a price names its unit', () => {
  expect(fromPriceText(25.99, 'm²')).toBe('from £25.99 per m²');
  expect(fromPriceText(9.5, 'piece')).toBe('from £9.50 per piece');
});

test('a lower sale price is the price, with the regular one to strike through', () => {
  expect(priceOf({ price: 25.99, salePrice: 21.99 })).toEqual({ now: 21.99, was: 25.99 });
});

test('a sale price that saves nothing is not one', () => {
  expect(priceOf({ price: 25.99, salePrice: null })).toEqual({ now: 25.99 });
  expect(priceOf({ price: 25.99, salePrice: 25.99 })).toEqual({ now: 25.99 });
});
