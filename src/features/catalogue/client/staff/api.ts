import type { QueryClient } from '@tanstack/react-query';
import { pageQuery, readQuery } from '#platform/client/read-query.ts';
import { callEndpoint, endpointUrl } from '#platform/client/request.ts';
import type {
  changeProduct,
  countProducts,
  createProduct,
  deleteProduct,
  deleteProducts,
  exportProducts,
  getProduct,
  listProducts,
  Product,
  ProductChange,
  ProductInput,
} from '../../contract.ts';
import type { PageLocation } from '../../page-places.ts';
import type { listProductPrices } from '../../prices/contract.ts';
import type { ProductSort, ProductType } from '../../product-options.ts';
import type { Category } from '../../vocabulary.ts';

const pageSize = 20;

export type ListFilters = {
  search?: string;
  category?: Category;
  pageLocation?: PageLocation;
  productType?: ProductType;
  sort?: ProductSort;
};

/**
 * Query of one page of the staff list. It returns plain products, because the category is never a page
 * slug.
 */
export const productsPage = (filters: ListFilters, cursor: string) =>
  pageQuery<typeof listProducts, Product>('/api/products', {
    query: { ...filters, limit: pageSize, cursor },
  });

/** Query of the number of products of each type, independent of the type shown. */
export const countsQuery = ({ search, category, pageLocation }: ListFilters) =>
  readQuery<typeof countProducts>('/api/products/counts', {
    query: { search, category, pageLocation },
  });

/** Query of what a product has cost. */
export const pricesQuery = (id: string) =>
  readQuery<typeof listProductPrices>('/api/products/:id/prices', { params: { id } });

export const productsFile = (filters: ListFilters) =>
  endpointUrl<typeof exportProducts>('/api/products/export.csv', { query: filters });

/** Invalidates every query that shows products, including those of public pages. */
export function refreshProducts(queries: QueryClient) {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path === 'cards' || String(path).startsWith('/api/products'),
  });
}

// Each of these throws RequestError when the response is not OK.

/** Reads the current state of a product. */
export const readProduct = (id: string) =>
  callEndpoint<typeof getProduct>('GET', '/api/products/:id', { params: { id } });

export const requestProduct = (body: ProductInput) =>
  callEndpoint<typeof createProduct>('POST', '/api/products', { body });

export const requestChange = (id: string, body: ProductChange) =>
  callEndpoint<typeof changeProduct>('PATCH', '/api/products/:id', { params: { id }, body });

export const requestDeletions = (ids: readonly string[]) =>
  callEndpoint<typeof deleteProducts>('POST', '/api/products/deletions', {
    body: { ids: [...ids] },
  });

export const requestDeletion = ({ id, version }: Pick<Product, 'id' | 'version'>) =>
  callEndpoint<typeof deleteProduct>('DELETE', '/api/products/:id', {
    params: { id },
    query: { version },
  });
