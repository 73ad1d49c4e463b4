import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { mails } from '../mail/schema.ts';
import type { Database } from './database.ts';
import { insertAll } from './insert-all.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = new Date('2026-03-29T00:59:59.999Z');
const mail = (id: string) => ({
  id,
  eventKey: `test:${id}`,
  recipient: `"Ann" <ann@example.com>`,
  subject: "Day's end; \\ drop table — £5 😀",
  message: { content: { heading: 'Hello', parts: [{ say: 'line\nline\t"quoted"' }] } },
  dueAt: at,
  createdAt: at,
  lastError: null,
});

/** All mails without `position`, which is a running number. */
async function readMails() {
  const rows = await database.db.select().from(mails).orderBy(mails.id);
  return rows.map(({ position, ...row }) => row);
}

it('rows inserted together equal rows inserted one by one, including column defaults', async () => {
  const rows = ['a', 'b', 'c'].map(mail);
  await database.db.execute(insertAll(mails, rows));
  const together = await readMails();
  expect(together).toMatchObject(rows);
  await database.db.delete(mails);
  for (const row of rows) await database.db.insert(mails).values(row);
  expect(together).toEqual(await readMails());
});

it('columns that all rows share equal those of each row', async () => {
  await database.db.delete(mails);
  const rows = ['a', 'b'].map(mail);
  const shared = { createdAt: at, dueAt: at, subject: "Day's end; \\ — £5 😀", attempts: 3 };
  const differing = rows.map(({ createdAt: _, dueAt: __, subject: ___, ...row }) => row);
  await database.db.execute(insertAll(mails, differing, shared));
  expect(await readMails()).toMatchObject(rows.map((row) => ({ ...row, ...shared })));
  await database.db.delete(mails);
  await database.db.execute(insertAll(mails, [mail('a')]));
});

it('clauses appended to the statement apply to it', async () => {
  const { rows } = (await database.db.execute(
    sql`${insertAll(mails, [mail('a'), mail('new')])} on conflict (event_key) do nothing returning id`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ id: 'new' }]);
});
