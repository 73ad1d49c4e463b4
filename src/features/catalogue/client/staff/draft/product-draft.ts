import * as z from 'zod/mini';
import type { Product } from '../../../contract.ts';
import { isSaleBelowPrice, productFields, salePriceMessage } from '../../../product-fields.ts';
import { type ColourOption, stockStatuses } from '../../../vocabulary.ts';

/** The contents of the product form: numbers as typed, specifications in order. */
export type ProductDraft = Pick<
  Product,
  | 'name'
  | 'description'
  | 'productType'
  | 'pageLocation'
  | 'category'
  | 'unit'
  | 'features'
  | 'featured'
  | 'stockStatus'
  | 'rollWidths'
  | 'fittingIncluded'
> & {
  sku: string;
  brand: string;
  imageUrl: string;
  price: string;
  salePrice: string;
  sortOrder: string;
  packArea: string;
  colorOptions: ColourOption[];
  specifications: [name: string, text: string][];
};
export type DraftField = keyof ProductDraft;

export const emptyDraft: ProductDraft = {
  name: '',
  sku: '',
  brand: '',
  description: '',
  productType: 'catalog',
  pageLocation: 'homepage',
  category: 'carpet',
  price: '0.00',
  salePrice: '',
  unit: 'm²',
  stockStatus: 'instock',
  featured: false,
  sortOrder: '0',
  imageUrl: '',
  colorOptions: [],
  features: [],
  specifications: [],
  rollWidths: [],
  packArea: '',
  fittingIncluded: false,
};

/** Converts a product to the form's contents. */
export function draftOf(product: Product): ProductDraft {
  const { salePrice, packArea, ...same } = product;
  return {
    ...pick(same),
    sku: product.sku ?? '',
    brand: product.brand ?? '',
    imageUrl: product.imageUrl ?? '',
    price: product.price.toFixed(2),
    salePrice: salePrice?.toFixed(2) ?? '',
    sortOrder: String(product.sortOrder),
    packArea: packArea === null ? '' : String(packArea),
    specifications: Object.entries(product.specifications),
  };
}

function pick(product: Omit<Product, 'salePrice' | 'packArea'>) {
  const { name, description, productType, pageLocation, category, unit } = product;
  const { colorOptions, features, featured, stockStatus, rollWidths, fittingIncluded } = product;
  return {
    ...{ name, description, productType, pageLocation, category, unit },
    ...{ colorOptions, features, featured, stockStatus, rollWidths, fittingIncluded },
  };
}

const schema = z
  .object({ ...productFields, stockStatus: z.enum(stockStatuses) })
  .check(z.refine(isSaleBelowPrice, { message: salePriceMessage, path: ['salePrice'] }));

export type ReadFields = z.output<typeof schema>;
export type FieldErrors = Partial<Record<DraftField, string>>;

/** Parses the form: the fields to save, or error messages by field. */
export function readDraft(
  draft: ProductDraft,
): { fields: ReadFields; errors?: never } | { fields?: never; errors: FieldErrors } {
  const read = schema.safeParse({
    ...draft,
    price: numberOf(draft.price),
    salePrice: optionalNumber(draft.salePrice),
    sortOrder: numberOf(draft.sortOrder),
    packArea: optionalNumber(draft.packArea),
    specifications: Object.fromEntries(draft.specifications),
  });
  if (read.success) return { fields: read.data };
  const errors: FieldErrors = {};
  for (const { path, message } of read.error.issues)
    errors[String(path[0]) as DraftField] ??= message.replace(/^./, (first) => first.toUpperCase());
  return { errors };
}

/** NaN for text that is no number, including empty text. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const optionalNumber = (text: string) => (text.trim() === '' ? null : Number(text));
