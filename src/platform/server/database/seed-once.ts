import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { plantedSeeds } from './schema.ts';

/** Puts reference content in once for the life of a database, whichever process comes first. */
export async function plantSeed(db: Db, name: string, plant: (tx: Db) => Promise<unknown>) {
  await db.transaction(async (tx) => {
    // A process that starts at the same time may be planting: that takes as long as it takes.
    await tx.execute(sql`set local lock_timeout = 0`);
    const first = await tx
      .insert(plantedSeeds)
      .values({ name })
      .onConflictDoNothing()
      .returning({ name: plantedSeeds.name });
    if (first.length > 0) await plant(tx);
  });
}
