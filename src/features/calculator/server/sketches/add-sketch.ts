import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { encodePhoto } from '#platform/server/images/encode-photo.ts';
import { sketchLimits } from '../../sketches/sketch-limits.ts';
import {
  findSketches,
  hasEstimate,
  insertSketch,
  lockEstimate,
  type SketchRow,
} from './queries-sketches.ts';

export type SketchDeps = { db: Db; clock: () => Date };

export const unknownEstimate = () => new Problem(404, 'There is no estimate at this address.');

/**
 * Attaches a picture to an estimate, once however often it is sent.
 * @throws Problem 404 for an unknown estimate, 409 for one that has as many as it can have, 400 or 413 for a file that
 * cannot be stored
 */
export async function addSketch(
  { db, clock }: SketchDeps,
  estimateId: string,
  file: Buffer,
): Promise<SketchRow> {
  // Before the file is decoded, which takes long; and again under the lock.
  if (!(await hasEstimate(db, estimateId))) throw unknownEstimate();
  const digest = createHash('sha256').update(file).digest('hex');
  const known = takeKnown(await findSketches(db, [estimateId]), digest);
  if (known) return known;
  const { photo, small } = await encodePhoto(file, sketchLimits);
  return db.transaction(async (tx) => {
    if (!(await lockEstimate(tx, estimateId))) throw unknownEstimate();
    const stored = takeKnown(await findSketches(tx, [estimateId]), digest);
    if (stored) return stored;
    const { width, height } = photo;
    const id = randomBytes(16).toString('base64url');
    const row = { id, estimateId, digest, addedAt: clock(), width, height };
    await insertSketch(tx, row, { bytes: photo.bytes, small: small.bytes });
    return row;
  });
}

/** The one that is this file. @throws Problem 409 when it is another one and there is no room for it */
function takeKnown(rows: readonly SketchRow[], digest: string): SketchRow | undefined {
  const known = rows.find((row) => row.digest === digest);
  if (!known && rows.length >= sketchLimits.count)
    throw new Problem(
      409,
      `There are ${sketchLimits.count} pictures with this estimate already, which is the limit. Please remove one first.`,
    );
  return known;
}
