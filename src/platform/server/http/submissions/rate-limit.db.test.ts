import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import type { Database } from '../../database/database.ts';
import { Problem } from '../errors/problem.ts';
import { countAgainstLimit, countAllAgainstLimits, purgeRateLimits } from './rate-limit.ts';
import { rateLimits } from './schema.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const limit = { name: 'sign-in', limit: 10, windowSeconds: 60 };
const noon = new Date('2026-03-29T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

describe('a rate limit', () => {
  it('allows exactly its number of simultaneous calls', async () => {
    const calls = await Promise.allSettled(
      Array.from({ length: 50 }, () => countAgainstLimit(database.db, limit, 'a', noon)),
    );
    expect(calls.filter((call) => call.status === 'fulfilled')).toHaveLength(10);
  });

  it('counts each caller separately', async () => {
    await expect(countAgainstLimit(database.db, limit, 'b', noon)).resolves.toBeUndefined();
    await expect(countAgainstLimit(database.db, limit, 'a', noon)).rejects.toThrow(Problem);
  });

  it('counts many calls in one statement as it would one by one', async () => {
    const few = { name: 'few', limit: 2, windowSeconds: 60 };
    const count = async (callers: string[]) =>
      (await countAllAgainstLimits(database.db, [few], callers, noon)).map(Boolean);
    expect(await count(['x', 'y', 'x', 'x'])).toEqual([false, false, false, true]);
    expect(await count(['y', 'x', 'y'])).toEqual([false, true, true]);
  });

  it('says when to try again', async () => {
    const refusal = await countAgainstLimit(database.db, limit, 'a', later(45)).catch((e) => e);
    expect(refusal).toMatchObject({ status: 429, headers: { 'retry-after': '15' } });
    expect(refusal.message).toBe('That’s a lot in a short time. Please try again in 15 seconds.');
  });

  it('starts a new window when the old one has expired', async () => {
    await expect(countAgainstLimit(database.db, limit, 'a', later(60))).resolves.toBeUndefined();
  });

  it.each([1, 30, 1_095])(
    'forgets what was counted while the clock was %i days ahead',
    async (days) => {
      const caller = `ahead ${days}`;
      const once = { name: 'once', limit: 1, windowSeconds: 60 };
      await countAgainstLimit(database.db, once, caller, later(days * 86_400));
      await countAgainstLimit(database.db, once, caller, noon);
      const refusal = await countAgainstLimit(database.db, once, caller, noon).catch((e) => e);
      expect(refusal).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    },
  );

  it('counts together what processes count whose clocks differ by seconds', async () => {
    const once = { name: 'once', limit: 1, windowSeconds: 60 };
    await countAgainstLimit(database.db, once, 'skewed', later(30));
    await expect(countAgainstLimit(database.db, once, 'skewed', noon)).rejects.toThrow(Problem);
  });

  it('deletes the counters of expired windows', async () => {
    await purgeRateLimits(database.db, later(3600));
    expect(await database.db.select().from(rateLimits)).toEqual([]);
  });
});
