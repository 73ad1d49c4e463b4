import type { CsvRow } from '#platform/server/http/read-csv.ts';
import type { ProductChange } from '../../contract.ts';
import { productFields } from '../../product-fields.ts';
import { stockStatuses } from '../../product-options.ts';
import { exportHeadings, lineOf } from '../export-products.ts';
import type { ProductRow } from '../queries.ts';
import { readColour } from './colours-cell.ts';

export type RowProblem = { line: number; column: string; message: string };
type Field = keyof typeof productFields | 'stockStatus';
type Column = { field: Field; read: (cell: string, before: ProductRow | undefined) => unknown };

/** Pounds, metres and the like: '£1,250.00' is 1250, and a comma is no decimal point. */
function numberOf(cell: string): number | string {
  const plain = cell.replace(/^£\s*/, '');
  const text = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : cell;
}
const emptyIsNull = (cell: string) => (cell === '' ? null : cell);
const numberOrNull = (cell: string) => (cell === '' ? null : numberOf(cell));
const listOf = (cell: string) => cell.split(';').flatMap((part) => part.trim() || []);
const flags: Record<string, boolean> = {
  true: true,
  yes: true,
  false: false,
  no: false,
  '': false,
};
const flagOf = (cell: string) => flags[cell.toLowerCase()] ?? cell;
const pairsOf = (cell: string) =>
  Object.fromEntries(
    listOf(cell).map((pair) => {
      const at = pair.indexOf(':');
      return at < 0 ? [pair, ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    }),
  );

/** The columns that are read; Id is read first, and Address is made by the site. */
const columns: Record<string, Column> = {
  Name: { field: 'name', read: (cell) => cell },
  SKU: { field: 'sku', read: emptyIsNull },
  Type: { field: 'productType', read: (cell) => cell.toLowerCase() },
  Category: { field: 'category', read: (cell) => cell.toLowerCase() },
  Page: { field: 'pageLocation', read: (cell) => cell.toLowerCase() },
  'Price (£)': { field: 'price', read: numberOf },
  'Sale price (£)': { field: 'salePrice', read: numberOrNull },
  Unit: { field: 'unit', read: (cell) => cell },
  'Roll widths (m)': { field: 'rollWidths', read: (cell) => listOf(cell).map(numberOf) },
  'Fitting included': { field: 'fittingIncluded', read: flagOf },
  'Pack covers (m²)': { field: 'packArea', read: numberOrNull },
  'Laid in': { field: 'pattern', read: emptyIsNull },
  'Fixed by': { field: 'fixing', read: emptyIsNull },
  'Pattern repeat (cm)': {
    field: 'patternRepeat',
    read: (cell) => {
      const value = numberOrNull(cell);
      return typeof value === 'number' ? value / 100 : value;
    },
  },
  'Pattern match': { field: 'patternMatch', read: emptyIsNull },
  Brand: { field: 'brand', read: emptyIsNull },
  Stock: { field: 'stockStatus', read: (cell) => cell.toLowerCase() },
  'Samples left': { field: 'samples', read: numberOf },
  Featured: { field: 'featured', read: flagOf },
  'Sort order': { field: 'sortOrder', read: numberOf },
  Colours: {
    field: 'colorOptions',
    // The file has no pictures of colours: those that are known stay.
    read: (cell, before) =>
      listOf(cell).map((part) => {
        const colour = readColour(part);
        const known = before?.colorOptions.find(({ name }) => name === colour.name);
        return { ...(known?.imageUrl && { imageUrl: known.imageUrl }), ...colour };
      }),
  },
  Features: { field: 'features', read: listOf },
  Specifications: { field: 'specifications', read: pairsOf },
  Description: { field: 'description', read: (cell) => cell },
  Picture: { field: 'imageUrl', read: emptyIsNull },
};

const stockMessage = `must be ${stockStatuses.join(', ')}.`;

function check(field: Field, value: unknown): { value: unknown } | { message: string } {
  if (field === 'stockStatus')
    return stockStatuses.some((status) => status === value) ? { value } : { message: stockMessage };
  const read = productFields[field].safeParse(value);
  return read.success ? { value: read.data } : { message: read.error.issues[0]?.message ?? '' };
}

/**
 * Reads what a row of a file changes. A cell that says what the export says of the product changes nothing, so that
 * a file that was only exported and imported loses nothing.
 */
export function readRow({ line, cells, problem }: CsvRow, before: ProductRow | undefined) {
  const problems: RowProblem[] = problem ? [{ line, column: '', message: problem }] : [];
  const change: Record<string, unknown> = {};
  const exported = before && lineOf(before);
  for (const [column, { field, read }] of Object.entries(columns)) {
    const cell = cells[column.toLowerCase()];
    if (cell === undefined) continue;
    const known = exported?.[exportHeadings.indexOf(column)];
    if (exported && String(known ?? '').trim() === cell) continue;
    // An empty cell of a new product is its default.
    if (!before && cell === '' && column !== 'Name') continue;
    const checked = check(field, read(cell, before));
    if ('message' in checked) problems.push({ line, column, message: checked.message });
    else change[field] = checked.value;
  }
  return { change: change as ProductChange, problems };
}
