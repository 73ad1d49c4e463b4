import { defineQuery, pageQuery, readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  getProductFacets,
  listProducts,
  listProductsOfPage,
  Product,
  StoreProduct,
} from '../../contract.ts';
import { type PageFilters, queryOfFilters } from '../../page-filters.ts';
import type { PageLocation, PageSlug } from '../../page-places.ts';

/** Query of one page of a category page's cards, one for each range. */
export function storeProductsQuery(category: PageSlug, filters: PageFilters) {
  // The slug of a category page makes the API return store-style products.
  return pageQuery<typeof listProducts, StoreProduct>('/api/products', {
    query: { category, group: 'range', ...queryOfFilters(filters) },
  });
}

/** Query of the filters of a category page that depend on what it sells. */
export const facetsQuery = (category: PageSlug) =>
  readQuery<typeof getProductFacets>('/api/products/facets', { query: { category } });

/** Query of the offers of a page: only its banners are in the page's data. */
export const bannersQuery = (pageLocation: PageLocation) =>
  defineQuery({
    queryKey: ['banners', pageLocation],
    queryFn: async () => {
      const products = await callEndpoint<typeof listProductsOfPage>(
        'GET',
        '/api/products/page/:pageLocation',
        { params: { pageLocation } },
      );
      return pickBanners(products);
    },
  });

/** Query of the banners and products of a page. */
export const pageProductsQuery = (pageLocation: PageLocation) =>
  readQuery<typeof listProductsOfPage>('/api/products/page/:pageLocation', {
    params: { pageLocation },
  });

/** The offers among the products of a page, with the fields that are shown. */
export const pickBanners = (products: readonly Product[]) =>
  products
    .filter(({ productType }) => productType === 'banner')
    .map(({ id, name, description }) => ({ id, name, description }));
