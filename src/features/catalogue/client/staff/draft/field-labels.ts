import type { DraftField, ProductDraft } from './product-draft.ts';
import {
  categoryWords,
  fixingWords,
  pageWords,
  patternMatchWords,
  patternWords,
  stockWords,
  typeWords,
} from './product-labels.ts';

/** The labels of the form's fields. */
export const fieldWords: Record<DraftField, string> = {
  name: 'Name',
  sku: 'SKU',
  brand: 'Brand',
  description: 'Description',
  productType: 'Product type',
  pageLocation: 'Page location',
  category: 'Category',
  price: 'Price (£)',
  salePrice: 'Sale price (£)',
  unit: 'Unit',
  stockStatus: 'Stock',
  samples: 'Samples left',
  featured: 'Featured',
  sortOrder: 'Sort order',
  imageUrl: 'Picture',
  colorOptions: 'Colour options',
  features: 'Features',
  specifications: 'Specifications',
  rollWidths: 'Roll widths',
  packArea: 'Pack covers (m²)',
  pattern: 'Laid in',
  fixing: 'Fixed by',
  patternRepeat: 'Pattern repeat (cm)',
  patternMatch: 'Pattern match',
  fittingIncluded: 'Price includes fitting',
};

const maxValueLength = 300;

/** Describes a field's value in words; of a long text only the beginning. */
export function describeField(field: DraftField, draft: ProductDraft): string {
  const values = {
    ...draft,
    productType: typeWords[draft.productType],
    pageLocation: pageWords[draft.pageLocation],
    category: categoryWords[draft.category],
    stockStatus: stockWords[draft.stockStatus],
    pattern: draft.pattern && patternWords[draft.pattern],
    fixing: draft.fixing && fixingWords[draft.fixing],
    patternMatch: draft.patternMatch && patternMatchWords[draft.patternMatch],
    featured: draft.featured ? 'Yes' : 'No',
    fittingIncluded: draft.fittingIncluded ? 'Yes' : 'No',
    colorOptions: draft.colorOptions
      .map(({ name, hex, code, stock }) => {
        const more = [hex, code, stock && stockWords[stock]].filter(Boolean).join(', ');
        return more ? `${name} (${more})` : name;
      })
      .join(', '),
    features: draft.features.join(', '),
    specifications: draft.specifications.map((pair) => pair.join(': ')).join(', '),
    rollWidths: draft.rollWidths.map((width) => `${width} m`).join(', '),
  };
  const text = String(values[field]) || 'nothing';
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}
