import type { Product } from './contract.ts';
import { priceOf } from './price-text.ts';

export const listOrders = [
  { value: 'featured', label: 'Featured' },
  { value: 'price-up', label: 'Price low to high' },
  { value: 'price-down', label: 'Price high to low' },
  { value: 'name', label: 'Name A to Z' },
] as const;
export type ListOrder = (typeof listOrders)[number]['value'];

const byPrice = (a: Product, b: Product) => priceOf(a).now - priceOf(b).now;

const comparisons: Record<ListOrder, (a: Product, b: Product) => number> = {
  featured: (a, b) => Number(b.featured) - Number(a.featured),
  'price-up': byPrice,
  'price-down': (a, b) => byPrice(b, a),
  name: (a, b) => a.name.localeCompare(b.name, 'en-GB'),
};

/** Sorts a list; equal products keep the shop order. */
export function arrangeList(products: readonly Product[], order: ListOrder): Product[] {
  return products.toSorted(comparisons[order]);
}

/** Whether every word of a search occurs in the product's texts. */
export function matchesSearch(product: Product, search: string): boolean {
  const { name, description, brand, specifications, features } = product;
  const text = [name, description, brand, ...Object.values(specifications), ...features]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
