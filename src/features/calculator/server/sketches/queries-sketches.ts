import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { estimates } from '../schema.ts';
import { estimateSketches, estimateSketchFiles } from './schema.ts';

export type SketchRow = typeof estimateSketches.$inferSelect;
type SketchFiles = Omit<typeof estimateSketchFiles.$inferInsert, 'sketchId'>;

export async function hasEstimate(db: Db, id: string): Promise<boolean> {
  return (await db.$count(estimates, eq(estimates.id, id))) > 0;
}

/** Locks an estimate until the transaction ends. @returns whether it is there */
export async function lockEstimate(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: estimates.id })
    .from(estimates)
    .where(eq(estimates.id, id))
    .for('update');
  return rows.length > 0;
}

/** The sketches of several estimates, without their bytes, the oldest first. */
export async function findSketches(
  db: DbOrTx,
  estimateIds: readonly string[],
): Promise<SketchRow[]> {
  if (estimateIds.length === 0) return [];
  return db
    .select()
    .from(estimateSketches)
    .where(inArray(estimateSketches.estimateId, [...estimateIds]))
    .orderBy(asc(estimateSketches.addedAt), asc(estimateSketches.id));
}

export async function insertSketch(tx: Tx, row: SketchRow, files: SketchFiles) {
  await tx.insert(estimateSketches).values(row);
  await tx.insert(estimateSketchFiles).values({ sketchId: row.id, ...files });
}

type WhichSketch = { estimateId: string; id: string };

const isSketch = ({ estimateId, id }: WhichSketch) =>
  and(eq(estimateSketches.id, id), eq(estimateSketches.estimateId, estimateId));

/** The bytes of a sketch, or undefined. */
export async function findSketchFile(
  db: Db,
  which: WhichSketch,
  size: 'small' | undefined,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: size === 'small' ? estimateSketchFiles.small : estimateSketchFiles.bytes })
    .from(estimateSketchFiles)
    .innerJoin(estimateSketches, eq(estimateSketches.id, estimateSketchFiles.sketchId))
    .where(isSketch(which));
  return row && Buffer.from(row.bytes);
}

/** Deletes a sketch with its bytes. @returns whether there was one */
export async function deleteSketch(db: Db, which: WhichSketch): Promise<boolean> {
  const rows = await db
    .delete(estimateSketches)
    .where(isSketch(which))
    .returning({ id: estimateSketches.id });
  return rows.length > 0;
}
