import { eq, lt, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../database/database.ts';
import { insertAll } from '../../database/insert-all.ts';
import { Problem } from '../errors/problem.ts';
import { rateLimits } from './schema.ts';

export type RateLimit = { name: string; limit: number; windowSeconds: number };

/**
 * Counts one request of a caller against limits. The counters are in the database, so that all processes
 * share them. A transaction that rolls back counts nothing.
 * @throws Problem 429 with Retry-After when a limit is exceeded
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
 * Counts one request for each entry of a list of callers, with repetitions, in one statement.
 * @returns one result per entry, in order: the Problem 429 that rejects it, or undefined
 */
export async function countAllAgainstLimits(
  db: DbOrTx,
  limits: readonly RateLimit[],
  callers: readonly string[],
  now: Date,
): Promise<(Problem | undefined)[]> {
  if (callers.length === 0) return [];
  const left = tally(callers);
  const above = Math.min(...limits.map(({ limit }) => limit));
  const counted = await addCalls(db, limits, left, now, above);
  return callers.map((caller) => {
    const still = left.get(caller) ?? 1;
    left.set(caller, still - 1);
    const used = limits.flatMap((limit) => {
      const row = counted.get(keyOf(limit, caller));
      // The row has the count after all requests of this statement; earlier ones of the same caller had
      // less.
      return row && row.count - still + 1 > limit.limit ? [row.resetsAt.getTime()] : [];
    });
    return used.length > 0 ? refuse(Math.max(...used), now) : undefined;
  });
}

const keyOf = ({ name }: RateLimit, caller: string) => `${name} ${caller}`;

function tally(callers: readonly string[]): Map<string, number> {
  const calls = new Map<string, number>();
  for (const caller of callers) calls.set(caller, (calls.get(caller) ?? 0) + 1);
  return calls;
}

/**
 * Adds to every caller's counter of every limit, in one statement; negative numbers take calls back.
 * @returns the counters that are above a number then: those of a batch that are not need not be read
 */
async function addCalls(
  db: DbOrTx,
  limits: readonly RateLimit[],
  callsOf: ReadonlyMap<string, number>,
  now: Date,
  above = 0,
) {
  // A window that ends later than one begun now was counted while the clock was ahead; processes differ by seconds.
  const over = sql`(${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz
    or ${rateLimits.resetsAt} > excluded.resets_at + interval '5 minutes')`;
  const values = limits.flatMap((limit) =>
    [...callsOf].map(([caller, calls]) => ({
      key: keyOf(limit, caller),
      count: calls,
      resetsAt: new Date(now.getTime() + limit.windowSeconds * 1000),
    })),
  );
  // A fixed order prevents deadlocks between statements that count the same callers.
  values.sort((a, b) => (a.key < b.key ? -1 : 1));
  const { rows } = (await db.execute(sql`
    with counted as (
      ${insertAll(rateLimits, values)}
      on conflict (key) do update set
        count = case when ${over} then excluded.count else ${rateLimits.count} + excluded.count end,
        resets_at = case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end
      returning key, count, resets_at
    )
    select * from counted where count > ${above}::int`)) as unknown as {
    rows: { key: string; count: number; resets_at: string }[];
  };
  return new Map(
    rows.map(({ key, count, resets_at }) => [key, { count, resetsAt: new Date(resets_at) }]),
  );
}

function refuse(resetsAt: number, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((resetsAt - now.getTime()) / 1000));
  return new Problem(
    429,
    `That’s a lot in a short time. Please try again in ${inWords(seconds)}.`,
    {
      headers: { 'retry-after': String(seconds) },
    },
  );
}

/** Counts one request without refusing it. @returns how many the caller has made in the window, with this one */
export async function countCall(db: DbOrTx, limit: RateLimit, caller: string, now: Date) {
  const counted = await addCalls(db, [limit], new Map([[caller, 1]]), now);
  return counted.get(keyOf(limit, caller))?.count ?? 1;
}

/** Counts one request against a single limit. @throws Problem 429 */
export function countAgainstLimit(db: Db, limit: RateLimit, caller: string, now: Date) {
  return countAgainstLimits(db, [limit], caller, now);
}

/** The limits of one network for a form: a number per hour, and three times that per day. */
export function formLimits(name: string, perHour: number): RateLimit[] {
  return [
    { name: `${name} an hour`, limit: perHour, windowSeconds: 3_600 },
    { name: `${name} a day`, limit: 3 * perHour, windowSeconds: 86_400 },
  ];
}

/** Takes back what `countAllAgainstLimits` counted at the same `now`; `callers` names one for each call. */
export async function uncountCalls(
  tx: Tx,
  limits: readonly RateLimit[],
  callers: readonly string[],
  now: Date,
) {
  const taken = [...tally(callers)].map(([caller, calls]) => [caller, -calls] as const);
  await addCalls(tx, limits, new Map(taken), now);
}

/** Resets a caller's counter. */
export async function deleteRateLimit(db: Db, { name }: RateLimit, caller: string) {
  await db.delete(rateLimits).where(eq(rateLimits.key, `${name} ${caller}`));
}

/** Deletes counters whose window has expired. */
export async function purgeRateLimits(db: Db, now: Date) {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  if (seconds < 5400) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}
