import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/database.ts';
import { insertAll } from '#platform/server/database/insert-all.ts';
import { recordPrices } from '../prices/queries-prices.ts';
import { type ProductRow, productColumns } from '../queries.ts';
import { products } from '../schema.ts';

/** Locks products by their ids. */
export function lockProducts(tx: Tx, ids: readonly string[]): Promise<ProductRow[]> {
  return tx
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id)
    .for('update');
}

/** The slugs among some that products have. */
export async function findTakenSlugs(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(
      sql`${products.slug} ~ '-[0-9]+$' or ${products.slug} in (select json_array_elements_text(${JSON.stringify(slugs)}::json))`,
    );
  return new Set(rows.map(({ slug }) => slug));
}

/** Writes whole rows, new and locked ones, with their prices. */
export async function writeProducts(tx: Tx, rows: readonly Omit<ProductRow, 'rangeName'>[]) {
  if (rows.length === 0) return;
  const changed = Object.entries(productColumns)
    .filter(([key]) => !['id', 'slug', 'rangeName', 'quoteAdds', 'createdAt'].includes(key))
    .map(([, { name }]) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const set = sql.raw(changed.map((name) => `${name} = excluded.${name}`).join(', '));
  await tx.execute(sql`${insertAll(products, rows)} on conflict (id) do update set ${set}`);
  await recordPrices(
    tx,
    rows.map(({ id }) => id),
  );
}
