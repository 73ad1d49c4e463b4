import type { QueryClient } from '@tanstack/react-query';
import { pageQuery, readQuery } from '#platform/client/read-query.ts';
import { callEndpoint, endpointUrl } from '#platform/client/request.ts';
import type {
  changeProduct,
  countProducts,
  createProduct,
  deleteProduct,
  exportProducts,
  getProduct,
  listProducts,
  Product,
  ProductChange,
  ProductInput,
} from '../../contract.ts';
import type { Category, PageLocation, ProductSort, ProductType } from '../../vocabulary.ts';

const partLength = 50;

export type ListFilters = {
  search?: string;
  category?: Category;
  pageLocation?: PageLocation;
  productType?: ProductType;
  sort?: ProductSort;
};

/** A part of the list: plain products, for it is never asked for by the slug of a page. */
export const productsPage = (filters: ListFilters, cursor: string) =>
  pageQuery<typeof listProducts, Product>('/api/products', {
    query: { ...filters, limit: partLength, cursor },
  });

/** How many there are of each type, whichever is shown. */
export const countsQuery = ({ search, category, pageLocation }: ListFilters) =>
  readQuery<typeof countProducts>('/api/products/counts', {
    query: { search, category, pageLocation },
  });

export const productsFile = (filters: ListFilters) =>
  endpointUrl<typeof exportProducts>('/api/products/export.csv', { query: filters });

/** Has everything that shows products read again, public pages among it. */
export function refreshProducts(queries: QueryClient) {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path === 'cards' || String(path).startsWith('/api/products'),
  });
}

// Each throws RequestError when the answer is not OK.

/** A product as it is now. */
export const readProduct = (id: string) =>
  callEndpoint<typeof getProduct>('GET', '/api/products/:id', { params: { id } });

export const requestProduct = (body: ProductInput) =>
  callEndpoint<typeof createProduct>('POST', '/api/products', { body });

export const requestChange = (id: string, body: ProductChange) =>
  callEndpoint<typeof changeProduct>('PATCH', '/api/products/:id', { params: { id }, body });

export const requestDeletion = ({ id, version }: Pick<Product, 'id' | 'version'>) =>
  callEndpoint<typeof deleteProduct>('DELETE', '/api/products/:id', {
    params: { id },
    query: { version },
  });
