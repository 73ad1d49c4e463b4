import { expect, it } from 'vitest';
import type { Product } from '../contract.ts';
import { findLowestPrices } from './lowest-prices.ts';

const product = (change: Partial<Product>) =>
  ({ category: 'carpet', unit: 'm²', price: 20, salePrice: null, ...change }) as Product;

it('finds the cheapest floor of each category by what it sells at', () => {
  expect(
    findLowestPrices([
      product({ price: 25.99 }),
      product({ price: 30, salePrice: 18 }),
      product({ category: 'lvt', price: 23.5 }),
      product({ category: 'vinyl', price: 4.5, fittingIncluded: true }),
    ]),
  ).toEqual({
    carpet: 'from £18.00 per\u00a0m²',
    lvt: 'from £23.50 per\u00a0m²',
    vinyl: 'from £4.50 per\u00a0m², fitted',
  });
});

it('leaves out banners, what is not sold by the square metre, and what has no price yet', () => {
  expect(
    findLowestPrices([
      product({ productType: 'banner', price: 1 }),
      product({ unit: 'piece', price: 2 }),
      product({ price: 0 }),
    ]),
  ).toEqual({});
});
