/** The last segments of the admin panel's URLs; the dashboard is at /admin itself. */
export const adminTabSlugs = [
  'today',
  'appointments',
  'leads',
  'customers',
  'reviews',
  'assistant',
  'products',
  'banners',
  'offers',
  'prices',
  'areas',
  'sources',
  'firm',
  'texts',
  'fitters',
  'team',
  'history',
  'security-log',
  'retention',
] as const;
export type AdminTabSlug = (typeof adminTabSlugs)[number];
