import { describe, expect, it } from 'vitest';
import type { Product } from './contract.ts';
import { findFloors, listFloors } from './list-floors.ts';

const product = (more: Partial<Product>): Product => ({
  id: 'oat',
  slug: 'oat',
  name: 'Bradford Twist in Oat',
  range: 'Bradford Twist',
  sku: null,
  description: '',
  productType: 'catalog',
  pageLocation: 'carpets',
  category: 'carpet',
  price: 24.99,
  salePrice: null,
  unit: 'm²',
  imageUrl: null,
  brand: null,
  colorOptions: [],
  specifications: {},
  features: ['Wool rich'],
  sortOrder: 0,
  featured: false,
  inStock: true,
  stockStatus: 'instock',
  rollWidths: [4, 5],
  packArea: null,
  pattern: null,
  fixing: null,
  patternRepeat: null,
  patternMatch: null,
  fittingIncluded: false,
  samples: 0,
  version: 1,
  ...more,
});

const sheet = product({
  id: 'star',
  name: 'Camden Star',
  category: 'vinyl',
  price: 13.9,
  salePrice: 11.9,
  rollWidths: [2, 3, 4],
  features: [],
});

describe('the floors that can be priced', () => {
  it('have their current price, and sheet vinyl is called so', () => {
    expect(listFloors([sheet])).toMatchObject([
      {
        kind: 'Sheet vinyl',
        was: 13.9,
        forEstimate: { id: 'star', price: 11.9, flooringType: 'vinyl', rollWidths: [2, 3, 4] },
      },
    ]);
    const planks = product({ category: 'vinyl', rollWidths: [] });
    expect(listFloors([planks, product({ category: 'lvt' })])).toMatchObject([
      { kind: 'Vinyl', was: undefined },
      { kind: 'LVT' },
    ]);
  });

  it.each([
    ['a banner', { productType: 'banner' }],
    ['an accessory', { category: 'accessories' }],
    ['something sold by the piece', { unit: 'piece' }],
    ['a floor without a price', { price: 0 }],
  ] as const)('do not include %s', (_, more) => {
    expect(listFloors([product(more)])).toEqual([]);
  });

  it('are found by all words of a search, in any case and order', () => {
    const floors = listFloors([product({}), sheet]);
    const find = (search: string) => findFloors(floors, search).map(({ words }) => words.length);
    expect(find('')).toHaveLength(2);
    expect(find(' oat BRADFORD ')).toHaveLength(1);
    expect(find('sheet vinyl')).toHaveLength(1);
    expect(find('wool')).toHaveLength(1);
    expect(find('oat star')).toHaveLength(0);
  });
});
