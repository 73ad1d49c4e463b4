import { sql } from 'drizzle-orm';
import type { Db, Tx } from './database.ts';
import { seedRuns } from './schema.ts';

/** Puts reference content in once for the life of a database, whichever process comes first. */
export async function seedOnce(db: Db, name: string, seed: (tx: Tx) => Promise<unknown>) {
  await db.transaction(async (tx) => {
    // A process that starts at the same time may be seeding: that takes as long as it takes.
    await tx.execute(sql`set local lock_timeout = 0`);
    const first = await tx
      .insert(seedRuns)
      .values({ name })
      .onConflictDoNothing()
      .returning({ name: seedRuns.name });
    if (first.length > 0) await seed(tx);
  });
}
