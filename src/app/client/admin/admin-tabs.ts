import { type ComponentType, createElement } from 'react';
import type { Member } from '#features/staff-accounts/contract.ts';
import { browserPart } from '#platform/client/client-only.tsx';

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
    Part: browserPart(() => import('./tabs/dashboard-tab.tsx'), tabFallback),
  },
  {
    slug: 'appointments',
    label: 'Appointments',
    access: 'staff',
    Part: browserPart(() => import('./tabs/appointments-tab.tsx'), tabFallback),
  },
  {
    slug: 'leads',
    label: 'Leads',
    access: 'staff',
    Part: browserPart(() => import('./tabs/leads-tab.tsx'), tabFallback),
  },
  {
    slug: 'products',
    label: 'Products',
    access: 'admin',
    Part: browserPart(() => import('./tabs/products-tab.tsx'), tabFallback),
  },
  {
    slug: 'prices',
    label: 'Price book',
    access: 'admin',
    Part: browserPart(() => import('./tabs/prices-tab.tsx'), tabFallback),
  },
  {
    slug: 'adam',
    label: 'Adam',
    access: 'staff',
    Part: browserPart(() => import('./tabs/adam-tab.tsx'), tabFallback),
  },
  {
    slug: 'team',
    label: 'Team',
    access: 'admin',
    Part: browserPart(() => import('./tabs/team-tab.tsx'), tabFallback),
  },
  {
    slug: 'history',
    label: 'History',
    access: 'admin',
    Part: browserPart(() => import('./tabs/history-tab.tsx'), tabFallback),
  },
];

/** The tabs that a member may see. What they may do is decided by the server. */
export function tabsFor({ role }: Member): AdminTab[] {
  return adminTabs.filter(({ access }) => access === 'staff' || role === 'admin');
}
