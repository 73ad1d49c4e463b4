import { eq, lt, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../database/database.ts';
import { Problem } from '../errors/problem.ts';
import { rateLimits } from './schema.ts';

export type RateLimit = { name: string; limit: number; windowSeconds: number };

/**
 * Counts one call of a caller against limits. The counts live in the database, so that they are one
 * count for all processes. In a transaction that is rolled back nothing is counted.
 * @throws Problem 429 with Retry-After when the calls of a window are used up.
 */
export async function countAgainstLimits(
  db: DbOrTx,
  limits: readonly RateLimit[],
  caller: string,
  now: Date,
) {
  const [refusal] = await countAllAgainstLimits(db, limits, [caller], now);
  if (refusal) throw refusal;
}

/**
 * Counts a call for each caller named, as often as it is named, in one statement.
 * @returns for each in its place, the Problem 429 that refuses it, or undefined
 */
export async function countAllAgainstLimits(
  db: DbOrTx,
  limits: readonly RateLimit[],
  callers: readonly string[],
  now: Date,
): Promise<(Problem | undefined)[]> {
  if (callers.length === 0) return [];
  const left = new Map<string, number>();
  for (const caller of callers) left.set(caller, (left.get(caller) ?? 0) + 1);
  const added = limits.flatMap((limit) =>
    [...left].map(([caller, calls]) => ({ limit, caller, calls })),
  );
  const counted = await addCalls(db, added, now);
  return callers.map((caller) => {
    const still = left.get(caller) ?? 1;
    left.set(caller, still - 1);
    const used = limits.flatMap((limit) => {
      const row = counted.get(keyOf(limit, caller));
      // Of several calls in one statement the last has the whole count; those before it had less.
      return row && row.count - still + 1 > limit.limit ? [row.resetsAt.getTime()] : [];
    });
    return used.length > 0 ? refuse(Math.max(...used), now) : undefined;
  });
}

const keyOf = ({ name }: RateLimit, caller: string) => `${name} ${caller}`;

async function addCalls(
  db: DbOrTx,
  added: { limit: RateLimit; caller: string; calls: number }[],
  now: Date,
) {
  const over = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const values = added.map(({ limit, caller, calls }) => ({
    key: keyOf(limit, caller),
    count: calls,
    resetsAt: new Date(now.getTime() + limit.windowSeconds * 1000),
  }));
  const rows = await db
    .insert(rateLimits)
    // Always in the same order: two that count the same callers at once must not wait for each other.
    .values(values.sort((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then excluded.count else ${rateLimits.count} + excluded.count end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  return new Map(rows.map((row) => [row.key, row]));
}

function refuse(resetsAt: number, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((resetsAt - now.getTime()) / 1000));
  return new Problem(429, `That was too often. Please try again in ${inWords(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Counts one call against a single limit. @throws Problem 429 */
export function countAgainstLimit(db: Db, limit: RateLimit, caller: string, now: Date) {
  return countAgainstLimits(db, [limit], caller, now);
}

/** What one network may send through a form: so many an hour, and three times that a day. */
export function formLimits(name: string, perHour: number): RateLimit[] {
  return [
    { name: `${name} an hour`, limit: perHour, windowSeconds: 3_600 },
    { name: `${name} a day`, limit: 3 * perHour, windowSeconds: 86_400 },
  ];
}

/** Takes calls that were refused back out of every count; `callers` names one for each call. */
export async function uncountCalls(
  tx: Tx,
  limits: readonly RateLimit[],
  callers: readonly string[],
) {
  for (const limit of limits)
    for (const caller of new Set(callers)) {
      const calls = callers.filter((one) => one === caller).length;
      await tx
        .update(rateLimits)
        .set({ count: sql`${rateLimits.count} - ${calls}` })
        .where(eq(rateLimits.key, keyOf(limit, caller)));
    }
}

/** Begins a caller's window anew. */
export async function deleteRateLimit(db: Db, { name }: RateLimit, caller: string) {
  await db.delete(rateLimits).where(eq(rateLimits.key, `${name} ${caller}`));
}

/** Deletes counters whose window is over. */
export async function purgeRateLimits(db: Db, now: Date) {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  if (seconds < 5400) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}
