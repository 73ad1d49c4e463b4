import type { Product, StoreProduct } from '../contract.ts';
import type { ProductRow } from './queries.ts';

/** The current selling price in pence: the sale price where it is lower. */
export function sellingPence({ pricePence, salePricePence }: ProductRow): number {
  return salePricePence !== null && salePricePence < pricePence ? salePricePence : pricePence;
}

/** Converts a stored product to the API's units: pounds, metres, square metres. */
export function presentProduct(row: ProductRow): Product {
  return {
    ...row,
    price: row.pricePence / 100,
    salePrice: row.salePricePence === null ? null : row.salePricePence / 100,
    inStock: row.stockStatus === 'instock',
    rollWidths: row.rollWidthsMm.map((width) => width / 1000),
    packArea: row.packAreaMm2 === null ? null : row.packAreaMm2 / 1_000_000,
  };
}

/** Converts a stored product to the form of the store API. */
export function presentStoreProduct(row: ProductRow): StoreProduct {
  const selling = sellingPence(row);
  const onSale = selling < row.pricePence;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    price: selling / 100,
    regular_price: row.pricePence / 100,
    sale_price: onSale ? selling / 100 : null,
    on_sale: onSale,
    featured: row.featured,
    images: row.imageUrl === null ? [] : [{ src: row.imageUrl, alt: row.name }],
    short_description: firstSentence(row.description),
    description: row.description,
    stock_status: row.stockStatus,
    unit: row.unit,
    fitting_included: row.fittingIncluded,
    colorOptions: row.colorOptions,
    specifications: row.specifications,
    features: row.features,
  };
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
