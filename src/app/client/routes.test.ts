import { expect, it } from 'vitest';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { adminTabSlugs } from './admin/admin-tab-slugs.ts';
import { tabsFor } from './admin/admin-tabs.ts';
import { findRoute, notFoundRoute } from './routes.tsx';

it('every tab of the admin panel has a URL, and no other path below /admin has a page', () => {
  const slugs = tabsFor({ role: 'admin' } as StaffAccount).map(({ slug }) => slug);
  expect(slugs).toEqual([undefined, ...adminTabSlugs]);
  for (const path of ['/admin', ...adminTabSlugs.map((slug) => `/admin/${slug}`)])
    expect(findRoute(path).route.module, path).toContain('admin.tsx');
  for (const path of ['/admin/foo', '/admin/Leads', '/admin/leads/1', '/admin/constructor', '/adm'])
    expect(findRoute(path).route, path).toBe(notFoundRoute);
});

it('the parameters of a route reach its page', () => {
  expect(findRoute('/admin/leads').params).toMatchObject({ tab: 'leads' });
  expect(findRoute('/area/bath').params).toMatchObject({ area: 'bath' });
});
