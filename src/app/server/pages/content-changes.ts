import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';

/** What public pages show (catalogue, areas, price book) changed: rendered pages are stale in every process. */
export const contentChannel = 'content_changed';

/** Announces a change of content; inside a transaction it is heard at the commit. */
export async function announceContentChange(tx: Db) {
  await tx.execute(sql`select pg_notify(${contentChannel}, '')`);
}
