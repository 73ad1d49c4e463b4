import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database, Db } from './database.ts';
import { DurableNodeFS } from './durable-file-system.ts';

/** The embedded database cannot be used; the message is a sentence for the person starting the server. */
export class EmbeddedDatabaseError extends Error {}

/** What migrations may add; PGlite brings it along only when it is named at the start. */
export const embeddedExtensions = { pg_trgm };

const minutes = 60_000;
const postgresSettings = ['wal_sync_method=fsync', 'shared_buffers=16MB'];

/**
 * Opens the embedded PostgreSQL in a folder, durable against kill -9 and power cuts.
 * @throws DataFolderInUse when another process holds the folder; EmbeddedDatabaseError when it does not open or the self-check fails.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  fs.mkdirSync(dataDir, { recursive: true });
  const lock = lockDataFolder(dataDir);
  try {
    const files = new DurableNodeFS(path.join(dataDir, 'postgres'));
    const pg = await startPostgres(files, dataDir);
    await checkDurability(pg, files);
    const maintenance = keepTidy(pg);
    return wrapEmbedded(pg, async () => {
      maintenance.stop();
      await pg.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startPostgres(files: DurableNodeFS, dataDir: string): Promise<PGlite> {
  try {
    return await PGlite.create({
      fs: files,
      extensions: embeddedExtensions,
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
        ...postgresSettings.flatMap((setting) => ['-c', setting]),
      ],
    });
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `The embedded database in ${dataDir} does not open: restore that folder from a backup, or choose another DATA_DIR.`,
      { cause: error },
    );
  }
}

/** The same interface over a PGlite that is already open (tests, a database in memory). */
export function wrapEmbedded(pg: PGlite, close: () => Promise<void>): Database {
  const db = drizzle(pg, { casing: 'snake_case' });
  return {
    kind: 'embedded',
    db: db as unknown as Db,
    ping: async () => void (await pg.query('select 1')),
    listen: (channel, onMessage) => pg.listen(channel, onMessage),
    migrate: (folder) => migrate(db, { migrationsFolder: folder }),
    close,
  };
}

async function checkDurability(pg: PGlite, files: DurableNodeFS) {
  const { rows } = await pg.query<{ fsync: string }>('show fsync');
  if (rows[0]?.fsync !== 'on')
    throw new EmbeddedDatabaseError(
      'The embedded database runs with fsync off, so it was not started.',
    );
  const before = files.syncs;
  await pg.exec(
    'create table if not exists durability_check (at timestamptz); truncate durability_check; insert into durability_check values (now());',
  );
  if (files.syncs === before)
    throw new EmbeddedDatabaseError(
      'The embedded database does not sync its commits to disk, so it was not started.',
    );
}

/** PGlite runs neither a checkpointer nor autovacuum, so the server does their work now and then. */
function keepTidy(pg: PGlite) {
  const run = (statement: string) => () => {
    pg.exec(statement).catch((error: unknown) => {
      process.emitWarning(`The embedded database could not run ${statement}: ${String(error)}`);
    });
  };
  const timers = [
    setInterval(run('checkpoint'), 5 * minutes),
    setInterval(run('vacuum (analyze)'), 6 * 60 * minutes),
  ];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach(clearInterval) };
}
