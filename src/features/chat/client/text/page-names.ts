const names = new Map(
  Object.entries({
    '/': 'Home page',
    '/carpets': 'Carpets',
    '/lvt': 'LVT',
    '/vinyl-flooring': 'Vinyl flooring',
    '/laminate-flooring': 'Laminate flooring',
    '/floor-preparation': 'Floor preparation',
    '/repairs-maintenance': 'Repairs & maintenance',
    '/privacy': 'Privacy',
    '/cookies': 'Cookies',
    '/terms': 'Terms',
    '/complaints': 'Complaints',
    '/chat': 'Your conversation',
  }),
);

/** "Bradford on Avon" of `bradford-on-avon`. */
const inWords = (slug: string) =>
  slug
    .replaceAll('-', ' ')
    .replace(/\b(?!(?:in|on|of|and)\b)\w/g, (letter) => letter.toUpperCase());

/** The name of a page of this site for visitors, by its path with query; undefined for other paths. */
export function pageName(path: string): string | undefined {
  const { pathname, searchParams, hash } = new URL(path, 'https://site.invalid');
  if (hash === '#calculator') return 'Cost calculator';
  if (searchParams.has('book')) return 'Book a free measure';
  const [, section, slug] =
    /^\/(products|area|estimate|visit|review|quote)\/([\w-]+)$/.exec(pathname) ?? [];
  if (section === 'estimate') return 'Your estimate';
  if (section === 'visit') return 'Your visit';
  if (section === 'review') return 'Your review';
  if (section === 'quote') return 'Your quote';
  if (section === 'area' && slug) return `Flooring in ${inWords(slug)}`;
  if (section === 'products' && slug) return `See ${inWords(slug)}`;
  return names.get(pathname);
}
