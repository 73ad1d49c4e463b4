import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from './database.ts';
import { seedRuns } from './schema.ts';

/** Inserts reference content once in the life of a database; safe when several processes start at once. */
export async function seedOnce(db: Db, name: string, seed: (tx: Tx) => Promise<unknown>) {
  await db.transaction(async (tx) => {
    // No lock timeout: another process may be seeding, which may take any time.
    await tx.execute(sql`set local lock_timeout = 0`);
    const first = await tx
      .insert(seedRuns)
      .values({ name })
      .onConflictDoNothing()
      .returning({ name: seedRuns.name });
    if (first.length > 0) await seed(tx);
  });
}

/** Whether some content was inserted before. */
export async function wasSeeded(db: Db, name: string): Promise<boolean> {
  const rows = await db.select().from(seedRuns).where(eq(seedRuns.name, name));
  return rows.length > 0;
}
