import { fieldProblem } from '#platform/server/http/errors/problem.ts';
import { toMillimetres, toSquareMillimetres } from '#platform/units/lengths.ts';
import { toPence } from '#platform/units/pounds.ts';
import type { ProductChange } from '../contract.ts';
import type { ColourOption, StockStatus } from '../product-options.ts';
import type { ProductRow } from './queries.ts';

/** Converts the given fields to database columns: pence, millimetres, square millimetres. */
export function columnsOf(fields: ProductChange, before?: ProductRow): Partial<ProductRow> {
  const { version, stockStatus, inStock, price, salePrice, ...rest } = fields;
  const { rollWidths, packArea, patternRepeat, ...same } = rest;
  const columns = {
    ...same,
    ...nullWhenEmpty(fields, ['sku', 'brand', 'imageUrl']),
    colorOptions: fields.colorOptions?.map(withoutEmpty),
    pricePence: price === undefined ? undefined : toPence(price),
    salePricePence: salePrice == null ? salePrice : toPence(salePrice),
    rollWidthsMm: rollWidths?.map((width) => toMillimetres(width)),
    packAreaMm2: packArea == null ? packArea : toSquareMillimetres(packArea),
    patternRepeatMm: patternRepeat == null ? patternRepeat : toMillimetres(patternRepeat),
    stockStatus: stockOf({ stockStatus, inStock }, before?.stockStatus),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** The new stock status: `inStock: false` keeps a back order until the product is in stock. */
function stockOf(
  { stockStatus, inStock }: Pick<ProductChange, 'stockStatus' | 'inStock'>,
  before: StockStatus = 'instock',
): StockStatus | undefined {
  if (inStock === undefined) return stockStatus;
  if (stockStatus !== undefined && (stockStatus === 'instock') !== inStock) {
    const message = 'says something else than stockStatus.';
    throw fieldProblem('inStock', message);
  }
  if (stockStatus !== undefined) return stockStatus;
  if (inStock) return 'instock';
  return before === 'instock' ? 'outofstock' : before;
}

function nullWhenEmpty<Name extends 'sku' | 'brand' | 'imageUrl'>(
  fields: ProductChange,
  names: Name[],
) {
  return Object.fromEntries(
    names.map((name) => [name, fields[name] === undefined ? undefined : fields[name] || null]),
  ) as Partial<Record<Name, string | null>>;
}

const withoutEmpty = ({ hex, imageUrl, ...rest }: ColourOption): ColourOption => ({
  ...rest,
  ...(hex && { hex }),
  ...(imageUrl && { imageUrl }),
});
