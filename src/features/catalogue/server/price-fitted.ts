import type { Product } from '../contract.ts';
import { flooringTypeOf } from '../floor-for-estimate.ts';
import { toEstimatedProduct } from './find-product-for-estimate.ts';
import type { PriceFitted } from './present-product.ts';
import type { ProductRow } from './queries.ts';

/** A floor sold by the square metre as the calculator prices it. */
type FloorToFit = Omit<ReturnType<typeof toEstimatedProduct>, 'id' | 'name'> & {
  flooringType: NonNullable<ReturnType<typeof flooringTypeOf>>;
};

/** Reads the prices in force; what it returns gives whole pounds per m², or undefined where there is no such price. */
export type ReadFittedPrices = () => Promise<(floor: FloorToFit) => number | undefined>;

/** Reads the prices in force; what it returns presents products with them. */
export type OpenPresenter = () => Promise<(row: ProductRow) => Product>;

/** Prices products with the prices in force; accessories and what is not sold by area have no such price. */
export async function readPriceFitted(readFittedPrices: ReadFittedPrices): Promise<PriceFitted> {
  const price = await readFittedPrices();
  return (row) => {
    const flooringType = flooringTypeOf(row.category);
    if (!flooringType || row.unit !== 'm²' || row.productType === 'banner') return undefined;
    const { id: _, name: __, ...floor } = toEstimatedProduct(row);
    return price({ ...floor, flooringType });
  };
}
