import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../database/database.ts';
import { images } from './schema.ts';
import type { StoredImage } from './store-image.ts';

/** Stores an image; one that exists already gets `now` as its time of use. */
export async function insertImage(db: Db, picture: StoredImage, now: Date) {
  await db
    .insert(images)
    .values({ ...picture, usedAt: now })
    .onConflictDoUpdate({ target: images.id, set: { usedAt: now } });
}

/** The bytes of a stored image, or undefined. */
export async function findImage(db: Db, id: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ bytes: images.bytes }).from(images).where(eq(images.id, id));
  return row && Buffer.from(row.bytes);
}

/** The id of the uploaded image at a URL of this site, in whatever width; undefined for any other. */
export const uploadIdOf = (url: string): string | undefined =>
  /^\/images\/(upload-[0-9a-f]{32}-[0-9a-f]{8})(?:-\d+)?\.webp$/.exec(url)?.[1];

/** The ids among these whose images are stored. */
export async function findKeptImages(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.select({ id: images.id }).from(images).where(inArray(images.id, ids));
  return rows.map(({ id }) => id);
}

/** Marks images as used now, so that no clean-up deletes them. @returns those that exist */
export const touchImages = (tx: Tx, ids: string[], now: Date) =>
  tx
    .update(images)
    .set({ usedAt: now })
    .where(inArray(images.id, ids))
    .returning({ id: images.id, width: images.width, height: images.height });
