import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#platform/server/database/database.ts';
import { assistantModel } from '../schema.ts';

const onlyModel = 1;

export type ModelRow = Omit<typeof assistantModel.$inferSelect, 'id'>;

/** The model that the panel or the environment has set; undefined where neither ever has. */
export async function findModel(db: DbOrTx): Promise<ModelRow | undefined> {
  const [row] = await db.select().from(assistantModel).where(eq(assistantModel.id, onlyModel));
  return row;
}

export const storeModel = (tx: Tx, row: ModelRow) =>
  tx
    .insert(assistantModel)
    .values({ id: onlyModel, ...row })
    .onConflictDoUpdate({ target: assistantModel.id, set: row });

/** Stores a model where none was ever set. */
export const importModelRow = (tx: Tx, row: ModelRow) =>
  tx
    .insert(assistantModel)
    .values({ id: onlyModel, ...row })
    .onConflictDoNothing();
