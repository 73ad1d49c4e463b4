import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillEveryTable } from '#tests/support/backups/hostile-rows.ts';
import {
  dumpRows,
  makeEmptySite,
  makeStoredSite,
  migrations,
  type StoredSite,
} from '#tests/support/backups/stored-site.ts';
import { notMoved } from './backup-settings.ts';
import { moveToEmbedded, moveToPostgres } from './move-database.ts';

let postgres: StoredSite;
let embedded: StoredSite;
let other: StoredSite;
beforeAll(async () => {
  [postgres, embedded, other] = await Promise.all([
    makeStoredSite(),
    makeEmptySite('embedded'),
    makeEmptySite('postgres'),
  ]);
  await postgres.use(fillEveryTable);
}, 300_000);
afterAll(() => Promise.all([postgres.remove(), embedded.remove(), other.remove()]));

const urlOf = ({ settings }: StoredSite) => settings.databaseUrl ?? '';

/** The rows and sequences that a move takes along. */
const read = async (site: StoredSite) =>
  new Map([...(await site.use(dumpRows))].filter(([name]) => !notMoved.has(name)));

it('a site moves from PostgreSQL to the embedded database and back without a difference', async () => {
  const { dataDir } = embedded;
  const before = await read(postgres);
  const there = await moveToEmbedded({ databaseUrl: urlOf(postgres), dataDir, migrations });
  expect(there.rows).toBeGreaterThan(500);
  expect(await read(embedded)).toEqual(before);
  expect(before.get('staff_sessions')?.length).toBeGreaterThan(0);

  const full = moveToPostgres({ databaseUrl: urlOf(postgres), dataDir, migrations });
  await expect(full).rejects.toThrow(/has tables already: name an empty one\.$/);
  const twice = moveToEmbedded({ databaseUrl: urlOf(postgres), dataDir, migrations });
  await expect(twice).rejects.toThrow(/has a database already: /);

  const back = await moveToPostgres({ databaseUrl: urlOf(other), dataDir, migrations });
  expect(back.rows).toBe(there.rows);
  expect(await read(other)).toEqual(before);
  // No site starts on the old one by mistake, and a later move may come back.
  const entries = (await readdir(dataDir)).filter((name) => !name.startsWith('in-use'));
  expect(entries).toEqual([expect.stringMatching(/^postgres-moved-/)]);
}, 300_000);
