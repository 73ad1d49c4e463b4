import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { listQuery, maxPageSize } from '#platform/list-query.ts';
import { facetNames, orderings } from './page-filters.ts';
import { type PageSlug, pageCategories, pageLocations } from './page-places.ts';
import { productIds } from './prices/contract.ts';
import {
  isSaleBelowPrice,
  patternCheck,
  productFields,
  salePriceMessage,
} from './product-fields.ts';
import { productSorts, productTypes, stockStatuses } from './product-options.ts';
import { colourOption, fittedFrom, storeProduct } from './store-product.ts';
import { categories, units } from './vocabulary.ts';

/** Money in pounds with at most two decimals, lengths in metres, areas in square metres. */
const product = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** The range whose colours it is one of. */
  range: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  description: z.string(),
  productType: z.enum(productTypes),
  pageLocation: z.enum(pageLocations),
  category: z.enum(categories),
  price: z.number(),
  salePrice: z.nullable(z.number()),
  unit: z.enum(units),
  imageUrl: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  colorOptions: z.array(colourOption),
  specifications: z.record(z.string(), z.string()),
  features: z.array(z.string()),
  sortOrder: z.int(),
  featured: z.boolean(),
  inStock: z.boolean(),
  stockStatus: z.enum(stockStatuses),
  rollWidths: z.array(z.number()),
  packArea: z.nullable(z.number()),
  pattern: productFields.pattern,
  fixing: productFields.fixing,
  patternRepeat: z.nullable(z.number()),
  patternMatch: productFields.patternMatch,
  fittingIncluded: z.boolean(),
  fittedFrom,
  /** Free samples left to send. */
  samples: z.int(),
  /** Incremented by every change that staff make. */
  version: z.int(),
});

const pageSlugs = Object.keys(pageCategories) as PageSlug[];
const numberFrom = (least: number, most: number, message: string) =>
  z.optional(z.coerce.number(message).check(z.gte(least, message), z.lte(most, message)));
const wholeFrom = (least: number, most: number, message: string) =>
  z.optional(
    z.coerce
      .number(message)
      .check(z.multipleOf(1, message), z.gte(least, message), z.lte(most, message)),
  );
const flag = z.optional(
  z.pipe(
    z.enum(['true', 'false', '1', '0'], 'must be true or false.'),
    z.transform((text) => text === 'true' || text === '1'),
  ),
);

/** A value that `getProductFacets` gave; no product has an unknown one. */
const facet = z.optional(z.string().check(z.maxLength(40, 'must be at most 40 characters.')));

/** Filters of a product list; prices are current selling prices in pounds. */
const productFilters = z.object({
  category: z.optional(z.enum([...categories, ...pageSlugs], 'must be a category that we sell.')),
  search: z.optional(z.string().check(z.maxLength(100, 'must be at most 100 characters.'))),
  pageLocation: z.optional(z.enum(pageLocations, `must be one of ${pageLocations.join(', ')}.`)),
  productType: z.optional(z.enum(productTypes, 'must be banner or catalog.')),
  min_price: numberFrom(0, 1_000_000, 'must be a price in pounds, 0 or more.'),
  max_price: numberFrom(0, 1_000_000, 'must be a price in pounds, 0 or more.'),
  stock_status: z.optional(z.enum(stockStatuses, 'must be instock, outofstock or onbackorder.')),
  featured: flag,
  on_sale: flag,
  orderby: z.optional(z.enum(orderings, `must be one of ${orderings.join(', ')}.`)),
  order: z.optional(z.enum(['asc', 'desc'], 'must be asc or desc.')),
  page: wholeFrom(1, 10_000, 'must be a whole number from 1.'),
  per_page: wholeFrom(1, 100, 'must be a whole number from 1 to 100.'),
  colour: facet,
  room: facet,
  fibre: facet,
  wear_layer: facet,
  rating_class: facet,
});

const staffSort = z._default(
  z.enum(productSorts, `must be one of ${productSorts.join(', ')}.`),
  'shop',
);

/**
 * Lists products: plain ones, or store-style ones when the category is the slug of a category page. With
 * `limit` the plain list is paged in the order of `sort`; each page has the cursor of the next.
 */
export const listProducts = defineEndpoint({
  method: 'GET',
  path: '/api/products',
  access: 'anyone',
  query: z.extend(productFilters, {
    limit: z.optional(maxPageSize),
    cursor: listQuery.cursor,
    sort: staffSort,
    /** One product for each range, of a category page's list; totals and pages count ranges. */
    group: z.optional(z.literal('range', 'must be range.')),
  }),
  answer: z.union([z.array(product), z.array(storeProduct)]),
});

/** The filters of a category page that read its products' details, those that offer a choice. */
export const getProductFacets = defineEndpoint({
  method: 'GET',
  path: '/api/products/facets',
  access: 'anyone',
  query: z.object({ category: z.enum(pageSlugs, `must be one of ${pageSlugs.join(', ')}.`) }),
  answer: z.array(
    z.object({
      name: z.enum(facetNames),
      label: z.string(),
      options: z.array(
        z.object({ value: z.string(), label: z.string(), hex: z.optional(z.string()) }),
      ),
    }),
  ),
});

