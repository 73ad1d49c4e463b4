import type { Db } from '#platform/server/database/database.ts';
import { writeCursor } from '#platform/server/http/cursor.ts';
import { writeColours } from './import/colours-cell.ts';
import { presentProduct } from './present-product.ts';
import type { ProductRow } from './queries.ts';
import { findProductsPage } from './queries-staff.ts';

type Filters = Omit<Parameters<typeof findProductsPage>[1], 'limit' | 'cursor'>;

const pageSize = 200;

export const exportHeadings = [
  'Id',
  'Name',
  'SKU',
  'Type',
  'Category',
  'Page',
  'Price (£)',
  'Sale price (£)',
  'Unit',
  'Roll widths (m)',
  'Pack covers (m²)',
  'Fitting included',
  'Laid in',
  'Fixed by',
  'Pattern repeat (cm)',
  'Pattern match',
  'Brand',
  'Stock',
  'Samples left',
  'Featured',
  'Sort order',
  'Colours',
  'Features',
  'Specifications',
  'Description',
  'Picture',
  'Address',
];

/** The rows of the CSV file, read page by page while they are sent. */
export async function* exportRows(db: Db, filters: Filters) {
  let cursor: string | undefined;
  do {
    const { rows, next } = await findProductsPage(db, { ...filters, limit: pageSize, cursor });
    for (const row of rows) yield lineOf(row);
    cursor = next && writeCursor(next);
  } while (cursor);
}

/** The cells of a product, in the order of the headings. */
export function lineOf(row: ProductRow) {
  const { price, salePrice, packArea, rollWidths } = presentProduct(row);
  return [
    row.id,
    row.name,
    row.sku,
    row.productType,
    row.category,
    row.pageLocation,
    price.toFixed(2),
    salePrice?.toFixed(2) ?? null,
    row.unit,
    rollWidths.join('; '),
    packArea,
    row.fittingIncluded,
    row.pattern,
    row.fixing,
    row.patternRepeatMm === null ? null : row.patternRepeatMm / 10,
    row.patternMatch,
    row.brand,
    row.stockStatus,
    row.samples,
    row.featured,
    row.sortOrder,
    writeColours(row.colorOptions),
    row.features.join('; '),
    Object.entries(row.specifications)
      .map(([name, text]) => `${name}: ${text}`)
      .join('; '),
    row.description,
    row.imageUrl,
    `/products/${row.slug}`,
  ];
}
