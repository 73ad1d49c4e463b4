import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ListPage, listUrl, readListQuery } from '#platform/client/read-list-query.ts';
import { callEndpoint, fetchJson, fillPath } from '#platform/client/request.ts';
import { readRequestError } from '#platform/request-error.ts';
import type {
  changeProduct,
  createProduct,
  deleteProduct,
  listProducts,
  Product,
  ProductChange,
  ProductCounts,
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
  readListQuery<typeof listProducts>(
    '/api/products',
    { ...filters, limit: partLength },
    cursor,
  ) as ReturnType<typeof queryOptions<ListPage<Product>>>;

/** How many there are of each type, whichever is shown. */
export function countsQuery({ search, category, pageLocation }: ListFilters) {
  const address = listUrl('/api/products/counts', { search, category, pageLocation });
  return queryOptions({
    queryKey: ['/api/products/counts', address],
    queryFn: async () => (await fetchJson(address)).body as ProductCounts,
  });
}

export const productsFile = (filters: ListFilters) => listUrl('/api/products/export.csv', filters);

/** Has everything that shows products read again, public pages among it. */
export function refreshProducts(queries: QueryClient) {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path === 'cards' || String(path).startsWith('/api/products'),
  });
}

// Each throws RequestError when the answer is not OK.

/** A product as it is now. */
export const readProduct = async (id: string) =>
  (await fetchJson(fillPath('/api/products/:id', { id }))).body as Product;

export const requestProduct = (body: ProductInput) =>
  callEndpoint<typeof createProduct>('POST', '/api/products', { body });

export const requestChange = (id: string, body: ProductChange) =>
  callEndpoint<typeof changeProduct>('PATCH', '/api/products/:id', { params: { id }, body });

/** Its own call: none of the browser's other writes has a query, and every page carries `callEndpoint`. */
export async function requestDeletion({ id, version }: Pick<Product, 'id' | 'version'>) {
  const path: (typeof deleteProduct)['path'] = '/api/products/:id';
  const address = listUrl(fillPath(path, { id }), { version });
  const response = await fetch(address, { method: 'DELETE', credentials: 'include' });
  if (!response.ok) throw await readRequestError(response);
}
