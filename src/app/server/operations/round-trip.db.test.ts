import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backup, createBackup } from '#platform/server/backup/create-backup.ts';
import { restoreBackup } from '#platform/server/backup/restore-backup.ts';
import { fillEveryTable, hostileRows } from '#tests/support/backups/hostile-rows.ts';
import {
  dumpRows,
  makeEmptySite,
  makeStoredSite,
  type StoredSite,
} from '#tests/support/backups/stored-site.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import { notBackedUp } from './backup-settings.ts';

const key = 'a key of many characters';
const files: Record<string, Buffer> = {
  'mail/0b1c@wyvernvale.example.eml': Buffer.from('Subject: Your visit\r\n\r\nHello 🪵'),
  'mail/empty@wyvernvale.example.eml': Buffer.alloc(0),
  'mail/large@wyvernvale.example.eml': Buffer.alloc(200_000, 'a line\n\0\xff'),
  'texts/5d3e.txt': Buffer.from([0, 10, 13, 255]),
};

let site: StoredSite;
let target: StoredSite;
let to: Awaited<ReturnType<typeof makeFolder>>;
let tables: string[];
let backup: Backup;
beforeAll(async () => {
  [site, target, to] = await Promise.all([makeStoredSite(), makeEmptySite(), makeFolder()]);
  tables = await site.use(fillEveryTable);
  for (const [file, bytes] of Object.entries(files)) {
    await mkdir(path.join(site.dataDir, path.dirname(file)), { recursive: true });
    await writeFile(path.join(site.dataDir, file), bytes);
  }
  await writeFile(path.join(site.dataDir, 'mail/unfinished.eml.part'), 'Sub');
  backup = await createBackup({ ...site.settings, key }, to.folder);
  await restoreBackup({ ...target.settings, key }, backup.file);
}, 300_000);
afterAll(() => Promise.all([site.remove(), target.remove(), to.remove()]));

describe('a backup of a database with difficult values in every table', () => {
  it('is restored without a difference in a row, a generated column or a sequence', async () => {
    const [before, after] = [await site.use(dumpRows), await target.use(dumpRows)];
    const kept = [...before].filter(([name]) => !notBackedUp.has(name));
    expect(kept.length).toBeGreaterThan(40);
    for (const [name, rows] of kept) {
      if (tables.includes(name)) expect(rows, name).toHaveLength(hostileRows);
      expect(after.get(name), name).toEqual(rows);
    }
  });

  it('has no row of what is left out: nobody is signed in afterwards', async () => {
    const after = await target.use(dumpRows);
    const leftOut = [...notBackedUp].filter((name) => after.has(name));
    expect(leftOut).toContain('staff_sessions');
    for (const name of leftOut) expect(after.get(name), name).toEqual([]);
  });

  it('knows every table: none is in a schema that is not backed up', async () => {
    const others = await site.use((session) =>
      session.query(`select schemaname || '.' || tablename as name from pg_tables
        where schemaname not in ('public', 'pg_catalog', 'information_schema', 'first_content')`),
    );
    expect(others).toEqual([{ name: 'drizzle.__drizzle_migrations' }]);
    const found = new Set(tables);
    const unknown = [...notBackedUp].filter((name) => !found.has(name));
    expect(unknown.filter((name) => name !== 'durability_check')).toEqual([]);
  });

  it('has tokens only of links and browsers that open no account', async () => {
    const found = await site.use((session) =>
      session.query<{
        name: string;
      }>(`select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and column_name like '%token%' order by 1`),
    );
    const kept = found.map(({ name }) => name).filter((name) => !notBackedUp.has(name));
    expect(kept).toEqual([
      'calendar_feeds',
      'quote_links',
      'reviews',
      'staff_devices',
      'visit_links',
    ]);
  });

  it('has the files, and none that was being written', async () => {
    for (const [file, bytes] of Object.entries(files))
      expect(await readFile(path.join(target.dataDir, file))).toEqual(bytes);
    expect(await readdir(path.join(target.dataDir, 'mail'))).toHaveLength(3);
    expect(backup.files).toBe(Object.keys(files).length);
  });

  it('leaves nothing but the file itself, which only its owner reads', async () => {
    expect(await readdir(to.folder)).toEqual([path.basename(backup.file)]);
    expect(backup.file).toMatch(/\.jsonl\.gz\.age$/);
    for (const { dataDir } of [site, target])
      expect((await readdir(dataDir)).filter((name) => name.startsWith('backup-'))).toEqual([]);
  });

  it('goes on with the next number of a sequence', async () => {
    const insert = `insert into changes (at, by, kind, what, before, after)
      values (now(), 'Sian', 'prices', 'edited', '{}', '{}') returning id::int`;
    const [row] = await target.use((session) => session.query<{ id: number }>(insert));
    expect(row?.id).toBe(hostileRows + 1);
  });

  it('is not restored over what is there', async () => {
    await expect(restoreBackup({ ...target.settings, key }, backup.file)).rejects.toThrow(
      /holds files already: restore into an empty DATA_DIR\.$/,
    );
    const folders = { ...target.settings, key, folders: [] };
    await expect(restoreBackup(folders, backup.file)).rejects.toThrow(
      /has tables already: name an empty one\.$|has a database already: name another DATA_DIR/,
    );
    expect((await target.use(dumpRows)).get('changes')).toHaveLength(hostileRows + 1);
  });
});
