import { asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { rateLimits } from '../../http/submissions/schema.ts';
import { isAmong } from './is-among.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** How often each of three rows is taken by a statement that takes one, where the planner joins row by row. */
async function takeOne(isOneOf: (column: SQLWrapper, found: never) => SQL): Promise<number[]> {
  const { db } = database;
  await db.delete(rateLimits);
  const resetsAt = new Date();
  await db.insert(rateLimits).values(['a', 'b', 'c'].map((key) => ({ key, count: 0, resetsAt })));
  await db.transaction(async (tx) => {
    for (const way of ['hashjoin', 'hashagg', 'mergejoin', 'sort', 'material', 'indexscan']) {
      await tx.execute(sql.raw(`set local enable_${way} to off`));
    }
    const next = tx
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(eq(rateLimits.count, 0))
      .orderBy(asc(rateLimits.key))
      .limit(1)
      .for('update', { skipLocked: true });
    await tx
      .update(rateLimits)
      .set({ count: 1 })
      .where(isOneOf(rateLimits.key, next as never));
  });
  const rows = await db.select().from(rateLimits).orderBy(asc(rateLimits.key));
  return rows.map(({ count }) => count);
}

it('a statement takes what its query finds, whichever plan it gets', async () => {
  expect(await takeOne(isAmong)).toEqual([1, 0, 0]);
});

it('with in it may take more', async () => {
  expect(await takeOne(inArray as never)).not.toEqual([1, 0, 0]);
});
