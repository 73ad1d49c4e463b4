import { expect, it } from 'vitest';
import type { Product } from './contract.ts';
import { arrangeList, type ListOrder, matchesSearch } from './price-list-order.ts';

const product = (name: string, price: number, more: Partial<Product> = {}) =>
  ({
    name,
    price,
    salePrice: null,
    featured: false,
    description: '',
    brand: null,
    specifications: {},
    features: [],
    ...more,
  }) as unknown as Product;

const list = [
  product('Whitby', 20),
  product('ashdown', 30, { salePrice: 10 }),
  product('Moorland', 15, { featured: true }),
];
const names = (order: ListOrder) => arrangeList(list, order).map(({ name }) => name);

it('a list is sorted by current selling price or by name', () => {
  expect(names('featured')).toEqual(['Moorland', 'Whitby', 'ashdown']);
  expect(names('price-up')).toEqual(['ashdown', 'Moorland', 'Whitby']);
  expect(names('price-down')).toEqual(['Whitby', 'Moorland', 'ashdown']);
  expect(names('name')).toEqual(['ashdown', 'Moorland', 'Whitby']);
});

it('a search requires every word, in any case', () => {
  const wool = product('Bradford Twist', 20, { specifications: { Fibre: '80% wool' } });
  expect(matchesSearch(wool, 'WOOL twist')).toBe(true);
  expect(matchesSearch(wool, 'wool saxony')).toBe(false);
  expect(matchesSearch(wool, ' ')).toBe(true);
});
