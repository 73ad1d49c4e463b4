import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { wrapEmbedded } from '#platform/server/database/embedded.ts';
import { openPostgres } from '#platform/server/database/postgres.ts';
import { makePostgresDatabase } from '#tests/support/database/postgres-database.ts';
import { openEmptyEmbedded } from '#tests/support/database/test-database.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import { staffAccounts } from './schema.ts';

const migrations = path.resolve(import.meta.dirname, '../../../../migrations');

/** Opens an empty database of the kind that the suite runs on. */
async function openEmpty() {
  if (inject('template').kind === 'embedded') {
    const embedded = await openEmptyEmbedded();
    const database = wrapEmbedded(embedded, async () => {});
    return { database, close: () => embedded.close() };
  }
  const made = await makePostgresDatabase();
  const database = await openPostgres(made.url, () => {});
  const close = async () => {
    await database.close();
    await made.drop();
  };
  return { database, close };
}

it('numbers active accounts with one name, and takes those who work with theirs for verified', async () => {
  const { folder, remove } = await makeFolder();
  await cp(migrations, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const end = entries.findIndex(({ tag }: { tag: string }) => tag.includes('account-lifecycle'));
  expect(end).toBeGreaterThan(0);
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, end) }));

  const { database, close } = await openEmpty();
  await database.migrate(folder);
  const before: [id: string, name: string, status: string][] = [
    ['1', 'Anna', 'active'],
    ['2', 'anna', 'active'],
    ['3', 'Anna (2)', 'active'],
    ['4', 'ANNA', 'active'],
    ['5', 'Anna', 'deactivated'],
    ['6', 'Anna', 'pending'],
    ['7', 'x'.repeat(80), 'active'],
    ['8', 'X'.repeat(80), 'active'],
  ];
  for (const [id, name, status] of before)
    await database.db.execute(sql`
      insert into staff_accounts (id, name, email, role, status, password_hash, created_at)
      values (${id}, ${name}, ${`${id}@wyvernvale.example`}, 'support', ${status}, '',
        ${`2026-01-0${id}T09:00:00Z`}::timestamptz)`);
  await database.migrate(migrations);

  const after = await database.db.select().from(staffAccounts).orderBy(staffAccounts.id);
  expect(after.map(({ name }) => name)).toEqual([
    'Anna',
    'anna (3)',
    'Anna (2)',
    'ANNA (4)',
    'Anna',
    'Anna',
    'x'.repeat(80),
    `${'X'.repeat(74)} (2)`,
  ]);
  for (const { status, createdAt, emailVerifiedAt } of after)
    expect(emailVerifiedAt).toEqual(status === 'active' ? createdAt : null);
  await close();
  await remove();
});
