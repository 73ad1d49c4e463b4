import type { Tx } from '#platform/server/database/database.ts';
import { priorMs } from '../../prices/price-history.ts';
import { productPrices } from '../prices/schema.ts';
import { products } from '../schema.ts';
import { seedProducts } from './seed-products.ts';

/** Inserts the catalogue, with a history of prices that backs what is crossed out. */
export async function seedCatalogue(tx: Tx, now: Date) {
  await tx.insert(products).values(seedProducts);
  const before = new Date(now.getTime() - 2 * priorMs);
  const full = seedProducts.map(({ id, pricePence = 0 }) => ({
    productId: id,
    pricePence,
    since: before,
  }));
  const reduced = seedProducts.flatMap(({ id, pricePence = 0, salePricePence }) =>
    salePricePence == null ? [] : { productId: id, pricePence, salePricePence, since: now },
  );
  await tx.insert(productPrices).values([...full, ...reduced]);
}
