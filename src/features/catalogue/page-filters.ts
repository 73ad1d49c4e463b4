import { type StockStatus, stockStatuses } from './product-options.ts';

/** The filters that read a product's details; see `ranges/facets.ts`. */
export const facetNames = ['colour', 'room', 'fibre', 'wear_layer', 'rating_class'] as const;
export type FacetName = (typeof facetNames)[number];

/** `price-desc` is the price from high to low; `featured` puts featured products first. */
export const orderings = [
  'date',
  'featured',
  'price',
  'price-desc',
  'popularity',
  'rating',
  'title',
] as const;
export type Ordering = (typeof orderings)[number];

/** Default filters of a category page. */
export const filterDefaults = {
  perPage: 12,
  page: 1,
  orderby: 'date',
  priceFrom: 0,
  priceTo: 1000,
  priceStep: 10,
} as const;

/** The filters of a category page, kept in its URL. */
export type PageFilters = {
  search: string;
  priceFrom: number;
  priceTo: number;
  availability: 'all' | StockStatus;
  featured: boolean;
  onSale: boolean;
  orderby: Ordering;
  page: number;
  /** The chosen value of each facet; empty for all. */
} & Record<FacetName, string>;

export const noFilters: PageFilters = {
  search: '',
  priceFrom: filterDefaults.priceFrom,
  priceTo: filterDefaults.priceTo,
  availability: 'all',
  featured: false,
  onSale: false,
  orderby: filterDefaults.orderby,
  page: filterDefaults.page,
  ...eachFacet(() => ''),
};

/** Parameter names in the URL: the same as in the API. */
export const filterNames = [
  'search',
  'min_price',
  'max_price',
  'stock_status',
  'featured',
  'on_sale',
  'orderby',
  ...facetNames,
  'page',
] as const;

const maxSearchLength = 100;
const maxFacetLength = 40;
const lastPage = 10_000;

/** Reads the filters from a URL; invalid values are ignored. */
export function readFilters(address: URLSearchParams): PageFilters {
  const prices = [
    readNumber(address.get('min_price'), noFilters.priceFrom, filterDefaults.priceTo),
    readNumber(address.get('max_price'), noFilters.priceTo, filterDefaults.priceTo),
  ];
  return {
    search: (address.get('search') ?? '').trim().slice(0, maxSearchLength),
    priceFrom: Math.min(...prices),
    priceTo: Math.max(...prices),
    availability: stockStatuses.find((status) => status === address.get('stock_status')) ?? 'all',
    featured: isOn(address.get('featured')),
    onSale: isOn(address.get('on_sale')),
    orderby: orderings.find((each) => each === address.get('orderby')) ?? noFilters.orderby,
    page: Math.max(1, Math.floor(readNumber(address.get('page'), 1, lastPage))),
    ...eachFacet((name) => (address.get(name) ?? '').trim().slice(0, maxFacetLength)),
  };
}

/** The query of a URL or a request: only values other than the default, in a fixed order. */
export function queryOfFilters(filters: PageFilters) {
  const { search, priceFrom, priceTo, availability, featured, onSale, orderby, page } = filters;
  return {
    search: search.trim() || undefined,
    min_price: priceFrom === noFilters.priceFrom ? undefined : priceFrom,
    max_price: priceTo === noFilters.priceTo ? undefined : priceTo,
    stock_status: availability === 'all' ? undefined : availability,
    featured: featured ? ('true' as const) : undefined,
    on_sale: onSale ? ('true' as const) : undefined,
    orderby: orderby === noFilters.orderby ? undefined : orderby,
    ...eachFacet((name) => filters[name] || undefined),
    page: page === 1 ? undefined : page,
  };
}

/** The URL of a page of products with these filters. */
export function filtersUrl(path: string, filters: PageFilters): string {
  const pairs = Object.entries(queryOfFilters(filters)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

/** Whether any filter is set, apart from sort order and page. */
export function isFiltered({ orderby: _, page: __, ...filters }: PageFilters): boolean {
  return Object.entries(filters).some(
    ([name, value]) => value !== noFilters[name as keyof PageFilters],
  );
}

/** The same filters, on the last page of the list where they ask for a page beyond it. */
export function clampPage(filters: PageFilters, totalPages: number): PageFilters {
  return { ...filters, page: Math.max(1, Math.min(filters.page, totalPages)) };
}

/** The numbers of the page buttons: at most five, around the current page. */
export function pageButtons(page: number, totalPages: number, max = 5): number[] {
  const count = Math.min(max, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(max / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

function eachFacet<T>(read: (name: FacetName) => T) {
  return Object.fromEntries(facetNames.map((name) => [name, read(name)])) as Record<FacetName, T>;
}

const isOn = (text: string | null) => text === 'true' || text === '1' || text === 'on';

function readNumber(text: string | null, otherwise: number, max: number): number {
  const number = text ? Number(text) : Number.NaN;
  return number >= 0 ? Math.min(number, max) : otherwise;
}
