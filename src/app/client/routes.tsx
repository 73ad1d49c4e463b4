import type { QueryClient } from '@tanstack/react-query';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { adminTabSlugs } from '#app/client/admin/admin-tab-slugs.ts';
import { readAreaPage } from '#app/client/area/read-area-page.ts';
import { readCategoryPage } from '#app/client/category/read-category-page.ts';
import { readHomePage } from '#app/client/pages/home-queries.ts';
import { readProductPage } from '#app/client/product/read-product-page.ts';
import { ownVisitQuery } from '#features/booking/client/api.ts';
import { estimateQuery } from '#features/calculator/client/api.ts';
import { filterNames } from '#features/catalogue/page-filters.ts';
import { meQuery } from '#features/staff-accounts/client/me-query.ts';
import { type LazyComponent, lazyComponent } from '#platform/client/lazy-component.tsx';
import { AreaLowerHalf, preloadComponents, preloadShopComponents } from './lazy-components.tsx';

export type RouteParams = Record<string, string>;
type Page = LazyComponent<{ params: RouteParams }>;

export type Route = {
  pattern: string;
  /** The values of its parameter `tab`; others are missing pages. */
  tabs?: readonly string[];
  /** Path of the page's module, as the build's manifest names it. */
  module: string;
  Page: Page;
  /** Loads on the server what the page shows at once. A 404 becomes the page's status. */
  read?: (queries: QueryClient, params: RouteParams, search: URLSearchParams) => Promise<unknown>;
  /** The query parameters that change the page; all others are ignored. */
  parameters?: readonly string[];
  /** Those of `parameters` that have any number of values: such a page is not cached. */
  freeParameters?: readonly string[];
  /** Loads the parts below the fold, so that an anchor in them exists on arrival. */
  preloadComponents?: () => Promise<unknown>;
  /** Belongs to one visitor: never in the page cache, never in a search engine. */
  personal?: true;
  /** Renders its own shell: staff tools have neither the public navigation nor the footer. */
  ownShell?: true;
};

/** One component for two paths, so that navigating between them keeps its shell mounted. */
const TeamChat: Page = lazyComponent(() => import('./pages/team-chat.tsx'));

