/** The legally required pages, in the order of the footer. */
export const legalEntries = [
  { href: '/privacy', label: 'Privacy' },
  { href: '/cookies', label: 'Cookies' },
  { href: '/terms', label: 'Terms' },
  { href: '/complaints', label: 'Complaints' },
] as const;
