import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from '#platform/server/backup/archive/read-archive.ts';
import { writeArchive } from '#platform/server/backup/archive/write-archive.ts';
import { BackupError } from '#platform/server/backup/backup-error.ts';
import { createBackup } from '#platform/server/backup/create-backup.ts';
import { findTables } from '#platform/server/backup/queries-catalog.ts';
import { restoreBackup } from '#platform/server/backup/restore-backup.ts';
import { openSource } from '#platform/server/backup/snapshot/open-source.ts';
import type { SqlSession } from '#platform/server/backup/sql-session.ts';
import {
  makeEmptySite,
  makeStoredSite,
  type StoredSite,
} from '#tests/support/backups/stored-site.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';

let site: StoredSite;
let target: StoredSite;
let to: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  [site, target, to] = await Promise.all([makeStoredSite(), makeEmptySite(), makeFolder()]);
});
afterAll(() => Promise.all([site.remove(), target.remove(), to.remove()]));

const insertPhoto = (session: SqlSession) =>
  session.query(`insert into pictures (id, bytes, width, height, used_at)
    values ('upload-1', decode(repeat('00ff', 100000), 'hex'), 1, 1, now())`);
/** A note of nobody, as no transaction leaves one. */
const insertOrphan = async (session: SqlSession) => {
  await session.query('begin');
  await session.query('set local session_replication_role = replica');
  await session.query(`insert into customer_notes (id, customer_id, content, author_id, author_name, created_at)
    values ('orphan', 'nobody', 'Hello', 'sian', 'Sian', now())`);
  await session.query('commit');
};

/** Reads one state of the site into a file, without a check. @param meanwhile happens before it is read */
async function archive(file: string, meanwhile = async () => {}) {
  const workFolder = path.join(to.folder, `work-${file}`);
  await mkdir(workFolder);
  const { settings } = site;
  const source = await openSource(settings, { workFolder, endProcess: settings.endProcess });
  await meanwhile();
  const { session, database, migrations } = source;
  await writeArchive(path.join(to.folder, file), undefined, {
    session,
    tables: await findTables(session),
    header: { createdAt: new Date().toISOString(), database, migrations },
    folders: new Map(),
  });
  await source.close();
  return path.join(to.folder, file);
}

/** That nothing is in the target, so that another restore may follow. */
async function expectNothing() {
  expect((await readdir(target.dataDir)).filter((name) => !name.startsWith('in-use'))).toEqual([]);
  if (!target.settings.databaseUrl) return;
  const left = await target.use((session) =>
    session.query(`select kind, id::regclass::text as name from (
        select 'pg_class'::regclass, oid from pg_class where relnamespace = 'public'::regnamespace
        union all select 'pg_proc'::regclass, oid from pg_proc where pronamespace = 'public'::regnamespace
        union all select 'pg_type'::regclass, oid from pg_type where typnamespace = 'public'::regnamespace
      ) made(kind, id)
      where not exists (select from pg_depend d where d.classid = kind and d.objid = id and d.deptype in ('e', 'i'))`),
  );
  expect(left).toEqual([]);
}

describe('a backup', () => {
  it('has what was there when it began, also what is deleted before it is read', async () => {
    await site.use(insertPhoto);
    const file = await archive('before', () =>
      site.use(async (session) => {
        await session.query('delete from pictures');
        await session.query(
          `insert into closed_days (day, name) values ('2030-01-01', 'New Year')`,
        );
      }),
    );
    const rows = new Map<string, number>();
    let name = '';
    for await (const item of readArchive(file, undefined)) {
      if (item.type === 'table') name = item.name;
      if (item.type === 'rows') rows.set(name, item.lines.length);
    }
    expect(rows.get('pictures')).toBe(1);
    expect(rows.get('closed_days')).toBeUndefined();
  });

  it('that restores something else is not kept', async () => {
    await site.use(insertOrphan);
    const folder = path.join(to.folder, 'failed');
    await expect(createBackup(site.settings, folder)).rejects.toThrow(/customer_notes/);
    expect(await readdir(folder)).toEqual([]);
    expect(await readdir(site.dataDir)).not.toContainEqual(expect.stringMatching(/^backup-work/));
  });

  it('needs a database with tables', async () => {
    await expect(createBackup(target.settings, to.folder)).rejects.toThrow(
      /: there is nothing to (read|back up)\.$/,
    );
  });

  it('is not made where the folder is a file', async () => {
    const folder = path.join(to.folder, 'a-file');
    await writeFile(folder, '');
    await expect(createBackup(site.settings, folder)).rejects.toThrow(
      /^No backup was made, because the disk refused it \(mkdir: EEXIST\): /,
    );
  });
});

describe('a restore that fails', () => {
  it('in the middle of a damaged backup leaves nothing', async () => {
    await site.use((session) => session.query(`delete from customer_notes where id = 'orphan'`));
    const bytes = await readFile(await archive('whole'));
    const cut = path.join(to.folder, 'cut.jsonl.gz');
    await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length * 0.9)));
    await expect(restoreBackup(target.settings, cut)).rejects.toThrow(BackupError);
    await expectNothing();
  });

  it('at what the database does not take leaves nothing', async () => {
    await site.use(insertOrphan);
    const file = await archive('orphan');
    await expect(restoreBackup(target.settings, file)).rejects.toThrow(/customer_notes/);
    await expectNothing();
  });
});
