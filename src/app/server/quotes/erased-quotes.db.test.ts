import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { bookWithEstimate, readQuotePath, sendQuote } from '#tests/support/fixtures/quotes.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const day = { preferredDates: ['2027-06-21'] };
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => new Date('2027-06-14T09:00:00Z') });
});
afterAll(() => site.close());

const erase = (email: string) =>
  callAs(site, 'admin', 'POST', '/api/admin/person/erase', { email });
const answer = (path: string, to: string, body: object) =>
  fetch(`${site.origin}/api/quotes/own/${path.replace('/quote/', '')}/${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function findMentions(words: string): Promise<string[]> {
  type Rows<T> = { rows: T[] };
  const { db } = site.database;
  const tables = (await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public'`,
  )) as unknown as Rows<{ tablename: string }>;
  const found: string[] = [];
  for (const { tablename } of tables.rows) {
    const { rows } = (await db.execute(
      sql`select 1 from ${sql.identifier(tablename)} t where t::text ilike ${`%${words}%`} limit 1`,
    )) as unknown as Rows<unknown>;
    if (rows.length > 0) found.push(tablename);
  }
  return found;
}

it('nothing of a quote outlives the erasure of its customer', async () => {
  const email = 'zephyrine@quagmire.example';
  const customerName = 'Zephyrine Quagmire';
  const first = await bookWithEstimate(site, { ...day, email, customerName });
  await sendQuote(site, first);
  const declined = await readQuotePath(site);
  await answer(declined, 'decline', { reason: 'Umbrellabird is too dear' });
  await sendQuote(site, first);
  const accepted = await readQuotePath(site);
  expect((await answer(accepted, 'accept', { name: 'Signed Zanzibar', terms: true })).status).toBe(
    200,
  );
  expect(await findMentions('Zanzibar')).toContain('quotes');
  expect((await erase(email)).status).toBe(200);
  for (const words of ['Quagmire', 'Umbrellabird', 'Zanzibar'])
    expect(await findMentions(words), words).toEqual([]);
  for (const path of [declined, accepted])
    expect((await answer(path, 'accept', { name: 'Ann', terms: true })).status).toBe(404);
});

it('a draft, a sending and an answer at the moment of an erasure come before it, or find nothing', async () => {
  for (let round = 0; round < 4; round += 1) {
    const email = `round-${round}@quagmire.example`;
    const id = await bookWithEstimate(site, { ...day, email });
    await sendQuote(site, id);
    const path = await readQuotePath(site);
    const answers = await Promise.all([
      callAs(site, 'support', 'POST', `/api/appointments/${id}/quotes`),
      answer(path, 'accept', { name: 'Ann', terms: true }),
      erase(email),
      callAs(site, 'support', 'POST', `/api/appointments/${id}/quotes`),
    ]);
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    expect(await findMentions(email)).toEqual([]);
  }
});
