import { type ComponentType, createElement } from 'react';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { hasPermission, type Permission } from '#platform/roles.ts';
import type { AdminTabSlug } from './admin-tab-slugs.ts';

export type AdminTab = {
  /** The last segment of its path; undefined for the dashboard, which is at /admin. */
  slug: AdminTabSlug | undefined;
  label: string;
  access: 'signed-in' | Permission;
  Part: ComponentType<{ member: StaffAccount }>;
};

const tabFallback = createElement('div', { className: 'skeleton h-64', 'aria-hidden': true });

/** The tabs in the order of the sidebar; each is a chunk of its own. */
const adminTabs: AdminTab[] = [
  {
    slug: undefined,
    label: 'Dashboard',
    access: 'staff',
    Part: clientOnly(() => import('./tabs/dashboard-tab.tsx'), tabFallback),
  },
  {
    slug: 'today',
    label: 'Today',
    access: 'signed-in',
    Part: clientOnly(() => import('./tabs/today-tab.tsx'), tabFallback),
  },
  {
    slug: 'appointments',
    label: 'Appointments',
    access: 'staff',
    Part: clientOnly(() => import('./tabs/appointments-tab.tsx'), tabFallback),
  },
  {
    slug: 'leads',
    label: 'Leads',
    access: 'staff',
    Part: clientOnly(() => import('./tabs/enquiries-tab.tsx'), tabFallback),
  },
  {
    slug: 'customers',
    label: 'Customers',
    access: 'staff',
    Part: clientOnly(() => import('./tabs/customers-tab.tsx'), tabFallback),
  },
  {
    slug: 'products',
    label: 'Products',
    access: 'manage-prices',
    Part: clientOnly(() => import('./tabs/products-tab.tsx'), tabFallback),
  },
  {
    slug: 'prices',
    label: 'Price book',
    access: 'manage-prices',
    Part: clientOnly(() => import('./tabs/prices-tab.tsx'), tabFallback),
  },
  {
    slug: 'adam',
    label: 'Adam',
    access: 'staff',
    Part: clientOnly(() => import('./tabs/adam-tab.tsx'), tabFallback),
  },
  {
    slug: 'fitters',
    label: 'Fitters',
    access: 'manage-fitters',
    Part: clientOnly(() => import('./tabs/fitters-tab.tsx'), tabFallback),
  },
  {
    slug: 'team',
    label: 'Team',
    access: 'admin',
    Part: clientOnly(() => import('./tabs/accounts-tab.tsx'), tabFallback),
  },
  {
    slug: 'history',
    label: 'History',
    access: 'admin',
    Part: clientOnly(() => import('./tabs/audit-log-tab.tsx'), tabFallback),
  },
  {
    slug: 'security-log',
    label: 'Security log',
    access: 'admin',
    Part: clientOnly(() => import('./tabs/security-log-tab.tsx'), tabFallback),
  },
  {
    slug: 'retention',
    label: 'Data retention',
    access: 'admin',
    Part: clientOnly(() => import('./tabs/retention-tab.tsx'), tabFallback),
  },
];

/** The tabs that a staff account sees. The server decides what it may do. */
export const tabsFor = (member: Pick<StaffAccount, 'role'>): AdminTab[] =>
  adminTabs.filter(({ access }) => access === 'signed-in' || hasPermission(member, access));
