import { sql } from 'drizzle-orm';
import { firmVersions } from '#features/business/server/schema.ts';
import type { Db } from '#platform/server/database/database.ts';
import { images } from '#platform/server/images/schema.ts';
import { products } from './schema.ts';

/** Grace period for an image in a form that has not been saved yet. */
const unusedHours = 24;

const maxHosts = 40;

/**
 * The other hosts that images of products and colours come from, with the port if one is named. Sorted; an
 * address whose host is not a plain name has none.
 */
export async function findImageHosts(db: Db): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select distinct lower(substring(address from '^https://([a-zA-Z0-9.-]+(?::[0-9]{1,5})?)(?:[/?#]|$)')) host
    from (
      select ${products.imageUrl} address from ${products}
      union all
      select colour->>'imageUrl' from ${products}, jsonb_array_elements(${products.colorOptions}) colour
    ) addresses
    where address like 'https://%'
    order by host limit ${maxHosts}`)) as unknown as { rows: { host: string | null }[] };
  return rows.flatMap(({ host }) => host ?? []);
}

/** Deletes uploaded images that belong to no product and are not the firm's logo. @returns their number */
export async function deleteUnusedImages(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - unusedHours * 3_600_000);
  const address = sql`'/images/' || ${images.id} || '.webp'`;
  const gone = await db
    .delete(images)
    .where(
      sql`${images.usedAt} < ${before.toISOString()}::timestamptz
        and not exists (select 1 from ${products} where ${products.imageUrl} = ${address})
        and not exists (select 1 from ${products}, jsonb_array_elements(${products.colorOptions}) colour
          where colour->>'imageUrl' = ${address})
        and not exists (select 1 from ${firmVersions}
          where ${firmVersions.version} = (select max(newest.version) from ${firmVersions} newest)
          and ${firmVersions.settings}->'look'->'logo'->>'url' = ${address})`,
    )
    .returning({ id: images.id });
  return gone.length;
}
