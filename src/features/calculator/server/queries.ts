import { eq, inArray } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { insertAll } from '#platform/server/database/insert-all.ts';
import type { Estimate } from '../contract.ts';
import { defaultPriceBook, type PriceBook } from '../price-book.ts';
import { estimates, priceBooks } from './schema.ts';

const onlyBook = 1;

/** The prices in force. @throws when the reference content was never seeded */
export async function readPriceBook(db: Db): Promise<PriceBook> {
  // Without the edits, which grow: every estimate reads it.
  const { prices } = priceBooks;
  const rows = await db.select({ prices }).from(priceBooks).where(eq(priceBooks.id, onlyBook));
  return takeOnlyRow(rows).prices;
}

export type PriceBookRow = typeof priceBooks.$inferSelect;

/** The prices with their edits. @throws when the reference content was never seeded */
export async function readPriceBookRow(db: Db): Promise<PriceBookRow> {
  return takeOnlyRow(await selectPriceBook(db));
}

/** The same, locked until the transaction ends. */
export async function lockPriceBookRow(tx: Tx): Promise<PriceBookRow> {
  return takeOnlyRow(await selectPriceBook(tx).for('update'));
}

const selectPriceBook = (db: DbOrTx) =>
  db.select().from(priceBooks).where(eq(priceBooks.id, onlyBook));

function takeOnlyRow<T extends { prices: PriceBook }>([row]: T[]): T {
  if (!row) throw new Error('The price book is missing from the database.');
  // A book saved by an older version lacks the prices that were added since.
  return { ...row, prices: { ...defaultPriceBook, ...row.prices } };
}

export async function updatePriceBook(
  tx: Tx,
  set: Pick<PriceBookRow, 'prices' | 'edits' | 'version' | 'updatedAt'>,
) {
  await tx.update(priceBooks).set(set).where(eq(priceBooks.id, onlyBook));
}

export function insertPriceBook(db: DbOrTx, prices: PriceBook) {
  return db.insert(priceBooks).values({ id: onlyBook, prices });
}

export type EstimateRow = typeof estimates.$inferInsert;

export async function insertEstimates(db: Db, rows: EstimateRow[]) {
  await db.execute(insertAll(estimates, rows));
}

/** The stored estimate with its total, or undefined. */
export async function findEstimate(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      request: estimates.request,
      answer: estimates.answer,
      totalPence: estimates.totalPence,
    })
    .from(estimates)
    .where(eq(estimates.id, id));
  return row;
}

/** Several stored estimates as they were given, in any order. */
export async function findEstimates(db: DbOrTx, ids: readonly string[]): Promise<Estimate[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ answer: estimates.answer })
    .from(estimates)
    .where(inArray(estimates.id, [...ids]));
  return rows.map(({ answer }) => answer);
}
