import { expect, it } from 'vitest';
import { pageName } from '#features/chat/client/text/page-names.ts';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { adminTabSlugs } from './admin/admin-tab-slugs.ts';
import { tabsFor } from './admin/admin-tabs.ts';
import { dataOf, dataOfRoutes } from './route-data.ts';
import { findRoute, notFoundRoute, routes } from './routes.tsx';

it('every tab of the admin panel has a URL, and no other path below /admin has a page', () => {
  const slugs = tabsFor({ role: 'admin' } as StaffAccount).map(({ slug }) => slug);
  expect(slugs).toEqual([undefined, ...adminTabSlugs]);
  for (const path of ['/admin', ...adminTabSlugs.map((slug) => `/admin/${slug}`)])
    expect(dataOf(findRoute(path).route).module, path).toContain('admin.tsx');
  for (const path of ['/admin/foo', '/admin/Leads', '/admin/leads/1', '/admin/constructor', '/adm'])
    expect(findRoute(path).route, path).toBe(notFoundRoute);
});

it('the server knows every route, and no other', () => {
  const patterns = [...routes, notFoundRoute].map(({ pattern }) => pattern);
  expect(Object.keys(dataOfRoutes).toSorted()).toEqual(patterns.toSorted());
});

it('every page for visitors has a name for links in the chat', () => {
  const paths = routes
    .filter(({ ownShell }) => ownShell === undefined)
    .map(({ pattern }) => pattern.replace(/:\w+/, 'some-page'));
  expect(paths.filter((path) => pageName(path) === undefined)).toEqual([]);
});

it('the parameters of a route reach its page', () => {
  expect(findRoute('/admin/leads').params).toMatchObject({ tab: 'leads' });
  expect(findRoute('/area/bath').params).toMatchObject({ area: 'bath' });
});
