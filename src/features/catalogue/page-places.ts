import type { Category } from './vocabulary.ts';

export const pageLocations = [
  'homepage',
  'carpets',
  'vinyl',
  'laminate',
  'lvt',
  'accessories',
  'all',
] as const;
export type PageLocation = (typeof pageLocations)[number];

/** Category pages by their slug, with the category each one lists. */
export const pageCategories = {
  carpets: 'carpet',
  lvt: 'lvt',
  'vinyl-flooring': 'vinyl',
  'laminate-flooring': 'laminate',
} as const satisfies Record<string, Category>;
export type PageSlug = keyof typeof pageCategories;

/** The page location of a category page's products and banners. */
export const pageLocationOf = {
  carpets: 'carpets',
  lvt: 'lvt',
  'vinyl-flooring': 'vinyl',
  'laminate-flooring': 'laminate',
} as const satisfies Record<PageSlug, PageLocation>;

/** The category that belongs to a page location; the homepage and `all` have every one. */
export const categoryOfLocation: Partial<Record<PageLocation, Category>> = {
  carpets: 'carpet',
  vinyl: 'vinyl',
  laminate: 'laminate',
  lvt: 'lvt',
  accessories: 'accessories',
};

export function isPageSlug(text: string): text is PageSlug {
  return Object.hasOwn(pageCategories, text);
}
