import { toMetres, toSquareMetres } from '#platform/units/lengths.ts';
import { toPounds } from '#platform/units/pounds.ts';
import type { Product, StoreProduct } from '../contract.ts';
import { listSpecifications } from '../list-specifications.ts';
import { askedPence } from '../prices/price-history.ts';
import { rangeColours } from '../ranges/siblings.ts';
import type { ProductRow } from './queries.ts';

/** The current selling price in pence: the sale price where it is lower. */
export const sellingPence = (row: ProductRow): number => askedPence(row);

/** What a product costs fitted, in whole pounds per m², where that can be said. */
export type PriceFitted = (row: ProductRow) => number | undefined;
const unknown: PriceFitted = () => undefined;

/** Converts a stored product to the API's units: pounds, metres, square metres. */
export function presentProduct(row: ProductRow, priceFitted = unknown): Product {
  return {
    ...row,
    range: row.rangeName,
    price: toPounds(row.pricePence),
    salePrice: row.salePricePence === null ? null : toPounds(row.salePricePence),
    inStock: row.stockStatus === 'instock',
    rollWidths: row.rollWidthsMm.map(toMetres),
    patternRepeat: row.patternRepeatMm === null ? null : toMetres(row.patternRepeatMm),
    packArea: row.packAreaMm2 === null ? null : toSquareMetres(row.packAreaMm2),
    fittedFrom: priceFitted(row),
  };
}

/** Converts a stored product to the form of the store API. */
export function presentStoreProduct(row: ProductRow, priceFitted = unknown): StoreProduct {
  const selling = sellingPence(row);
  const onSale = selling < row.pricePence;
  const { specifications, patternRepeatMm, patternMatch } = row;
  const patternRepeat = patternRepeatMm === null ? null : toMetres(patternRepeatMm);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    range: row.rangeName,
    price: toPounds(selling),
    regular_price: toPounds(row.pricePence),
    sale_price: onSale ? toPounds(selling) : null,
    on_sale: onSale,
    featured: row.featured,
    images: row.imageUrl === null ? [] : [{ src: row.imageUrl, alt: row.name }],
    category: row.category,
    short_description: firstSentence(row.description),
    description: row.description,
    stock_status: row.stockStatus,
    unit: row.unit,
    fitting_included: row.fittingIncluded,
    fitted_from: priceFitted(row),
    colorOptions: row.colorOptions,
    specifications: listSpecifications({ specifications, patternRepeat, patternMatch }),
    features: row.features,
  };
}

/**
 * A product for the card of its range: its colours have the slugs of the products sold in them.
 * @param members the products of its range, itself included; empty for a product without a range
 */
export function presentRange(
  row: ProductRow,
  members: readonly ProductRow[],
  priceFitted = unknown,
): StoreProduct {
  return {
    ...presentStoreProduct(row, priceFitted),
    colorOptions: rangeColours(row, members).map(({ colour, product }) => {
      if (!product) return colour;
      const percentOff = Math.round(100 - (100 * sellingPence(product)) / product.pricePence);
      return { ...colour, slug: product.slug, ...(percentOff > 0 && { percentOff }) };
    }),
  };
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
