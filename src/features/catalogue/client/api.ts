import { queryOptions } from '@tanstack/react-query';
import { pageQuery, readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import { sendAgain } from '#platform/client/send-again.ts';
import type {
  addToQuote,
  getProductBySlug,
  listProducts,
  listProductsOfPage,
  Product,
  StoreProduct,
} from '../contract.ts';
import { type PageFilters, queryOfFilters } from '../page-filters.ts';
import type { Category, PageLocation, PageSlug } from '../vocabulary.ts';
import { makeCards } from './cards/catalogue-cards.ts';
import type { ProductFilter } from './cards/product-filters.ts';

/** All products, in shop order; banners among them. */
export const productsQuery = queryOptions<Product[]>({ queryKey: ['/api/products'] });

/** The cards behind a filter of the home page; those of 'all' come with the page. */
export function cardsQuery(filter: ProductFilter) {
  const path = filter === 'all' ? '/api/products' : `/api/products?category=${filter}`;
  return queryOptions({
    queryKey: ['cards', path],
    queryFn: async () => makeCards(await fetchProducts(path)),
  });
}

async function fetchProducts(path: string): Promise<Product[]> {
  const response = await sendAgain(path, { credentials: 'include' }, true);
  if (!response.ok) throw new Error(`Failed to fetch products: ${response.statusText}`);
  return response.json();
}

/** One page of the cards of a category page. */
export function storeProductsQuery(category: PageSlug, filters: PageFilters) {
  // The slug of a category page is what makes the API answer store-style products.
  return pageQuery<typeof listProducts, StoreProduct>('/api/products', {
    query: { category, ...queryOfFilters(filters) },
  });
}

/** What stands on a page: its banners, and the products that it lists. */
export const pageProductsQuery = (pageLocation: PageLocation) =>
  readQuery<typeof listProductsOfPage>('/api/products/page/:pageLocation', {
    params: { pageLocation },
  });

export const productQuery = (slug: string) =>
  readQuery<typeof getProductBySlug>('/api/products/by-slug/:slug', { params: { slug } });

/** Everything of one kind, in shop order; banners among it. */
export const categoryProductsQuery = (category: Category) =>
  queryOptions<Product[]>({ queryKey: [`/api/products?category=${category}`] });

/** Counts one more "Add to Quote". @throws RequestError */
export const countQuoteAdd = (id: string) =>
  callEndpoint<typeof addToQuote>('POST', '/api/products/:id/quote-adds', { params: { id } });
