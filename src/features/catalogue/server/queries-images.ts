import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { images } from '#platform/server/images/schema.ts';
import { products } from './schema.ts';

/** Grace period for an image in a form that has not been saved yet. */
const unusedHours = 24;

/** Deletes uploaded images that belong to no product. @returns their number */
export async function deleteUnusedImages(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - unusedHours * 3_600_000);
  const address = sql`'/images/' || ${images.id} || '.webp'`;
  const gone = await db
    .delete(images)
    .where(
      sql`${images.usedAt} < ${before.toISOString()}::timestamptz
        and not exists (select 1 from ${products} where ${products.imageUrl} = ${address})
        and not exists (select 1 from ${products}, jsonb_array_elements(${products.colorOptions}) colour
          where colour->>'imageUrl' = ${address})`,
    )
    .returning({ id: images.id });
  return gone.length;
}
