import { and, asc, desc, eq, inArray, lte, ne, or } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import type { RunningOffer } from '../../offers/contract.ts';
import { categoryOfLocation } from '../../page-places.ts';
import { products } from '../schema.ts';
import { type OfferPage, offers } from './schema.ts';

export type OfferRow = typeof offers.$inferSelect;

/** The offers that run, in the order in which they began. */
export async function findRunningOffers(db: DbOrTx): Promise<RunningOffer[]> {
  const rows = await db
    .select({ id: offers.id, name: offers.name, pages: offers.pages })
    .from(offers)
    .where(eq(offers.state, 'running'))
    .orderBy(asc(offers.startsAt), asc(offers.id));
  return rows.map(({ pages, ...offer }) => ({ ...offer, pages: pages.map(({ page }) => page) }));
}

const maxListed = 200;

export function findOffers(db: Db): Promise<OfferRow[]> {
  return db.select().from(offers).orderBy(desc(offers.createdAt), asc(offers.id)).limit(maxListed);
}

export async function insertOffer(tx: Tx, row: typeof offers.$inferInsert) {
  await tx.insert(offers).values(row);
}

export async function lockOffer(tx: Tx, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for('update');
  return row;
}

/** Locks the offers that are to begin or to end, those that end first. */
export async function lockDueOffers(tx: Tx, now: Date): Promise<OfferRow[]> {
  const rows = await tx
    .select()
    .from(offers)
    .where(
      and(
        ne(offers.state, 'ended'),
        or(and(eq(offers.state, 'planned'), lte(offers.startsAt, now)), lte(offers.endsAt, now)),
      ),
    )
    .orderBy(asc(offers.startsAt), asc(offers.id))
    .for('update');
  return rows.toSorted((a, b) => Number(b.state === 'running') - Number(a.state === 'running'));
}

export async function updateOffer(tx: Tx, id: string, set: Partial<OfferRow>) {
  await tx.update(offers).set(set).where(eq(offers.id, id));
}

/** Writes the banners of an offer on its pages, and those that stand there already anew. */
export async function writeBanners(tx: Tx, { name, pages }: OfferRow, now: Date) {
  for (const { page, text, bannerId } of pages) {
    if (page === 'homepage') continue;
    const shown = { name, description: text, updatedAt: now };
    await tx
      .insert(products)
      .values({
        ...shown,
        id: bannerId,
        slug: bannerId,
        productType: 'banner',
        pageLocation: page,
        category: categoryOfLocation[page] ?? 'carpet',
        createdAt: now,
      })
      .onConflictDoUpdate({ target: products.id, set: shown });
  }
}

export async function deleteBanners(tx: Tx, pages: readonly OfferPage[]) {
  if (pages.length === 0) return;
  await tx.delete(products).where(
    and(
      eq(products.productType, 'banner'),
      inArray(
        products.id,
        pages.map(({ bannerId }) => bannerId),
      ),
    ),
  );
}
