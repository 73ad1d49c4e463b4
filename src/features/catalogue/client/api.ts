import { defineQuery, readQuery } from '#platform/client/read-query.ts';
import { sendAgain } from '#platform/client/send-again.ts';
import type { getProductBySlug, Product } from '../contract.ts';
import type { Category } from '../vocabulary.ts';
import { makeCards, takeFirst } from './cards/catalogue-cards.ts';
import type { ProductFilter } from './cards/product-filters.ts';

/** Query of all products and banners, in shop order. */
export const productsQuery = defineQuery<Product[]>({ queryKey: ['/api/products'] });

/** Query of the first cards on the home page and how many there are: what is in the page's data. */
export const firstCardsQuery = defineQuery({
  queryKey: ['cards', 'first'],
  queryFn: async () => takeFirst(makeCards(await fetchProducts('/api/products'))),
});

/** Query of the cards of a filter on the home page. */
export function cardsQuery(filter: ProductFilter) {
  const path = filter === 'all' ? '/api/products' : `/api/products?category=${filter}`;
  return defineQuery({
    queryKey: ['cards', path],
    queryFn: async () => makeCards(await fetchProducts(path)),
  });
}

/** Reads a list of products. @throws Error when it cannot be read */
export async function fetchProducts(path: string): Promise<Product[]> {
  const response = await sendAgain(path, { credentials: 'include' }, true);
  if (!response.ok) throw new Error(`Failed to fetch products: ${response.statusText}`);
  return response.json();
}

export const productQuery = (slug: string) =>
  readQuery<typeof getProductBySlug>('/api/products/by-slug/:slug', { params: { slug } });

/** Query of all products and banners of a category, in shop order. */
export const categoryProductsQuery = (category: Category) =>
  defineQuery<Product[]>({ queryKey: [`/api/products?category=${category}`] });
