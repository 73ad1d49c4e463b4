import * as z from 'zod/mini';
import { readNumber } from '#platform/client/ui/field.tsx';
import { toMillimetres } from '#platform/units/lengths.ts';
import type { Product } from '../../../contract.ts';
import { productLimits } from '../../../limits.ts';
import {
  isSaleBelowPrice,
  patternCheck,
  patternRepeatField,
  productFields,
  salePriceMessage,
} from '../../../product-fields.ts';
import {
  fixings,
  type ProductType,
  patternMatches,
  patterns,
  stockStatuses,
  rollWidths as widthsOnOffer,
} from '../../../product-options.ts';

const optionalNumber = (text: string) => (text.trim() === '' ? null : Number(text));

const { min: minRepeat, max: maxRepeat } = productLimits.patternRepeat;
/** The form's unit is the centimetre. */
const patternRepeat = z.nullable(
  patternRepeatField(
    `must be from ${minRepeat * 100} to ${maxRepeat * 100} cm, to the millimetre.`,
  ),
);
const toMetresOrEmpty = z.pipe(
  z.string(),
  z.transform((text) => {
    const centimetres = optionalNumber(text);
    return centimetres === null ? null : centimetres / 100;
  }),
);

const optionalText = z.pipe(
  z.string(),
  z.transform((text: string): string | null => text || null),
);
const number = z.pipe(
  z.string(),
  z.transform((text: string) => readNumber(text)),
);
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
    samples: z.pipe(number, productFields.samples),
    packArea: z.pipe(numberOrEmpty, productFields.packArea),
    pattern: choiceOf(patterns),
    fixing: choiceOf(fixings),
    patternRepeat: z.pipe(toMetresOrEmpty, patternRepeat),
    patternMatch: choiceOf(patternMatches),
    specifications: z.pipe(
      z.pipe(
        pairs,
        z.transform((entries: [string, string][]) => Object.fromEntries(entries)),
      ),
      productFields.specifications,
    ),
  })
  .check(
    z.refine(isSaleBelowPrice, { message: salePriceMessage, path: ['salePrice'] }),
    patternCheck,
  );

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
  samples: '0',
  imageUrl: '',
  colorOptions: [],
  features: [],
  specifications: [],
  rollWidths: [],
  packArea: '',
  pattern: '',
  fixing: '',
  patternRepeat: '',
  patternMatch: '',
  fittingIncluded: false,
};

/** Converts a product to the form's contents. */
export function draftOf(product: Product): ProductDraft {
  const { salePrice, packArea, patternRepeat: repeat } = product;
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
    patternRepeat: repeat === null ? '' : String(toMillimetres(repeat) / 10),
    patternMatch: product.patternMatch ?? '',
    sku: product.sku ?? '',
    brand: product.brand ?? '',
    imageUrl: product.imageUrl ?? '',
    price: product.price.toFixed(2),
    salePrice: salePrice?.toFixed(2) ?? '',
    sortOrder: String(product.sortOrder),
    samples: String(product.samples),
    packArea: packArea === null ? '' : String(packArea),
    specifications: Object.entries(product.specifications),
  };
}

/** The contents with which a new product begins: nothing, or a copy that has no SKU and no history of prices yet. */
export function newDraft(productType: ProductType, copyOf: Product | undefined): ProductDraft {
  if (!copyOf) return { ...emptyDraft, productType };
  const name = `Copy of ${copyOf.name}`.slice(0, productLimits.name);
  return { ...draftOf(copyOf), name, sku: '', salePrice: '', samples: '0' };
}

/**
 * The draft as it is saved, without what was typed in fields that are hidden since: a banner has no price, and
 * only carpet has a pattern that repeats.
 */
export function withoutHidden(draft: ProductDraft): ProductDraft {
  const { price, salePrice, samples, packArea, patternRepeat, patternMatch } = emptyDraft;
  const isBanner = draft.productType === 'banner';
  return {
    ...draft,
    ...(isBanner && { price, salePrice, samples, packArea }),
    ...((isBanner || draft.category !== 'carpet') && { patternRepeat, patternMatch }),
  };
}
