import { ownVisitQuery } from '#features/booking/client/api.ts';
import { timeParameter } from '#features/booking/offers/offer-limits.ts';
import { estimateQuery, extraPricesQuery } from '#features/calculator/client/api.ts';
import { filterNames } from '#features/catalogue/page-filters.ts';
import type { PageSlug } from '#features/catalogue/page-places.ts';
import { ownQuoteQuery } from '#features/jobs/client/api.ts';
import { ownReviewQuery } from '#features/reviews/client/api.ts';
import { meQuery } from '#features/staff-accounts/client/me-query.ts';
import type { ReadCache } from '#platform/client/reads/read-cache.ts';
import { readAreaPage } from './area/read-area-page.ts';
import { readCategoryPage } from './category/read-category-page.ts';
import { periodsQuery } from './legal/retention-periods.tsx';
import { readHomePage } from './pages/home-queries.ts';
import { readProductPage } from './product/read-product-page.ts';
import type { Route, RouteParams } from './routes.tsx';

type RouteData = {
  /** The file of the page's module in `pages`. */
  page: string;
  /** Belongs to one visitor: never in the page cache, never in a search engine. */
  personal?: true;
  /** Loads on the server what the page shows at once. A 404 becomes the page's status. */
  read?: (reads: ReadCache, params: RouteParams, search: URLSearchParams) => Promise<unknown>;
  /** The query parameters that change the page; all others are ignored. */
  parameters?: readonly string[];
  /** Those of `parameters` that have any number of values: such a page is not cached. */
  freeParameters?: readonly string[];
};

const category = (slug: PageSlug): RouteData => ({
  page: slug,
  read: readCategoryPage(slug),
  parameters: filterNames,
  freeParameters: filterNames,
});
const readMe = (reads: ReadCache) => reads.fetch(meQuery);

/** What the server reads for each page, by the pattern of its route. The browser's code does without it. */
export const dataOfRoutes: Record<string, RouteData> = {
  '/': {
    page: 'home',
    read: readHomePage,
    parameters: ['postcode', 'products'],
    freeParameters: ['postcode', 'products'],
  },
  '/carpets': category('carpets'),
  '/lvt': category('lvt'),
  '/vinyl-flooring': category('vinyl-flooring'),
  '/laminate-flooring': category('laminate-flooring'),
  '/products/:slug': { page: 'product', read: readProductPage },
  '/area/:area': {
    page: 'area',
    read: readAreaPage,
    parameters: ['postcode'],
    freeParameters: ['postcode'],
  },
  '/estimate/:id': {
    page: 'estimate',
    personal: true,
    read: (reads, { id = '' }) => reads.fetch(estimateQuery(id)),
    parameters: ['view'],
  },
  '/visit/:token': {
    page: 'visit',
    personal: true,
    read: (reads, { token = '' }) => reads.fetch(ownVisitQuery(token)),
    parameters: [timeParameter],
  },
  '/review/:token': {
    page: 'review',
    personal: true,
    read: (reads, { token = '' }) => reads.fetch(ownReviewQuery(token)),
    parameters: ['stop'],
  },
  '/quote/:token': {
    page: 'quote',
    personal: true,
    read: (reads, { token = '' }) => reads.fetch(ownQuoteQuery(token)),
  },
  '/chat': { page: 'chat-link', personal: true },
  // Not shown on this page, but by the sign-in form that follows.
  '/team-chat/:tab': { page: 'staff-link', personal: true, read: readMe },
  '/team-chat': { page: 'team-chat', personal: true, read: readMe, parameters: ['next'] },
  '/team-chat/account': {
    page: 'team-chat',
    personal: true,
    read: readMe,
    parameters: ['next'],
  },
  '/admin/:tab?': { page: 'admin', personal: true, read: readMe, parameters: ['next'] },
  '/floor-preparation': {
    page: 'floor-preparation',
    read: (reads) => reads.fetch(extraPricesQuery),
  },
  '/repairs-maintenance': { page: 'repairs-maintenance' },
  '/privacy': { page: 'privacy', read: (reads) => reads.fetch(periodsQuery) },
  '/cookies': { page: 'cookies' },
  '/terms': { page: 'terms' },
  '/complaints': { page: 'complaints' },
  '*': { page: 'not-found' },
};

/** @throws Error for a route that is missing above */
export function dataOf({ pattern }: Route) {
  const data = dataOfRoutes[pattern];
  if (!data) throw new Error(`The server does not know the page at ${pattern}.`);
  // As the build's manifest names it.
  return { ...data, module: `src/app/client/pages/${data.page}.tsx` };
}
