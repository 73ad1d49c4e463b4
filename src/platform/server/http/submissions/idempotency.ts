import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../database/database.ts';
import { insertAll } from '../../database/insert-all.ts';
import { Problem } from '../errors/problem.ts';
import { idempotencyRecords } from './schema.ts';

const dayMs = 86_400_000;
const maxKeyLength = 255;

/** A request that may be repeated: its idempotency key, and the hash of its body. */
export type IdempotentRequest = { key: string; bodyHash: string };

/**
 * Reads the Idempotency-Key of a request, scoped to its method and path; undefined when there is none.
 * @throws Problem 400 for a key that is empty or too long
 */
export function readIdempotentRequest(request: FastifyRequest): IdempotentRequest | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > maxKeyLength)
    throw new Problem(400, `Idempotency-Key: must be 1 to ${maxKeyLength} characters.`);
  return {
    key: `${request.method} ${request.url.split('?', 1)[0]} ${key}`,
    bodyHash: createHash('sha256').update(writeCanonically(request.body)).digest('base64'),
  };
}

/**
 * Stores the responses of requests, as the first step of the transaction that carries them out. A
 * duplicate that arrives meanwhile waits here for the end of that transaction; a duplicate in the same
 * batch gets the same response.
 * @returns one result per request, in order: undefined for the first use of a key, else the stored
 * response, or the Problem 422 where the earlier request had another body
 */
export async function saveIdempotencyRecords<A>(
  tx: Tx,
  calls: readonly { call: IdempotentRequest | undefined; answer: A }[],
  now: Date,
): Promise<(A | Problem | undefined)[]> {
  const firsts = new Map<string, IdempotentRequest & { answer: A }>();
  for (const { call, answer } of calls)
    if (call && !firsts.has(call.key)) firsts.set(call.key, { ...call, answer });
  if (firsts.size === 0) return calls.map(() => undefined);
  const taken = await takeKeys(tx, [...firsts.values()], now);
  const known = [...firsts.keys()].filter((key) => !taken.has(key));
  const earlier = new Map((await findKept(tx, known)).map((row) => [row.key, row]));
  return calls.map(({ call, answer }) => {
    if (!call) return undefined;
    const first = taken.has(call.key) ? firsts.get(call.key) : earlier.get(call.key);
    if (first?.bodyHash !== call.bodyHash)
      return new Problem(422, 'This Idempotency-Key was used for another request: send a new one.');
    return first.answer === answer ? undefined : (first.answer as A);
  });
}

/** Inserts the keys. @returns those that were unused, or unused for a day */
async function takeKeys(tx: Tx, calls: (IdempotentRequest & { answer: unknown })[], now: Date) {
  // A fixed order prevents deadlocks between transactions that insert the same keys.
  const rows = calls.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const aDayAgo = new Date(now.getTime() - dayMs).toISOString();
  const taken = (await tx.execute(sql`${insertAll(idempotencyRecords, rows, { createdAt: now })}
    on conflict (key) do update set body_hash = excluded.body_hash, answer = excluded.answer,
      created_at = excluded.created_at
    where ${idempotencyRecords.createdAt} < ${aDayAgo}::timestamptz
    returning key`)) as unknown as { rows: { key: string }[] };
  return new Set(taken.rows.map(({ key }) => key));
}

async function findKept(tx: Tx, keys: string[]) {
  if (keys.length === 0) return [];
  return tx.select().from(idempotencyRecords).where(inArray(idempotencyRecords.key, keys));
}

/** Stores other responses of calls of the same transaction. */
export async function replaceAnswers(
  tx: Tx,
  calls: readonly { call: IdempotentRequest | undefined; answer: object }[],
) {
  for (const { call, answer } of calls)
    if (call)
      await tx
        .update(idempotencyRecords)
        .set({ answer })
        .where(eq(idempotencyRecords.key, call.key));
}

/** Deletes the records of calls that were not carried out after all. */
export async function deleteIdempotencyRecords(
  tx: Tx,
  calls: readonly { call: IdempotentRequest | undefined }[],
) {
  const keys = calls.flatMap(({ call }) => (call ? [call.key] : []));
  if (keys.length > 0)
    await tx.delete(idempotencyRecords).where(inArray(idempotencyRecords.key, keys));
}

/** Deletes records that are older than a day. */
export async function purgeIdempotencyRecords(db: Db, now: Date) {
  await db
    .delete(idempotencyRecords)
    .where(lt(idempotencyRecords.createdAt, new Date(now.getTime() - dayMs)));
}

/** Serialises JSON with sorted keys, so that equal values give equal texts. */
function writeCanonically(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
