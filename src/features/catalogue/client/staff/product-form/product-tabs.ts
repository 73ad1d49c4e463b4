import type { ProductType } from '../../../product-options.ts';
import type { DraftField } from '../draft/product-draft.ts';

const productTabs = [
  { name: 'basics', label: 'Basics' },
  { name: 'colours', label: 'Colours' },
  { name: 'details', label: 'Details' },
  { name: 'price', label: 'Price and offers' },
  { name: 'pictures', label: 'Pictures' },
] as const;
export type ProductTab = (typeof productTabs)[number]['name'];

const tabsOfBanner: readonly ProductTab[] = ['basics', 'pictures'];

/** The tabs of the form; a banner has neither colours nor a price. */
export const tabsFor = (type: ProductType) =>
  productTabs.filter(({ name }) => type === 'catalog' || tabsOfBanner.includes(name));

/** The tab of each field. */
export const tabOf: Record<DraftField, ProductTab> = {
  name: 'basics',
  sku: 'basics',
  brand: 'basics',
  description: 'basics',
  productType: 'basics',
  category: 'basics',
  pageLocation: 'basics',
  sortOrder: 'basics',
  colorOptions: 'colours',
  features: 'details',
  specifications: 'details',
  rollWidths: 'details',
  packArea: 'details',
  pattern: 'details',
  fixing: 'details',
  patternRepeat: 'details',
  patternMatch: 'details',
  fittingIncluded: 'details',
  price: 'price',
  salePrice: 'price',
  unit: 'price',
  stockStatus: 'price',
  samples: 'price',
  featured: 'price',
  imageUrl: 'pictures',
};

const isField = (name: string): name is DraftField => Object.hasOwn(tabOf, name);

/** The tabs that hold fields with errors. */
export const tabsWithErrors = (fields: readonly string[]): Set<ProductTab> =>
  new Set(fields.filter(isField).map((field) => tabOf[field]));
