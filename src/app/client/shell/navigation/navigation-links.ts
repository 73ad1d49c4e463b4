/** Links that the navigation and the footer share. */
export const productEntries = [
  { href: '/carpets', label: 'Carpets' },
  { href: '/lvt', label: 'LVT' },
  { href: '/vinyl-flooring', label: 'Vinyl Flooring' },
  { href: '/laminate-flooring', label: 'Laminate Flooring' },
] as const;

export const serviceEntries = [
  { href: '/floor-preparation', label: 'Floor Preparation' },
  { href: '/repairs-maintenance', label: 'Repairs & Maintenance' },
] as const;

/** Sections of the home page that the navigation links to. */
export type HomeSection = 'products' | 'calculator' | 'areas' | 'contact';
