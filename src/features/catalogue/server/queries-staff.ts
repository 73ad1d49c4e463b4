import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { type Cursor, readTextCursor } from '#platform/server/http/cursor.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { ProductSort, ProductType } from '../product-options.ts';
import type { Category } from '../vocabulary.ts';
import { recordPrices } from './prices/queries-prices.ts';
import {
  conditionsOf,
  type ListFilters,
  type ProductRow,
  productColumns,
  sellingPence,
} from './queries.ts';
import { products } from './schema.ts';

export type StaffFilters = ListFilters & { category?: Category };

type Order = {
  by: SQL;
  descending?: true;
  /** The cursor's value for a row, as SQL. */
  key: SQL<string>;
  readKey: (key: string) => SQL;
};

/** Rejects cursor keys that are no number, such as those of another list. */
function checked(key: string): string {
  if (/^-?\d{1,16}$/.test(key)) return key;
  throw new Problem(400, 'cursor: must be a cursor that a list gave.');
}

const byNumber = (by: SQL): Order => ({
  by,
  key: sql<string>`(${by})::text`,
  readKey: (key) => sql`${checked(key)}::bigint`,
});

const lowerName = sql`lower(${products.name})`;
const orders: Record<ProductSort, Order> = {
  // Banners are no goods: those of a list with both come last.
  shop: byNumber(
    sql`case when ${products.productType} = 'banner' then 4294967296 else 0 end + ${products.sortOrder}`,
  ),
  price: byNumber(sellingPence),
  name: { by: lowerName, key: sql<string>`${lowerName}`, readKey: (key) => sql`${key}` },
  changed: {
    by: sql`${products.updatedAt}`,
    descending: true,
    // In microseconds: JavaScript dates are coarser, and a cursor would skip rows.
    key: sql<string>`((extract(epoch from ${products.updatedAt}) * 1000000)::bigint)::text`,
    readKey: (key) => sql`timestamptz 'epoch' + ${checked(key)}::bigint * interval '1 microsecond'`,
  },
};

/**
 * Returns one page of the product list, and the cursor of the next page.
 * @throws Problem 400 for an invalid cursor
 */
export async function findProductsPage(
  db: Db,
  filters: StaffFilters & { sort: ProductSort; limit: number; cursor?: string },
): Promise<{ rows: ProductRow[]; next: Cursor<string> | undefined }> {
  const { by, descending, key, readKey } = orders[filters.sort];
  const direction = descending ? desc : asc;
  const found = await db
    .select({ row: productColumns, key })
    .from(products)
    .where(and(matches(filters), filters.cursor ? comesAfter(filters.cursor) : undefined))
    .orderBy(direction(by), direction(products.id))
    .limit(filters.limit + 1);
  const part = found.slice(0, filters.limit);
  const last = part.at(-1);
  return {
    rows: part.map(({ row }) => row),
    next: found.length > filters.limit && last ? { key: last.key, id: last.row.id } : undefined,
  };

  function comesAfter(cursor: string): SQL {
    const place = readTextCursor(cursor);
    const sign = sql.raw(descending ? '<' : '>');
    return sql`(${by}, ${products.id}) ${sign} (${readKey(place.key)}, ${place.id})`;
  }
}

/** Counts the products of each type. */
export async function countByType(
  db: Db,
  filters: StaffFilters,
): Promise<Map<ProductType, number>> {
  const rows = await db
    .select({ type: products.productType, number: count() })
    .from(products)
    .where(matches(filters))
    .groupBy(products.productType);
  return new Map(rows.map(({ type, number }) => [type, number]));
}

/** Inserts a product with its first price unless its slug is taken. @returns it, or undefined */
export async function insertProduct(
  tx: Tx,
  values: typeof products.$inferInsert,
): Promise<ProductRow | undefined> {
  const [row] = await tx
    .insert(products)
    .values(values)
    .onConflictDoNothing({ target: products.slug })
    .returning(productColumns);
  if (row) await recordPrices(tx, [row.id]);
  return row;
}

/** Locks a product until the transaction ends. @returns it, or undefined */
export async function lockProduct(tx: Tx, id: string): Promise<ProductRow | undefined> {
  const [row] = await tx
    .select(productColumns)
    .from(products)
    .where(eq(products.id, id))
    .for('update');
  return row;
}

/** Updates a locked product, and its history of prices. */
export async function updateProduct(
  tx: Tx,
  id: string,
  values: Partial<ProductRow>,
): Promise<ProductRow | undefined> {
  const [row] = await tx
    .update(products)
    .set({ ...values, version: sql`${products.version} + 1` })
    .where(eq(products.id, id))
    .returning(productColumns);
  if (row) await recordPrices(tx, [id]);
  return row;
}

export async function removeProduct(tx: Tx, id: string) {
  await tx.delete(products).where(eq(products.id, id));
}

/** The SQL condition of the filters of the staff list. */
export function matches({ category, ...filters }: StaffFilters): SQL | undefined {
  return and(category && eq(products.category, category), ...conditionsOf(filters));
}
