import { type ComponentType, createElement } from 'react';
import type { Member } from '#features/team/contract.ts';
import { browserPart } from '#platform/client/browser-part.tsx';

export type AdminTab = {
  /** The last step of its address; the dashboard, which has none, stands at /admin itself. */
  slug: string | undefined;
  label: string;
  access: 'staff' | 'admin';
  Part: ComponentType<{ member: Member }>;
};

const tabFallback = createElement('div', { className: 'skeleton h-64', 'aria-hidden': true });

/** In the order of the sidebar. Each is a chunk of its own. */
const adminTabs: AdminTab[] = [
  {
    slug: undefined,
    label: 'Dashboard',
    access: 'staff',
    Part: browserPart(() => import('./dashboard-tab.tsx'), tabFallback),
  },
  {
    slug: 'appointments',
    label: 'Appointments',
    access: 'staff',
    Part: browserPart(() => import('./appointments-tab.tsx'), tabFallback),
  },
  {
    slug: 'leads',
    label: 'Leads',
    access: 'staff',
    Part: browserPart(() => import('./leads-tab.tsx'), tabFallback),
  },
  {
    slug: 'products',
    label: 'Products',
    access: 'admin',
    Part: browserPart(() => import('./products-tab.tsx'), tabFallback),
  },
  {
    slug: 'prices',
    label: 'Price book',
    access: 'admin',
    Part: browserPart(() => import('./prices-tab.tsx'), tabFallback),
  },
  {
    slug: 'adam',
    label: 'Adam',
    access: 'staff',
    Part: browserPart(() => import('./adam-tab.tsx'), tabFallback),
  },
  {
    slug: 'team',
    label: 'Team',
    access: 'admin',
    Part: browserPart(() => import('./team-tab.tsx'), tabFallback),
  },
  {
    slug: 'history',
    label: 'History',
    access: 'admin',
    Part: browserPart(() => import('./history-tab.tsx'), tabFallback),
  },
];

/** The tabs that a member may see. What they may do is decided by the server. */
export function tabsFor({ role }: Member): AdminTab[] {
  return adminTabs.filter(({ access }) => access === 'staff' || role === 'admin');
}
