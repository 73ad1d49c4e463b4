import type { Db } from '#platform/server/database/database.ts';
import { listFloorsOnOffer } from '../list-floors.ts';
import { presentProduct } from './present-product.ts';
import { findProducts } from './queries.ts';

/** The floors of the catalogue that can be chosen for measured areas, by kind and name. */
export async function findFloorsOnOffer(db: Db) {
  const { rows } = await findProducts(db, {}, { forSale: true });
  return listFloorsOnOffer(rows.map((row) => presentProduct(row)));
}
