import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { pictures } from './schema.ts';
import type { TakenPicture } from './take-picture.ts';

/** Keeps a picture; one that is kept already counts as used now. */
export async function insertPicture(db: Db, picture: TakenPicture, now: Date) {
  await db
    .insert(pictures)
    .values({ ...picture, usedAt: now })
    .onConflictDoUpdate({ target: pictures.id, set: { usedAt: now } });
}

/** The bytes of a kept picture, or undefined. */
export async function findPicture(db: Db, id: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: pictures.bytes })
    .from(pictures)
    .where(eq(pictures.id, id));
  return row && Buffer.from(row.bytes);
}

/** Which of these pictures are kept. */
export async function findKeptPictures(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, ids));
  return rows.map(({ id }) => id);
}

/** Says that pictures are used now, so that no clean-up takes them away. @returns those that are kept */
export async function touchPictures(tx: Db, ids: string[], now: Date): Promise<string[]> {
  const rows = await tx
    .update(pictures)
    .set({ usedAt: now })
    .where(inArray(pictures.id, ids))
    .returning({ id: pictures.id });
  return rows.map(({ id }) => id);
}
