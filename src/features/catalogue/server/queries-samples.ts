import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { channels } from '#features/business/server/channels.ts';
import { notifyOfId } from '#platform/server/database/channel.ts';
import type { DbOrTx, Tx } from '#platform/server/database/database.ts';
import { sampleName } from '../samples.ts';
import { products } from './schema.ts';

/** A product of which a sample is asked for, and its colour where it has any. */
type Sample = { productId: string; colour?: string | undefined };

/** Describes samples, in their order; undefined for an unknown product, or a colour that it does not have. */
export async function describeSamples(
  db: DbOrTx,
  samples: readonly Sample[],
): Promise<({ name: string; isLeft: boolean } | undefined)[]> {
  const ids = samples.map(({ productId }) => productId);
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      colours: products.colorOptions,
      left: products.samples,
    })
    .from(products)
    .where(and(inArray(products.id, ids), ne(products.productType, 'banner')));
  return samples.map(({ productId, colour }) => {
    const row = rows.find(({ id }) => id === productId);
    if (!row || (colour && !row.colours.some(({ name }) => name === colour))) return undefined;
    return { name: sampleName(row.name, colour), isLeft: row.left > 0 };
  });
}

/**
 * Takes sent samples off the stock, or puts them back, and notifies every process. The stock never falls below 0.
 * @param productIds each once for each of its samples; unknown ones are ignored
 */
export async function moveSamples(
  tx: Tx,
  productIds: readonly string[],
  direction: 'sent' | 'back',
): Promise<void> {
  // In one order, so that two transactions do not wait for each other.
  for (const id of [...new Set(productIds)].sort()) {
    const count = productIds.filter((one) => one === id).length;
    await tx
      .update(products)
      .set({
        samples:
          direction === 'sent'
            ? sql`greatest(${products.samples} - ${count}::int, 0)`
            : sql`${products.samples} + ${count}::int`,
      })
      .where(and(eq(products.id, id), direction === 'sent' ? gt(products.samples, 0) : undefined))
      .returning({ notified: notifyOfId(channels.products, products.id) });
  }
}
