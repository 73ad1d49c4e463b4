import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { rateLimits } from '../database/schema.ts';
import { Problem } from './problem.ts';

export type RateLimit = { name: string; limit: number; windowSeconds: number };

/**
 * Counts one call of a caller against limits. The counts live in the database, so that they are one
 * count for all processes. In a transaction that is rolled back nothing is counted.
 * @throws Problem 429 with Retry-After when the calls of a window are used up.
 */
export async function countAgainstLimits(
  db: Db,
  limits: readonly RateLimit[],
  caller: string,
  now: Date,
) {
  const over = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .insert(rateLimits)
    .values(
      limits.map(({ name, windowSeconds }) => ({
        key: `${name} ${caller}`,
        count: 1,
        resetsAt: new Date(now.getTime() + windowSeconds * 1000),
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });
  const used = rows.filter(({ count }, i) => count > (limits[i]?.limit ?? 0));
  if (used.length === 0) return;
  const resetsAt = Math.max(...used.map((row) => row.resetsAt.getTime()));
  const seconds = Math.max(1, Math.ceil((resetsAt - now.getTime()) / 1000));
  throw new Problem(429, `That was too often. Please try again in ${inWords(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Counts one call against a single limit. @throws Problem 429 */
export function countAgainstLimit(db: Db, limit: RateLimit, caller: string, now: Date) {
  return countAgainstLimits(db, [limit], caller, now);
}

/** What one address may send through a form: so many an hour, and three times that a day. */
export function formLimits(name: string, perHour: number): RateLimit[] {
  return [
    { name: `${name} an hour`, limit: perHour, windowSeconds: 3_600 },
    { name: `${name} a day`, limit: 3 * perHour, windowSeconds: 86_400 },
  ];
}

/** Begins a caller's window anew. */
export async function forgetLimit(db: Db, { name }: RateLimit, caller: string) {
  await db.delete(rateLimits).where(eq(rateLimits.key, `${name} ${caller}`));
}

/** Deletes counters whose window is over. */
export async function forgetOldLimits(db: Db, now: Date) {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  if (seconds < 5400) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}
