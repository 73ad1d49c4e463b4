import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { adminTabSlugs } from '#app/client/admin/admin-tab-slugs.ts';
import type { PageName } from '#features/business/texts/page-texts.ts';
import { type LazyComponent, lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import {
  preloadAreaComponents,
  preloadComponents,
  preloadShopComponents,
} from './lazy-components.tsx';

export type RouteParams = Record<string, string>;
type Page = LazyComponent<{ params: RouteParams }>;

export type Route = {
  pattern: string;
  /** The values of its parameter `tab`; others are missing pages. */
  tabs?: readonly string[];
  /** The text that it shows, loaded with it. */
  text?: PageName;
  Page: Page;
  /** Loads the parts below the fold, so that an anchor in them exists on arrival. */
  preloadComponents?: () => Promise<unknown>;
  /** The shell that it renders itself: staff tools have neither the public navigation nor the footer. */
  ownShell?: 'admin' | 'staff-link' | 'team-chat';
};

/** One component for two paths, so that navigating between them keeps its shell mounted. */
const TeamChat: Page = lazyComponent(() => import('./pages/team-chat.tsx'));

/** The routes of all pages; the first match is used. */
export const routes: Route[] = [
  {
    pattern: '/',
    text: 'home',
    Page: lazyComponent(() => import('./pages/home.tsx')),
    preloadComponents,
  },
  {
    pattern: '/carpets',
    text: 'carpets',
    Page: lazyComponent(() => import('./pages/carpets.tsx')),
    preloadComponents: preloadShopComponents,
  },
  {
    pattern: '/lvt',
    text: 'lvt',
    Page: lazyComponent(() => import('./pages/lvt.tsx')),
    preloadComponents: preloadShopComponents,
  },
  {
    pattern: '/vinyl-flooring',
    text: 'vinyl-flooring',
    Page: lazyComponent(() => import('./pages/vinyl-flooring.tsx')),
    preloadComponents: preloadShopComponents,
  },
  {
    pattern: '/laminate-flooring',
    text: 'laminate-flooring',
    Page: lazyComponent(() => import('./pages/laminate-flooring.tsx')),
    preloadComponents: preloadShopComponents,
  },
  {
    pattern: '/products/:slug',
    Page: lazyComponent(() => import('./pages/product.tsx')),
    preloadComponents: preloadShopComponents,
  },
  {
    pattern: '/area/:area',
    Page: lazyComponent(() => import('./pages/area.tsx')),
    preloadComponents: preloadAreaComponents,
  },
  {
    pattern: '/floor-preparation',
    text: 'floor-preparation',
    Page: lazyComponent(() => import('./pages/floor-preparation.tsx')),
  },
  {
    pattern: '/repairs-maintenance',
    text: 'repairs-maintenance',
    Page: lazyComponent(() => import('./pages/repairs-maintenance.tsx')),
  },
  {
    pattern: '/privacy',
    text: 'privacy',
    Page: lazyComponent(() => import('./pages/privacy.tsx')),
  },
  {
    pattern: '/cookies',
    text: 'cookies',
    Page: lazyComponent(() => import('./pages/cookies.tsx')),
  },
  {
    pattern: '/terms',
    text: 'terms',
    Page: lazyComponent(() => import('./pages/terms.tsx')),
  },
  {
    pattern: '/complaints',
    text: 'complaints',
    Page: lazyComponent(() => import('./pages/complaints.tsx')),
  },
  {
    pattern: '/estimate/:id',
    Page: lazyComponent(() => import('./pages/estimate.tsx')),
  },
  {
    pattern: '/visit/:token',
    Page: lazyComponent(() => import('./pages/visit.tsx')),
  },
  {
    pattern: '/review/:token',
    Page: lazyComponent(() => import('./pages/review.tsx')),
  },
  {
    pattern: '/quote/:token',
    Page: lazyComponent(() => import('./pages/quote.tsx')),
  },
  {
    pattern: '/chat',
    Page: lazyComponent(() => import('./pages/chat-link.tsx')),
  },
  {
    pattern: '/team-chat/:tab',
    tabs: ['reset', 'email'],
    Page: lazyComponent(() => import('./pages/staff-link.tsx')),
    ownShell: 'staff-link',
  },
  {
    pattern: '/team-chat',
    Page: TeamChat,
    ownShell: 'team-chat',
  },
  {
    pattern: '/team-chat/account',
    Page: TeamChat,
    ownShell: 'team-chat',
  },
  {
    pattern: '/admin/:tab?',
    tabs: adminTabSlugs,
    Page: lazyComponent(() => import('./pages/admin.tsx')),
    ownShell: 'admin',
  },
];

export const notFoundRoute: Route = {
  pattern: '*',
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
