import { asc, inArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#platform/server/database/database.ts';
import type { PublishedPrice } from '../../prices/price-history.ts';
import { productPrices } from './schema.ts';

/**
 * Adds the present prices of products to their history, from their last change on, where they are new. Clocks of
 * processes differ: a history never goes back in time.
 */
export async function recordPrices(tx: Tx, ids: readonly string[]) {
  await tx.execute(sql`
    insert into ${productPrices} (product_id, price_pence, sale_price_pence, since)
    select own.id, own.price_pence, own.sale_price_pence, greatest(own.updated_at, last.since)
    from products own
    left join lateral (
      select * from ${productPrices} where product_id = own.id order by since desc limit 1
    ) last on true
    where own.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))
      and (last.price_pence, last.sale_price_pence)
        is distinct from (own.price_pence, own.sale_price_pence)
    on conflict (product_id, since) do update
      set price_pence = excluded.price_pence, sale_price_pence = excluded.sale_price_pence`);
}

/** What was published of each product, oldest first. */
export async function findPriceHistories(
  db: DbOrTx,
  ids: readonly string[],
): Promise<Map<string, PublishedPrice[]>> {
  const { productId, pricePence, salePricePence, since } = productPrices;
  const rows = await db
    .select({ productId, pricePence, salePricePence, since })
    .from(productPrices)
    .where(inArray(productId, [...ids]))
    .orderBy(asc(since));
  return Map.groupBy(rows, (row) => row.productId);
}
