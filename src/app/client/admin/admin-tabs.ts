import { type ComponentType, createElement } from 'react';
import type { Navigation } from '#app/panel-contract.ts';
import { firm } from '#features/business/firm.ts';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { hasPermission, type Permission } from '#platform/roles.ts';
import type { AdminTabSlug } from './admin-tab-slugs.ts';
import { TabSkeleton } from './tab-skeleton.tsx';

export type TabGroup = 'Work' | 'Shop' | 'Settings';
/** What of the navigation is counted. */
export type PanelCount = Exclude<keyof Navigation, 'isFitter'>;

export type AdminTab = {
  /** The last segment of its path; undefined for the dashboard, which is at /admin. */
  slug: AdminTabSlug | undefined;
  label: string;
  group: TabGroup;
  /** What its link counts, if anything. */
  count?: PanelCount;
  access: 'signed-in' | Permission;
  Part: ComponentType<{ member: StaffAccount }>;
};

const tabFallback = createElement(TabSkeleton);

/** The tabs in the order of the sidebar; each is a chunk of its own. */
const adminTabs: AdminTab[] = [
  {
    slug: undefined,
    group: 'Work',
    label: 'Dashboard',
    access: 'staff',
    Part: clientOnly(() => import('./tabs/dashboard-tab.tsx'), tabFallback),
  },
  {
    slug: 'today',
    group: 'Work',
    label: 'Today',
    access: 'signed-in',
    Part: clientOnly(() => import('./tabs/today-tab.tsx'), tabFallback),
  },
  {
    slug: 'appointments',
    group: 'Work',
    label: 'Appointments',
    count: 'waitingRequests',
    access: 'staff',
    Part: clientOnly(() => import('./tabs/appointments-tab.tsx'), tabFallback),
  },
  {
    slug: 'leads',
    group: 'Work',
    label: 'Leads',
    count: 'openLeads',
    access: 'staff',
    Part: clientOnly(() => import('./tabs/enquiries-tab.tsx'), tabFallback),
  },
  {
    slug: 'customers',
    group: 'Work',
    label: 'Customers',
    access: 'staff',
    Part: clientOnly(() => import('./tabs/customers-tab.tsx'), tabFallback),
  },
  {
    slug: 'reviews',
    group: 'Work',
    label: 'Reviews',
    count: 'waitingReviews',
    access: 'staff',
    Part: clientOnly(() => import('./tabs/reviews-tab.tsx'), tabFallback),
  },
  {
    slug: 'assistant',
    group: 'Work',
    get label() {
      return firm().assistant.name;
    },
    access: 'staff',
    Part: clientOnly(() => import('./tabs/adam-tab.tsx'), tabFallback),
  },
  {
    slug: 'products',
    group: 'Shop',
    label: 'Products',
    access: 'manage-prices',
    Part: clientOnly(() => import('./tabs/products-tab.tsx'), tabFallback),
  },
  {
    slug: 'banners',
    group: 'Shop',
    label: 'Banners',
    access: 'manage-prices',
    Part: clientOnly(() => import('./tabs/banners-tab.tsx'), tabFallback),
  },
  {
    slug: 'offers',
    group: 'Shop',
    label: 'Offers',
    access: 'manage-prices',
    Part: clientOnly(() => import('./tabs/offers-tab.tsx'), tabFallback),
  },
  {
    slug: 'prices',
    group: 'Shop',
    label: 'Price book',
    access: 'manage-prices',
    Part: clientOnly(() => import('./tabs/prices-tab.tsx'), tabFallback),
  },
  {
    slug: 'areas',
    group: 'Shop',
    label: 'Areas',
    access: 'admin',
    Part: clientOnly(() => import('./tabs/areas-tab.tsx'), tabFallback),
  },
  {
    slug: 'sources',
    group: 'Shop',
    label: 'What brings work',
    access: 'export',
    Part: clientOnly(() => import('./tabs/sources-tab.tsx'), tabFallback),
  },
  {
    slug: 'firm',
    group: 'Settings',
    label: 'Firm',
    access: 'admin',
    Part: clientOnly(() => import('./tabs/firm-tab.tsx'), tabFallback),
  },
  {
    slug: 'texts',
    group: 'Settings',
    label: 'Texts',
    access: 'admin',
    Part: clientOnly(() => import('./tabs/texts-tab.tsx'), tabFallback),
  },
  {
    slug: 'fitters',
    group: 'Settings',
    label: 'Fitters',
    access: 'manage-fitters',
    Part: clientOnly(() => import('./tabs/fitters-tab.tsx'), tabFallback),
  },
  {
    slug: 'team',
    group: 'Settings',
    label: 'Team',
    access: 'admin',
    Part: clientOnly(() => import('./tabs/accounts-tab.tsx'), tabFallback),
  },
  {
    slug: 'history',
    group: 'Settings',
    label: 'History',
    access: 'admin',
    Part: clientOnly(() => import('./tabs/audit-log-tab.tsx'), tabFallback),
  },
  {
    slug: 'security-log',
    group: 'Settings',
    label: 'Security log',
    access: 'admin',
    Part: clientOnly(() => import('./tabs/security-log-tab.tsx'), tabFallback),
  },
  {
    slug: 'retention',
    group: 'Settings',
    label: 'Data retention',
    access: 'admin',
    Part: clientOnly(() => import('./tabs/retention-tab.tsx'), tabFallback),
  },
];

/** The tabs that a staff account sees. The server decides what it may do. */
export const tabsFor = (member: Pick<StaffAccount, 'role'>): AdminTab[] =>
  adminTabs.filter(({ access }) => access === 'signed-in' || hasPermission(member, access));

/** Tabs by their groups. Whoever makes visits has those of today first. */
export function groupTabs(
  tabs: readonly AdminTab[],
  { isFitter }: { isFitter: boolean },
): { name: TabGroup; tabs: AdminTab[] }[] {
  const isFirst = ({ slug }: AdminTab) => isFitter && slug === 'today';
  const sorted = tabs.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  return [...Map.groupBy(sorted, ({ group }) => group)].map(([name, of]) => ({ name, tabs: of }));
}

export type StaffLink = { href: string; label: string; count?: PanelCount | undefined };

/** The link to a tab, with what is counted there. */
export const linkTo = ({ slug, label, count }: AdminTab): StaffLink => ({
  href: slug ? `/admin/${slug}` : '/admin',
  label,
  count,
});

const today: StaffLink = { href: '/admin/today', label: 'Today' };
const dashboard: StaffLink = { href: '/admin', label: 'Dashboard' };
const chat: StaffLink = { href: '/team-chat', label: 'Chat', count: 'waitingChats' };
const appointments: StaffLink = {
  href: '/admin/appointments',
  label: 'Appointments',
  count: 'waitingRequests',
};

/** What the bottom bar of a phone has room for. */
export function shortcutsFor(
  member: Pick<StaffAccount, 'role'>,
  { isFitter }: { isFitter: boolean },
): StaffLink[] {
  if (!hasPermission(member, 'staff')) return [today];
  return isFitter ? [today, dashboard, chat] : [dashboard, chat, appointments];
}

const maxShown = 99;

/** A count as the navigation shows it; nothing where nobody waits. */
export const formatCount = (count: number): string | undefined =>
  count > maxShown ? `${maxShown}+` : count > 0 ? String(count) : undefined;
