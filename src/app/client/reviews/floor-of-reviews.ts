import type { PageSlug } from '#features/catalogue/page-places.ts';
import type { Category } from '#features/catalogue/vocabulary.ts';

const floors: Partial<Record<PageSlug | Category, string>> = {
  carpets: 'carpet',
  'vinyl-flooring': 'vinyl',
  lvt: 'vinyl',
  'laminate-flooring': 'laminate',
};

/** The kind of floor, as bookings name it, whose reviews a page or a product shows first. */
export const floorOfReviews = (about: PageSlug | Category): string => floors[about] ?? about;
