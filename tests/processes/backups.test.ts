import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolderContent } from '#app/server/operations/backup-settings.ts';
import { selectMigrations } from '#platform/server/backup/select-migrations.ts';
import { openPostgres } from '#platform/server/database/postgres.ts';
import { readJournal } from '#platform/server/database/schema-version.ts';
import { makeBackup, runOperation } from '#tests/support/backups/run-operation.ts';
import { makeEmptySite, migrations, type StoredSite } from '#tests/support/backups/stored-site.ts';
import { type Acknowledged, WriteLoad } from '#tests/support/backups/write-load.ts';
import { makePostgresDatabase } from '#tests/support/database/postgres-database.ts';
import { isLongRun, loopLength } from '#tests/support/long-run.ts';
import { makeDataFolder } from '#tests/support/servers/data-folder.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import {
  makeFolder,
  type ServerProcess,
  spawnServer,
  untilReady,
} from '#tests/support/servers/server-process.ts';
import { hasPostgres } from '#tests/support/servers/servers.ts';

const backups = loopLength(1, 20);
const maxRoundMs = 900_000;
const withoutLimits = {
  ESTIMATE_LIMIT_PER_MINUTE: '1000000',
  FORM_LIMIT_PER_HOUR: '1000000',
  CHAT_LIMIT_PER_MINUTE: '1000000',
};

let data: Awaited<ReturnType<typeof makeFolder>>;
let to: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  [data, to] = await Promise.all([makeDataFolder(), makeFolder()]);
});
afterAll(() => Promise.all([data.remove(), to.remove()]));

async function startServer(settings: Record<string, string>): Promise<ServerProcess> {
  const server = spawnServer({ PORT: await findFreePort(), ...settings });
  await untilReady(server);
  return server;
}

async function stopServer(server: ServerProcess) {
  server.process.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, errors: '' });
}

const tables = { appointments: 'appointments', estimates: 'estimates', messages: 'chat_messages' };

/** What was acknowledged and is not in a restored site; and emails that it calls sent and has no file of. */
async function findMissing(site: StoredSite, acknowledged: Acknowledged): Promise<string[]> {
  const files = new Set(await readdir(path.join(site.dataDir, 'mail')).catch(() => []));
  return site.use(async (session) => {
    const missing: string[] = [];
    for (const [kind, table] of Object.entries(tables)) {
      const rows = await session.query<{ id: string }>(`select id from ${table}`);
      const ids = new Set(rows.map(({ id }) => id));
      missing.push(...acknowledged[kind as keyof typeof tables].filter((id) => !ids.has(id)));
    }
    const sent = await session.query<{ id: string }>(`select id from mails where state = 'sent'`);
    for (const { id } of sent)
      if (![...files].some((name) => name.startsWith(`${id}@`))) missing.push(`${id}.eml`);
    return missing;
  });
}

describe.each(['embedded', 'postgres'] as const)('a site on %s', (kind) => {
  it.skipIf(kind === 'postgres' && !hasPostgres)(
    `is backed up ${backups} times under load, each time with all it had acknowledged`,
    async () => {
      const database = kind === 'postgres' ? await makePostgresDatabase() : undefined;
      const settings: Record<string, string> = { DATA_DIR: data.folder };
      if (database) settings.DATABASE_URL = database.url;
      const server = await startServer({ ...settings, ...withoutLimits });
      const load = new WriteLoad(server.origin);
      try {
        await expect.poll(() => load.read().messages.length).toBeGreaterThan(1);
        for (let round = 0; round < backups; round += 1) {
          const acknowledged = load.read();
          const begin = performance.now();
          const { file, waitMs } = await makeBackup(to.folder, settings);
          const end = performance.now();
          // What is written after the last backup would only slow down its check.
          if (round === backups - 1) await load.stop();
          const restored = await makeEmptySite(kind);
          const { databaseUrl = '', dataDir } = restored.settings;
          const target: Record<string, string> = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
          const { code, said } = await runOperation('restore', ['--from', file], target);
          expect(code, said).toBe(0);
          expect(await findMissing(restored, acknowledged)).toEqual([]);
          // One start is enough to know that the site opens what was restored.
          if (round === 0) await stopServer(await startServer(target));
          await restored.remove();
          if (isLongRun)
            process.stdout.write(
              `${kind} ${round + 1}: ${Math.round(end - begin)} ms, paused ${waitMs} ms; longest wait of a writer ${Math.round(load.maxWait(begin, end))} ms, after it ${Math.round(load.maxWait(end, performance.now()))} ms; ${Object.values(acknowledged).flat().length} writes before\n`,
            );
        }
      } finally {
        await load.stop();
        await stopServer(server);
        await database?.drop();
      }
    },
    (1 + backups) * maxRoundMs,
  );
});

it('everything in a data folder is known to be backed up, or not to need it', async () => {
  // The server of the test above wrote into it.
  const entries = await readdir(data.folder);
  expect(entries).toContain('mail');
  const known = /^disk-probe-\d+$/;
  expect(entries.filter((entry) => !(entry in dataFolderContent) && !known.test(entry))).toEqual(
    [],
  );
});

it('the commands say in a sentence what is wrong', async () => {
  const settings = { DATA_DIR: path.join(data.folder, 'none') };
  const calls = await Promise.all([
    runOperation('backup', [], settings),
    runOperation('backup', ['--to', to.folder], settings),
    runOperation('restore', ['--from', path.join(to.folder, 'none')], settings),
    runOperation('move', ['postgres'], settings),
    runOperation('move', ['embedded', '--help'], settings),
  ]);
  expect(calls).toEqual([
    { code: 1, said: '--to is missing: npm run backup -- --to FOLDER\n' },
    { code: 1, said: expect.stringMatching(/^There is no .+ \S+none.*\.\n$/) },
    { code: 1, said: `There is no file ${path.join(to.folder, 'none')}.\n` },
    { code: 1, said: 'DATABASE_URL must name the PostgreSQL database.\n' },
    { code: 0, said: expect.stringMatching(/^npm run move-to-embedded\n/) },
  ]);
});

describe.skipIf(!hasPostgres)('a new version (needs PostgreSQL on 127.0.0.1:5432)', () => {
  it('waits for npm run migrate where it shall, and backs the database up before it migrates', async () => {
    const old = await makePostgresDatabase();
    const folder = await makeFolder();
    const { entries } = await readJournal(migrations);
    const last = entries.at(-1);
    await selectMigrations(
      migrations,
      entries.slice(0, -1).map(({ when }) => when),
      folder.folder,
    );
    const database = await openPostgres(old.url, () => {});
    await database.migrate(folder.folder);
    await database.close();
    const backupFolder = path.join(folder.folder, 'backups');
    const settings = { DATA_DIR: data.folder, DATABASE_URL: old.url, BACKUP_FOLDER: backupFolder };
    const strict = { ...settings, MIGRATE_AT_START: 'false' };

    const refused = spawnServer({ PORT: await findFreePort(), ...strict });
    expect(await refused.ended).toEqual({
      code: 1,
      errors: `The database lacks the migration ${last?.tag}: run npm run migrate, or set MIGRATE_AT_START to true.\n`,
    });
    const { code, said } = await runOperation('migrate', [], settings);
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Backed up before the migration: .+\.jsonl\.gz\nThe database has the version of this site\.\n$/,
      ),
    });
    expect(await readdir(backupFolder)).toHaveLength(1);
    await stopServer(await startServer(strict));
    expect(await readdir(backupFolder)).toHaveLength(1);
    await Promise.all([old.drop(), folder.remove()]);
  });
});
