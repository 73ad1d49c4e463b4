import { and, asc, desc, eq, inArray, lte, notLike, type SQL, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { insertAll } from '#platform/server/database/insert-all.ts';
import type { Prices } from '../../prices/bulk-rule.ts';
import { askedPence } from '../../prices/price-history.ts';
import type { Category } from '../../vocabulary.ts';
import { matches, type StaffFilters } from '../queries-staff.ts';
import { products } from '../schema.ts';
import { priceChangeItems, priceChanges } from './schema.ts';

export type PriceChangeRow = typeof priceChanges.$inferSelect;
export type PriceChangeItem = typeof priceChangeItems.$inferSelect;

/** What a price is about. */
export type PricedRow = Prices & { id: string; name: string };
const pricedColumns = {
  id: products.id,
  name: products.name,
  pricePence: products.pricePence,
  salePricePence: products.salePricePence,
};

export type Selection =
  | { ids: readonly string[] }
  | { filter: StaffFilters }
  | { categories: readonly Category[] };

/** Locks the prices of the chosen products that are for sale, in shop order. @param limit of their number */
export function lockPrices(tx: Tx, chosen: Selection, limit: number): Promise<PricedRow[]> {
  return tx
    .select(pricedColumns)
    .from(products)
    .where(and(isChosen(chosen), eq(products.productType, 'catalog')))
    .orderBy(asc(products.sortOrder), asc(products.id))
    .limit(limit)
    .for('update');
}

function isChosen(chosen: Selection): SQL | undefined {
  if ('ids' in chosen) return inArray(products.id, [...chosen.ids]);
  if ('categories' in chosen) return inArray(products.category, [...chosen.categories]);
  return matches(chosen.filter);
}

/** Carpets whose price includes the fitting, which a claim is about. */
export function findFittedCarpets(db: DbOrTx): Promise<PricedRow[]> {
  return db
    .select(pricedColumns)
    .from(products)
    .where(
      and(
        eq(products.category, 'carpet'),
        eq(products.fittingIncluded, true),
        eq(products.productType, 'catalog'),
        eq(products.unit, 'm²'),
      ),
    );
}

/** The one of them that asks the least; null without any. */
export async function findCheapestFitted(
  db: DbOrTx,
): Promise<{ name: string; pence: number } | null> {
  const asked = (await findFittedCarpets(db)).map((row) => ({
    name: row.name,
    pence: askedPence(row),
  }));
  const sold = asked.filter(({ pence }) => pence > 0);
  return sold.toSorted((a, b) => a.pence - b.pence)[0] ?? null;
}

/** Writes prices of locked products. */
export async function setPrices(
  tx: Tx,
  prices: readonly (Prices & { id: string })[],
  { now, by }: { now: Date; by: string },
) {
  await tx.execute(sql`
    update products set price_pence = next."pricePence", sale_price_pence = next."salePricePence",
      version = version + 1, updated_at = ${now.toISOString()}::timestamptz, updated_by = ${by}
    from json_to_recordset(${JSON.stringify(prices)}::json)
      as next(id text, "pricePence" integer, "salePricePence" integer)
    where products.id = next.id`);
}

/** Stores a change that has not begun. @param planned the products that it changes, with their new prices */
export async function insertChange(
  tx: Tx,
  change: Omit<PriceChangeRow, 'state' | 'doneAt' | 'undoneAt'>,
  planned: readonly { row: PricedRow; after: Prices }[],
): Promise<PriceChangeRow> {
  const stored = { ...change, state: 'planned' as const, doneAt: null, undoneAt: null };
  await tx.insert(priceChanges).values(stored);
  const items = planned.map(({ row, after }) => ({
    changeId: change.id,
    productId: row.id,
    beforePence: row.pricePence,
    beforeSalePence: row.salePricePence,
    afterPence: after.pricePence,
    afterSalePence: after.salePricePence,
  }));
  if (items.length > 0) await tx.execute(insertAll(priceChangeItems, items));
  return stored;
}

export async function lockChange(tx: Tx, id: string): Promise<PriceChangeRow | undefined> {
  const [row] = await tx.select().from(priceChanges).where(eq(priceChanges.id, id)).for('update');
  return row;
}

/** Locks the planned changes whose time has come, earliest first; those that another process began meanwhile are left out. */
export function lockDueChanges(tx: Tx, now: Date): Promise<PriceChangeRow[]> {
  return tx
    .select()
    .from(priceChanges)
    .where(and(eq(priceChanges.state, 'planned'), lte(priceChanges.startsAt, now)))
    .orderBy(asc(priceChanges.startsAt), asc(priceChanges.id))
    .for('update');
}

export function findItems(db: DbOrTx, changeId: string): Promise<PriceChangeItem[]> {
  return db.select().from(priceChangeItems).where(eq(priceChangeItems.changeId, changeId));
}

export async function markDone(tx: Tx, changeId: string, productIds: readonly string[]) {
  await tx
    .update(priceChangeItems)
    .set({ isDone: true })
    .where(
      and(
        eq(priceChangeItems.changeId, changeId),
        inArray(priceChangeItems.productId, [...productIds]),
      ),
    );
}

export async function updateChange(tx: Tx, id: string, set: Partial<PriceChangeRow>) {
  await tx.update(priceChanges).set(set).where(eq(priceChanges.id, id));
}

const maxListed = 30;
/** How the ids of offers, and of their changes of prices, begin. */
export const offerPrefix = 'offer-';

/** The newest changes that are no offer's, with the number of their products. */
export function findChanges(
  db: Db,
  id?: string,
): Promise<{ change: PriceChangeRow; products: number }[]> {
  const products = sql<number>`(select count(*)::int from price_change_items
    where change_id = ${priceChanges.id} and (is_done or ${priceChanges.state} in ('planned', 'withdrawn')))`;
  return db
    .select({ change: priceChanges, products })
    .from(priceChanges)
    .where(id === undefined ? notLike(priceChanges.id, `${offerPrefix}%`) : eq(priceChanges.id, id))
    .orderBy(desc(priceChanges.createdAt), desc(priceChanges.id))
    .limit(maxListed);
}