/** The routes of all pages; the first match is used. */
export const routes: Route[] = [
  {
    pattern: '/',
    module: 'src/app/client/pages/home.tsx',
    Page: lazyComponent(() => import('./pages/home.tsx')),
    read: readHomePage,
    parameters: ['postcode'],
    freeParameters: ['postcode'],
    preloadComponents,
  },
  {
    pattern: '/carpets',
    module: 'src/app/client/pages/carpets.tsx',
    Page: lazyComponent(() => import('./pages/carpets.tsx')),
    read: readCategoryPage('carpets'),
    parameters: filterNames,
    freeParameters: filterNames,
    preloadComponents: preloadShopComponents,
  },
  {
    pattern: '/lvt',
    module: 'src/app/client/pages/lvt.tsx',
    Page: lazyComponent(() => import('./pages/lvt.tsx')),
    read: readCategoryPage('lvt'),
    parameters: filterNames,
    freeParameters: filterNames,
    preloadComponents: preloadShopComponents,
  },
  {
    pattern: '/vinyl-flooring',
    module: 'src/app/client/pages/vinyl-flooring.tsx',
    Page: lazyComponent(() => import('./pages/vinyl-flooring.tsx')),
    read: readCategoryPage('vinyl-flooring'),
    parameters: filterNames,
    freeParameters: filterNames,
    preloadComponents: preloadShopComponents,
  },
  {
    pattern: '/laminate-flooring',
    module: 'src/app/client/pages/laminate-flooring.tsx',
    Page: lazyComponent(() => import('./pages/laminate-flooring.tsx')),
    read: readCategoryPage('laminate-flooring'),
    parameters: filterNames,
    freeParameters: filterNames,
    preloadComponents: preloadShopComponents,
  },
  {
    pattern: '/products/:slug',
    module: 'src/app/client/pages/product.tsx',
    Page: lazyComponent(() => import('./pages/product.tsx')),
    read: readProductPage,
    preloadComponents: preloadShopComponents,
  },
  {
    pattern: '/area/:area',
    module: 'src/app/client/pages/area.tsx',
    Page: lazyComponent(() => import('./pages/area.tsx')),
    read: readAreaPage,
    preloadComponents: AreaLowerHalf.preload,
    parameters: ['postcode'],
    freeParameters: ['postcode'],
  },
  {
    pattern: '/floor-preparation',
    module: 'src/app/client/pages/floor-preparation.tsx',
    Page: lazyComponent(() => import('./pages/floor-preparation.tsx')),
  },
  {
    pattern: '/repairs-maintenance',
    module: 'src/app/client/pages/repairs-maintenance.tsx',
    Page: lazyComponent(() => import('./pages/repairs-maintenance.tsx')),
  },
  {
    pattern: '/privacy',
    module: 'src/app/client/pages/privacy.tsx',
    Page: lazyComponent(() => import('./pages/privacy.tsx')),
  },
  {
    pattern: '/cookies',
    module: 'src/app/client/pages/cookies.tsx',
    Page: lazyComponent(() => import('./pages/cookies.tsx')),
  },
  {
    pattern: '/terms',
    module: 'src/app/client/pages/terms.tsx',
    Page: lazyComponent(() => import('./pages/terms.tsx')),
  },
  {
    pattern: '/complaints',
    module: 'src/app/client/pages/complaints.tsx',
    Page: lazyComponent(() => import('./pages/complaints.tsx')),
  },
  {
    pattern: '/estimate/:id',
    module: 'src/app/client/pages/estimate.tsx',
    Page: lazyComponent(() => import('./pages/estimate.tsx')),
    read: (queries, { id = '' }) => queries.fetchQuery(estimateQuery(id)),
    personal: true,
  },
  {
    pattern: '/visit/:token',
    module: 'src/app/client/pages/visit.tsx',
    Page: lazyComponent(() => import('./pages/visit.tsx')),
    read: (queries, { token = '' }) => queries.fetchQuery(ownVisitQuery(token)),
    personal: true,
  },
  {
    pattern: '/team-chat/reset',
    module: 'src/app/client/pages/reset-password.tsx',
    Page: lazyComponent(() => import('./pages/reset-password.tsx')),
    // Not shown on this page, but by the sign-in form that follows.
    read: (queries) => queries.fetchQuery(meQuery),
    parameters: ['token'],
    personal: true,
    ownShell: true,
  },
  {
    pattern: '/team-chat',
    module: 'src/app/client/pages/team-chat.tsx',
    Page: TeamChat,
    read: (queries) => queries.fetchQuery(meQuery),
    parameters: ['setup', 'next'],
    personal: true,
    ownShell: true,
  },
  {
    pattern: '/team-chat/account',
    module: 'src/app/client/pages/team-chat.tsx',
    Page: TeamChat,
    read: (queries) => queries.fetchQuery(meQuery),
    parameters: ['setup', 'next'],
    personal: true,
    ownShell: true,
  },
  {
    pattern: '/admin/:tab?',
    tabs: adminTabSlugs,
    module: 'src/app/client/pages/admin.tsx',
    Page: lazyComponent(() => import('./pages/admin.tsx')),
    read: (queries) => queries.fetchQuery(meQuery),
    parameters: ['next'],
    personal: true,
    ownShell: true,
  },
];

export const notFoundRoute: Route = {
  pattern: '*',
  module: 'src/app/client/pages/not-found.tsx',
  Page: lazyComponent(() => import('./pages/not-found.tsx')),
};

/** Finds the route of a path, or the 404 page's. */
export function findRoute(path: string): { route: Route; params: RouteParams } {
  for (const route of routes) {
    const [matches, found] = matchRoute(parse, route.pattern, path);
    if (!matches) continue;
    const params = found as RouteParams;
    if (!params.tab || route.tabs?.includes(params.tab)) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
}
