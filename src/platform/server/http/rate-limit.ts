import { lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { rateLimits } from '../database/schema.ts';
import { Problem } from './problem.ts';

export type RateLimit = { name: string; limit: number; windowSeconds: number };

/**
 * Counts one call of a caller against a limit. The count lives in the database, so that it is one
 * count for all processes.
 * @throws Problem 429 with Retry-After when the window's calls are used up.
 */
export async function countAgainstLimit(
  db: Db,
  { name, limit, windowSeconds }: RateLimit,
  caller: string,
  now: Date,
) {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const over = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: `${name} ${caller}`, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });
  if (!row || row.count <= limit) return;
  const seconds = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
  throw new Problem(429, `That was too often. Please try again in ${inWords(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  });
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
