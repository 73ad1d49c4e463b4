import type { Db } from './database.ts';
import { plantedSeeds } from './schema.ts';

/** Puts reference content in once for the life of a database, whichever process comes first. */
export async function plantSeed(db: Db, name: string, plant: (tx: Db) => Promise<unknown>) {
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(plantedSeeds)
      .values({ name })
      .onConflictDoNothing()
      .returning({ name: plantedSeeds.name });
    if (first.length > 0) await plant(tx);
  });
}
