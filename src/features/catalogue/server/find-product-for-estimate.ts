import type { Db } from '#platform/server/database/database.ts';
import { isCarpetUnderlay } from '../underlay.ts';
import { sellingPence } from './present-product.ts';
import { findProduct, type ProductRow } from './queries.ts';

/** The calculator's view of a product for sale, or undefined; banners are not for sale. */
export async function findProductForEstimate(db: Db, id: string) {
  const row = await findProduct(db, id);
  return row && row.productType !== 'banner' ? toEstimatedProduct(row) : undefined;
}

/** The calculator's view of a stored product: pence per m², millimetres, square millimetres. */
export function toEstimatedProduct(row: ProductRow) {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    unit: row.unit,
    pricePence: sellingPence(row),
    rollWidthsMm: row.rollWidthsMm,
    packAreaMm2: row.packAreaMm2,
    isHerringbone: row.pattern === 'herringbone',
    isDryback: row.fixing === 'dryback',
    pattern: patternOf(row),
    fittingIncluded: row.fittingIncluded,
    showsCrossJoins: showsCrossJoins(row.specifications),
    isCarpetUnderlay: isCarpetUnderlay(row),
  };
}

function patternOf({ patternRepeatMm, patternMatch }: ProductRow) {
  if (patternRepeatMm === null) return undefined;
  return { repeatMm: patternRepeatMm, isHalfDrop: patternMatch === 'half-drop' };
}

/** Whether loops or a pattern would show a join across the pile, as its construction says. */
function showsCrossJoins(specifications: Record<string, string>): boolean {
  return /\b(loops?|patterned)\b/i.test(specifications.Construction ?? '');
}
