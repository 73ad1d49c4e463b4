import type { PageLocation } from '../../../page-places.ts';
import type {
  Fixing,
  Pattern,
  PatternMatch,
  ProductType,
  StockStatus,
} from '../../../product-options.ts';
import type { Category } from '../../../vocabulary.ts';

export const categoryWords: Record<Category, string> = {
  carpet: 'Carpet',
  vinyl: 'Vinyl',
  laminate: 'Laminate',
  lvt: 'LVT',
  accessories: 'Accessories',
};
export const pageWords: Record<PageLocation, string> = {
  homepage: 'Homepage',
  carpets: 'Carpets',
  vinyl: 'Vinyl',
  laminate: 'Laminate',
  lvt: 'LVT',
  accessories: 'Accessories',
  all: 'All pages',
};
export const typeWords: Record<ProductType, string> = { banner: 'Banner', catalog: 'Catalog' };
export const stockWords: Record<StockStatus, string> = {
  instock: 'In Stock',
  outofstock: 'Out of Stock',
  onbackorder: 'On back order',
};
export const patternWords: Record<Pattern, string> = {
  plank: 'Planks',
  herringbone: 'Herringbone',
};
export const fixingWords: Record<Fixing, string> = {
  click: 'Click (floating)',
  dryback: 'Dryback (glued down)',
};

export const patternMatchWords: Record<PatternMatch, string> = {
  set: 'Set match',
  'half-drop': 'Half-drop match',
};

/** Converts labels to the options of a select field. */
export const choicesOf = <Value extends string>(words: Record<Value, string>) =>
  Object.entries(words) as [Value, string][];
