import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { makePostgresDatabase } from '#tests/support/database/postgres-database.ts';
import { openEmptyEmbedded } from '#tests/support/database/test-database.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import type { Database } from './database.ts';
import { wrapEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

const migrations = path.resolve(import.meta.dirname, '../../../../migrations');
const newer = /^The database is of a newer version than this server: /;

let database: Database;
let copy: Awaited<ReturnType<typeof makeFolder>>;
let place: Awaited<ReturnType<typeof openEmpty>>;

/** Opens an empty database of the kind that the suite runs on. */
async function openEmpty() {
  if (inject('template').kind === 'embedded') {
    const embedded = await openEmptyEmbedded();
    return {
      url: '',
      open: async () => wrapEmbedded(embedded, async () => {}),
      drop: () => embedded.close(),
    };
  }
  const made = await makePostgresDatabase();
  return { ...made, open: () => openPostgres(made.url, () => {}) };
}

/** Writes a migrations folder with some migrations left out. */
async function writeMigrations(keep: (index: number, count: number) => boolean) {
  await cp(migrations, copy.folder, { recursive: true });
  const journal = path.join(copy.folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const kept = entries.filter((_: unknown, index: number) => keep(index, entries.length));
  await writeFile(journal, JSON.stringify({ ...rest, entries: kept }));
  return copy.folder;
}

async function addMigration(tag: string, statement: string) {
  const journal = path.join(copy.folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const when = entries.at(-1).when + 1;
  entries.push({ idx: entries.length, version: '7', when, tag, breakpoints: true });
  await writeFile(journal, JSON.stringify({ ...rest, entries }));
  await writeFile(path.join(copy.folder, `${tag}.sql`), statement);
}

beforeAll(async () => {
  [copy, place] = await Promise.all([makeFolder(), openEmpty()]);
});
beforeEach(async () => {
  database = await place.open();
});
// Emptying a database takes less than making one.
afterEach(async () => {
  await database.db.execute(sql`drop schema public, drizzle cascade`);
  await database.db.execute(sql`create schema public`);
  await database.close();
});
afterAll(() => Promise.all([copy.remove(), place.drop()]));

it('a database of the same version is ready, and migrating it again does nothing', async () => {
  await database.migrate(migrations);
  await database.migrate(migrations);
  await database.checkReady();
});

it('an older database is migrated', async () => {
  await database.migrate(await writeMigrations((index, count) => index < count - 1));
  await database.migrate(migrations);
  await database.checkReady();
});

it('a newer database is refused, and so is one with an unknown migration', async () => {
  await database.migrate(migrations);
  const older = await writeMigrations((index, count) => index < count - 1);
  await expect(database.migrate(older)).rejects.toThrow(newer);
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('strange', 12345)`,
  );
  await expect(database.migrate(migrations)).rejects.toThrow(newer);
});

it('a database with a missing migration is refused before anything is changed', async () => {
  await database.migrate(await writeMigrations((index) => index < 3));
  await database.db.execute(sql`delete from drizzle.__drizzle_migrations where id = 2`);
  await expect(database.migrate(migrations)).rejects.toThrow(
    /^The database lacks the migration 0001_/,
  );
});

it('a running process is not ready once another process migrated the database, or an older backup was restored', async () => {
  await database.migrate(migrations);
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 9999999999999)`,
  );
  await expect(database.checkReady()).rejects.toThrow(newer);
  await database.db.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at = 9999999999999 or id = 5`,
  );
  await expect
    .poll(() => database.checkReady().catch((error: Error) => error.message))
    .toMatch(/^The database lacks the migration 0004_/);
});

// Only one process can use the embedded database, so there is nothing to wait for.
if (inject('template').kind === 'postgres')
  it('two processes migrate a table in use once, when it is unlocked, and report what they wait for', async () => {
    await database.migrate(migrations);
    await writeMigrations(() => true);
    await addMigration('9999_more', 'alter table products add column more int');
    const other = await openPostgres(place.url, () => {});
    const reader = new pg.Client({ connectionString: place?.url });
    await reader.connect();
    await reader.query('begin; select from products');
    const said: string[] = [];
    const both = Promise.all([
      database.migrate(copy.folder, (sentence) => said.push(sentence)),
      other.migrate(copy.folder, (sentence) => said.push(sentence)),
    ]);
    await expect
      .poll(() => said.toSorted())
      .toEqual([
        'Waiting to bring the database up to date: a table that is to be changed is in use.',
        'Waiting to bring the database up to date: another process is changing the database.',
      ]);
    await reader.query('commit');
    await both;
    for (const one of [database, other]) await one.checkReady();
    await reader.end();
    await other.close();
  });
