import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { images } from '#platform/server/images/schema.ts';
import { products } from './schema.ts';

/** So long somebody may have a form open in which a picture waits to be saved. */
const unusedHours = 24;

/** Takes away what was uploaded and belongs to no product. @returns how many */
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
