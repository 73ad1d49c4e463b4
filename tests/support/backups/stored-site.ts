import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { notBackedUp } from '#app/server/operations/backup-settings.ts';
import type { BackupSettings } from '#platform/server/backup/create-backup.ts';
import {
  connectPostgres,
  embeddedSession,
  type SqlSession,
} from '#platform/server/backup/sql-session.ts';
import { embeddedExtensions } from '#platform/server/database/embedded.ts';
import { makePostgresDatabase } from '#tests/support/database/postgres-database.ts';
import { onPostgresServer, postgresServer } from '#tests/support/database/test-database.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';

export const migrations = path.resolve(import.meta.dirname, '../../../migrations');

/** A database and a data folder of a site that does not run. */
export type StoredSite = {
  settings: BackupSettings;
  dataDir: string;
  /** Runs `work` on the database. */
  use: <T>(work: (session: SqlSession) => Promise<T>) => Promise<T>;
  remove: () => Promise<void>;
};

const settingsOf = (databaseUrl: string | undefined, dataDir: string): BackupSettings => ({
  databaseUrl,
  dataDir,
  key: undefined,
  leftOut: notBackedUp,
  folders: ['mail', 'texts'],
  migrations,
  endProcess: (sentence) => {
    throw new Error(sentence);
  },
});

async function onEmbedded<T>(dataDir: string, work: (session: SqlSession) => Promise<T>) {
  const pg = await PGlite.create({
    dataDir: path.join(dataDir, 'postgres'),
    extensions: embeddedExtensions,
  });
  try {
    return await work(embeddedSession(pg));
  } finally {
    await pg.close();
  }
}

async function onPostgres<T>(url: string, work: (session: SqlSession) => Promise<T>) {
  const { session, close } = await connectPostgres(url);
  return work(session).finally(close);
}

/** An empty data folder, and an empty database on PostgreSQL. */
export async function makeEmptySite(
  kind: 'embedded' | 'postgres' = inject('template').kind,
): Promise<StoredSite> {
  const data = await makeFolder();
  const database = kind === 'postgres' ? await makePostgresDatabase() : undefined;
  return {
    settings: settingsOf(database?.url, data.folder),
    dataDir: data.folder,
    use: (work) => (database ? onPostgres(database.url, work) : onEmbedded(data.folder, work)),
    remove: async () => {
      await database?.drop();
      await data.remove();
    },
  };
}

/** A site with tables and reference content, of the kind that the suite runs on. */
export async function makeStoredSite(): Promise<StoredSite> {
  const template = inject('template');
  if (template.kind === 'embedded') {
    const site = await makeEmptySite('embedded');
    await loadTemplate(site.dataDir, template.file);
    return site;
  }
  const data = await makeFolder();
  const name = `${template.name}_stored_${path.basename(data.folder).replaceAll(/\W/g, '').toLowerCase()}`;
  await onPostgresServer(`create database ${name} template ${template.name}`);
  const url = `${postgresServer}/${name}`;
  return {
    settings: settingsOf(url, data.folder),
    dataDir: data.folder,
    use: (work) => onPostgres(url, work),
    remove: async () => {
      await onPostgresServer(`drop database ${name} with (force)`);
      await data.remove();
    },
  };
}

/** Puts a database into a data folder. @param file a dump of one */
export async function loadTemplate(dataDir: string, file: string) {
  const pg = await PGlite.create({
    dataDir: path.join(dataDir, 'postgres'),
    loadDataDir: new Blob([new Uint8Array(await readFile(file))]),
    extensions: embeddedExtensions,
  });
  await pg.close();
}

/** Every row of a database as the server writes it, generated columns included, by table; and its sequences. */
export async function dumpRows(session: SqlSession): Promise<Map<string, string[]>> {
  await session.query(`set timezone = 'UTC'`);
  const found = await session.query<{ name: string; kind: string }>(
    `select relname as name, relkind::text as kind from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') order by relname collate "C"`,
  );
  const rows = new Map<string, string[]>();
  for (const { name, kind } of found) {
    const line = kind === 'S' ? 'row(t.last_value, t.is_called)::text' : 't::text';
    const lines = await session.query<{ line: string }>(
      `select line from (select ${line} as line from public."${name}" t) lines order by line collate "C"`,
    );
    rows.set(
      name,
      lines.map(({ line }) => line),
    );
  }
  return rows;
}
