import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Counts the turns of the event loop during `work`. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let timer: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  timer = setImmediate(count);
  await work();
  clearImmediate(timer);
  return turns;
}

const slow = 'select count(*) from generate_series(1, 100000)';
const length = 40;

it('the event loop turns during a long series of queries', async () => {
  const turns = await countTurns(async () => {
    for (let n = 0; n < length; n += 1) await database.db.execute(slow);
  });
  expect(turns).toBeGreaterThan(5);
});

it('the event loop turns while many queries are queued, and inside a transaction', async () => {
  const turns = await countTurns(() =>
    Promise.all(Array.from({ length }, () => database.db.execute(slow))),
  );
  expect(turns).toBeGreaterThan(5);
  const inTransaction = await countTurns(() =>
    database.db.transaction(async (tx) => {
      for (let n = 0; n < length; n += 1) await tx.execute(slow);
    }),
  );
  expect(inTransaction).toBeGreaterThan(5);
});
