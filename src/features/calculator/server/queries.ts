import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import type { PriceBook } from '../price-book.ts';
import { estimates, priceBooks } from './schema.ts';

const onlyBook = 1;

/** The prices in force. @throws when the reference content was never planted. */
export async function readPriceBook(db: Db): Promise<PriceBook> {
  const [book] = await db.select().from(priceBooks).where(eq(priceBooks.id, onlyBook));
  if (!book) throw new Error('The price book is missing from the database.');
  return book.prices;
}

export function insertPriceBook(db: Db, prices: PriceBook) {
  return db.insert(priceBooks).values({ id: onlyBook, prices });
}

export function insertEstimate(db: Db, row: typeof estimates.$inferInsert) {
  return db.insert(estimates).values(row);
}

/** The stored answer, or undefined. */
export async function findEstimate(db: Db, id: string) {
  const [row] = await db
    .select({ answer: estimates.answer })
    .from(estimates)
    .where(eq(estimates.id, id));
  return row?.answer;
}
