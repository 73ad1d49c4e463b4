import * as z from 'zod/mini';
import type { Product } from '../../../contract.ts';
import { isSaleBelowPrice, productFields, salePriceMessage } from '../../../product-fields.ts';
import {
  fixings,
  patterns,
  stockStatuses,
  rollWidths as widthsOnOffer,
} from '../../../vocabulary.ts';

/** NaN for text that is no number, including empty text. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const optionalNumber = (text: string) => (text.trim() === '' ? null : Number(text));

const optionalText = z.pipe(
  z.string(),
  z.transform((text: string): string | null => text || null),
);
const number = z.pipe(z.string(), z.transform(numberOf));
const numberOrEmpty = z.pipe(z.string(), z.transform(optionalNumber));
/** A choice that may be left open. */
const choiceOf = <Value extends string>(values: readonly Value[]) =>
  z.pipe(
    z.enum(['', ...values]),
    z.transform((value): Value | null => (value === '' ? null : (value as Value))),
  );
const pairs = z.array(z.tuple([z.string(), z.string()]));

/** The schema of the form: numbers as typed, specifications in order. */
export const productForm = z
  .object({
    ...productFields,
    stockStatus: z.enum(stockStatuses),
    sku: z.pipe(optionalText, productFields.sku),
    brand: z.pipe(optionalText, productFields.brand),
    imageUrl: z.pipe(optionalText, productFields.imageUrl),
    price: z.pipe(number, productFields.price),
    salePrice: z.pipe(numberOrEmpty, productFields.salePrice),
    sortOrder: z.pipe(number, productFields.sortOrder),
    packArea: z.pipe(numberOrEmpty, productFields.packArea),
    pattern: choiceOf(patterns),
    fixing: choiceOf(fixings),
    specifications: z.pipe(
      z.pipe(
        pairs,
        z.transform((entries: [string, string][]) => Object.fromEntries(entries)),
      ),
      productFields.specifications,
    ),
  })
  .check(z.refine(isSaleBelowPrice, { message: salePriceMessage, path: ['salePrice'] }));

export type ProductDraft = z.input<typeof productForm>;
export type ReadFields = z.output<typeof productForm>;
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
  pattern: '',
  fixing: '',
  fittingIncluded: false,
};

/** Converts a product to the form's contents. */
export function draftOf(product: Product): ProductDraft {
  const { salePrice, packArea } = product;
  return {
    name: product.name,
    description: product.description,
    productType: product.productType,
    pageLocation: product.pageLocation,
    category: product.category,
    unit: product.unit,
    colorOptions: product.colorOptions,
    features: product.features,
    featured: product.featured,
    stockStatus: product.stockStatus,
    rollWidths: widthsOnOffer.filter((width) => product.rollWidths.includes(width)),
    fittingIncluded: product.fittingIncluded,
    pattern: product.pattern ?? '',
    fixing: product.fixing ?? '',
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

/** The draft as it is saved: a banner has no price, whatever was typed before the type was chosen. */
export function withoutHidden(draft: ProductDraft): ProductDraft {
  if (draft.productType !== 'banner') return draft;
  const { price, salePrice, packArea } = emptyDraft;
  return { ...draft, price, salePrice, packArea };
}
