import { expect, test } from 'vitest';
import { fittedText, fromPriceText, priceOf } from './price-text.ts';

test('a price names its unit', () => {
  expect(fromPriceText(25.99, 'm²')).toBe('from £25.99 per\u00a0m²');
  expect(fromPriceText(9.5, 'piece')).toBe('from £9.50 per\u00a0piece');
});

test('the second line of a price says what the floor costs fitted, or that it is', () => {
  expect(fittedText({ fittingIncluded: false, fittedFrom: 47 })).toBe(
    'from about £47 per\u00a0m² fitted',
  );
  expect(fittedText({ fittingIncluded: true })).toBe('fitting included');
  expect(fittedText({ fittingIncluded: false })).toBeUndefined();
});

test('a lower sale price is the price, with the regular one to strike through', () => {
  expect(priceOf({ price: 25.99, salePrice: 21.99 })).toEqual({ now: 21.99, was: 25.99 });
});

test('a sale price that saves nothing is not one', () => {
  expect(priceOf({ price: 25.99, salePrice: null })).toEqual({ now: 25.99 });
  expect(priceOf({ price: 25.99, salePrice: 25.99 })).toEqual({ now: 25.99 });
});