/** One product by the name in its URL. */
export const getProductBySlug = defineEndpoint({
  method: 'GET',
  path: '/api/products/by-slug/:slug',
  access: 'anyone',
  params: z.object({ slug: z.string() }),
  answer: product,
});

/** Counts that a product was added to a quote basket. */
export const addToQuote = defineEndpoint({
  method: 'POST',
  path: '/api/products/:id/quote-adds',
  access: 'anyone',
  params: z.object({ id: z.string() }),
});

/** The products of one page of the shop. */
export const listProductsOfPage = defineEndpoint({
  method: 'GET',
  path: '/api/products/page/:pageLocation',
  access: 'anyone',
  params: z.object({ pageLocation: z.enum(pageLocations) }),
  answer: z.array(product),
});

const productId = z.object({ id: z.string() });

/** One product. */
export const getProduct = defineEndpoint({
  method: 'GET',
  path: '/api/products/:id',
  access: 'anyone',
  params: productId,
  answer: product,
});

const { search, pageLocation, productType } = productFilters.shape;

/** Counts the products of each type that match the other filters. */
export const countProducts = defineEndpoint({
  method: 'GET',
  path: '/api/products/counts',
  access: 'manage-prices',
  query: z.object({ search, category: z.optional(productFields.category), pageLocation }),
  answer: z.object({ all: z.int(), banner: z.int(), catalog: z.int() }),
});

/** Exports the whole list as a CSV file. */
export const exportProducts = defineEndpoint({
  method: 'GET',
  path: '/api/products/export.csv',
  access: 'export',
  needsConfirmation: true,
  streams: 'text/csv',
  query: z.object({
    search,
    category: z.optional(productFields.category),
    pageLocation,
    productType,
    sort: staffSort,
  }),
});

/** Stock is stored as `stockStatus`; `inStock` is a shorthand in requests. */
const stock = {
  stockStatus: z.optional(z.enum(stockStatuses, 'must be instock, outofstock or onbackorder.')),
  inStock: z.optional(z.boolean('must be true or false.')),
};

/** Adds a product. */
export const createProduct = defineEndpoint({
  method: 'POST',
  path: '/api/products',
  access: 'manage-prices',
  status: 201,
  body: z
    .object({
      name: productFields.name,
      sku: z._default(productFields.sku, null),
      description: z._default(productFields.description, ''),
      productType: z._default(productFields.productType, 'catalog'),
      pageLocation: z._default(productFields.pageLocation, 'homepage'),
      category: z._default(productFields.category, 'carpet'),
      price: z._default(productFields.price, 0),
      salePrice: z._default(productFields.salePrice, null),
      unit: z._default(productFields.unit, 'm²'),
      imageUrl: z._default(productFields.imageUrl, null),
      brand: z._default(productFields.brand, null),
      colorOptions: z._default(productFields.colorOptions, []),
      specifications: z._default(productFields.specifications, {}),
      features: z._default(productFields.features, []),
      sortOrder: z._default(productFields.sortOrder, 0),
      featured: z._default(productFields.featured, false),
      rollWidths: z._default(productFields.rollWidths, []),
      packArea: z._default(productFields.packArea, null),
      pattern: z._default(productFields.pattern, null),
      fixing: z._default(productFields.fixing, null),
      patternRepeat: z._default(productFields.patternRepeat, null),
      patternMatch: z._default(productFields.patternMatch, null),
      fittingIncluded: z._default(productFields.fittingIncluded, false),
      samples: z._default(productFields.samples, 0),
      ...stock,
    })
    .check(
      z.refine(isSaleBelowPrice, { message: salePriceMessage, path: ['salePrice'] }),
      patternCheck,
    ),
  answer: product,
});

const version = z.int('must be the version that a list gave.');

/**
 * Changes the given fields. With a `version`, answers 409 if somebody else has changed the product since;
 * the message says who.
 */
export const changeProduct = defineEndpoint({
  method: 'PATCH',
  path: '/api/products/:id',
  access: 'manage-prices',
  params: productId,
  body: z.partial(z.object({ ...productFields, ...stock, version })),
  answer: product,
});

/** Deletes a product. */
export const deleteProduct = defineEndpoint({
  method: 'DELETE',
  path: '/api/products/:id',
  access: 'manage-prices',
  params: productId,
  query: z.object({
    version: z.optional(z.coerce.number('must be the version that a list gave.')),
  }),
  answer: z.object({ id: z.string() }),
});

/** Deletes several products, all or none. 404 where one is gone. */
export const deleteProducts = defineEndpoint({
  method: 'POST',
  path: '/api/products/deletions',
  access: 'manage-prices',
  body: z.object({ ids: productIds }),
  answer: z.object({ deleted: z.int() }),
});

export type ProductInput = z.output<typeof createProduct.body>;
export type ProductChange = z.output<typeof changeProduct.body>;
export type ProductCounts = Answer<typeof countProducts>;
export type Product = Answer<typeof listProductsOfPage>[number];
export type StoreProduct = z.output<typeof storeProduct>;
export type ProductFacet = Answer<typeof getProductFacets>[number];
export type ProductFilters = z.output<typeof productFilters>;
