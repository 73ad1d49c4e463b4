import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/database.ts';
import { keptAnswers } from '../database/schema.ts';
import { Problem } from './problem.ts';

const dayMs = 86_400_000;
const longestKey = 255;

/** A call that its sender may repeat: what it is known by, and what it said. */
export type RepeatableCall = { key: string; bodyHash: string };

/**
 * Reads the Idempotency-Key of a request, scoped to its method and path; undefined where none came.
 * @throws Problem 400 for a key that is empty or too long
 */
export function readRepeatableCall(request: FastifyRequest): RepeatableCall | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > longestKey)
    throw new Problem(400, `Idempotency-Key: must be 1 to ${longestKey} characters.`);
  return {
    key: `${request.method} ${request.routeOptions.url} ${key}`,
    bodyHash: createHash('sha256').update(writeCanonically(request.body)).digest('base64'),
  };
}

/**
 * Keeps the answer to a call, first thing in the transaction that makes it true. A twin that comes
 * meanwhile waits here for the end of that transaction.
 * @returns the answer kept for an earlier call, to be given again, or undefined for the first
 * @throws Problem 422 when the earlier call said something else
 */
export async function keepAnswer<A>(
  tx: Db,
  call: RepeatableCall | undefined,
  answer: A,
  now: Date,
): Promise<A | undefined> {
  if (!call) return undefined;
  const aDayAgo = new Date(now.getTime() - dayMs);
  const kept = { ...call, answer, createdAt: now };
  const first = await tx
    .insert(keptAnswers)
    .values(kept)
    .onConflictDoUpdate({
      target: keptAnswers.key,
      set: kept,
      setWhere: lt(keptAnswers.createdAt, aDayAgo),
    })
    .returning({ key: keptAnswers.key });
  if (first.length > 0) return undefined;
  const [earlier] = await tx.select().from(keptAnswers).where(eq(keptAnswers.key, call.key));
  if (earlier?.bodyHash !== call.bodyHash)
    throw new Problem(422, 'This Idempotency-Key was used for another request: send a new one.');
  return earlier.answer as A;
}

/** Deletes answers that are older than a day. */
export async function forgetOldAnswers(db: Db, now: Date) {
  await db.delete(keptAnswers).where(lt(keptAnswers.createdAt, new Date(now.getTime() - dayMs)));
}

/** Equal JSON values give equal texts, whatever the order of their keys. */
function writeCanonically(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
