import { asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { isAmong } from './is-among.ts';

const jobs = pgTable('jobs_of_a_test', { id: text().primaryKey(), taken: integer().notNull() });

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table ${jobs} (id text primary key, taken int not null)`);
});
afterAll(() => database.close());

/** How often each of three jobs is taken by a statement that takes one, where the planner joins row by row. */
async function takeOne(isOneOf: (column: SQLWrapper, found: never) => SQL): Promise<number[]> {
  const { db } = database;
  await db.delete(jobs);
  await db.insert(jobs).values(['a', 'b', 'c'].map((id) => ({ id, taken: 0 })));
  await db.transaction(async (tx) => {
    for (const way of ['hashjoin', 'hashagg', 'mergejoin', 'sort', 'material', 'indexscan']) {
      await tx.execute(sql.raw(`set local enable_${way} to off`));
    }
    const next = tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(eq(jobs.taken, 0))
      .orderBy(asc(jobs.id))
      .limit(1)
      .for('update', { skipLocked: true });
    await tx
      .update(jobs)
      .set({ taken: 1 })
      .where(isOneOf(jobs.id, next as never));
  });
  const rows = await db.select().from(jobs).orderBy(asc(jobs.id));
  return rows.map(({ taken }) => taken);
}

it('a statement takes what its query finds, whichever plan it gets', async () => {
  expect(await takeOne(isAmong)).toEqual([1, 0, 0]);
});

it('with in it may take more', async () => {
  expect(await takeOne(inArray as never)).not.toEqual([1, 0, 0]);
});
