import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../database/database.ts';
import { images } from './schema.ts';
import type { StoredImage } from './store-image.ts';

/** Keeps a picture; one that is kept already counts as used now. */
export async function insertImage(db: Db, picture: StoredImage, now: Date) {
  await db
    .insert(images)
    .values({ ...picture, usedAt: now })
    .onConflictDoUpdate({ target: images.id, set: { usedAt: now } });
}

/** The bytes of a kept picture, or undefined. */
export async function findImage(db: Db, id: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ bytes: images.bytes }).from(images).where(eq(images.id, id));
  return row && Buffer.from(row.bytes);
}

/** Which of these pictures are kept. */
export async function findKeptImages(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.select({ id: images.id }).from(images).where(inArray(images.id, ids));
  return rows.map(({ id }) => id);
}

/** Says that pictures are used now, so that no clean-up takes them away. @returns those that are kept */
export async function touchImages(tx: Tx, ids: string[], now: Date): Promise<string[]> {
  const rows = await tx
    .update(images)
    .set({ usedAt: now })
    .where(inArray(images.id, ids))
    .returning({ id: images.id });
  return rows.map(({ id }) => id);
}
