import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readArchive } from '#platform/server/backup/archive/read-archive.ts';
import { writeArchive } from '#platform/server/backup/archive/write-archive.ts';
import { BackupError } from '#platform/server/backup/backup-error.ts';
import { compareDatabases } from '#platform/server/backup/compare-databases.ts';
import { loadArchive } from '#platform/server/backup/load-archive.ts';
import { countConnectedSites, findTables } from '#platform/server/backup/queries-catalog.ts';
import { fillDatabase } from '#platform/server/backup/restore-backup.ts';
import { openSource, type Source } from '#platform/server/backup/snapshot/open-source.ts';
import { connectPostgres } from '#platform/server/backup/sql-session.ts';
import { makeWorkFolder } from '#platform/server/backup/work-folder.ts';
import { lockDataFolder } from '#platform/server/database/embedded/data-folder-lock.ts';
import { endWithSentence } from '#platform/server/database/embedded.ts';
import { notMoved } from './backup-settings.ts';

export type MoveSettings = { databaseUrl: string; dataDir: string; migrations: string };

/** How many tables and rows were moved and compared; `oldDatabase`: the folder that the embedded one has now. */
export type Move = { tables: number; rows: number; oldDatabase?: string };

/**
 * Moves everything from the embedded database into an empty PostgreSQL database and compares every row. The embedded
 * one is renamed, so that no site starts on it by mistake. Files stay in the data folder, where both look for them.
 * @throws BackupError when the target is not empty or anything differs; DataFolderInUse while the site runs
 */
export async function moveToPostgres(settings: MoveSettings): Promise<Move> {
  const { dataDir } = settings;
  const lock = lockDataFolder(dataDir);
  try {
    const move = await moveDatabase(settings, 'postgres');
    const folder = path.join(dataDir, 'postgres');
    const oldDatabase = `${folder}-moved-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    await rename(folder, oldDatabase);
    await rm(path.join(dataDir, 'database.json'), { force: true });
    return { ...move, oldDatabase };
  } finally {
    lock.release();
  }
}

/**
 * Moves everything from PostgreSQL into a new embedded database and compares every row. The PostgreSQL database stays
 * as it is.
 * @throws BackupError when the data folder has a database, while a site runs, or when anything differs
 */
export async function moveToEmbedded(settings: MoveSettings): Promise<Move> {
  await refuseWhileRunning(settings.databaseUrl);
  const move = await moveDatabase(settings, 'embedded');
  await refuseWhileRunning(settings.databaseUrl);
  return move;
}

async function moveDatabase(
  { databaseUrl, dataDir, migrations }: MoveSettings,
  to: 'postgres' | 'embedded',
): Promise<Move> {
  const work = makeWorkFolder(dataDir);
  const options = { workFolder: work.folder, endProcess: endWithSentence, migrations };
  const [from, target] = [
    { dataDir, databaseUrl: to === 'postgres' ? undefined : databaseUrl },
    { dataDir, databaseUrl: to === 'postgres' ? databaseUrl : undefined },
  ];
  try {
    const source = await openSource(from, { ...options, isLocked: to === 'postgres' });
    try {
      const file = path.join(work.folder, 'moved.jsonl.gz');
      const names = await writeMoved(source, file);
      return await fillDatabase(target, options, async (opened) => {
        const items = readArchive(file, undefined);
        const { tables } = await loadArchive(items, { ...opened, folders: new Map() });
        const { session } = source;
        const { rows, different } = await compareDatabases(session, opened.session, names);
        if (different.length > 0)
          throw new BackupError(
            `Nothing was moved: ${different.join(', ')} would differ in the new database.`,
          );
        await opened.upgrade();
        return { tables, rows };
      });
    } finally {
      await source.close();
    }
  } finally {
    work.remove();
  }
}

/** @returns the names of the tables */
async function writeMoved(source: Source, file: string): Promise<Set<string>> {
  const all = await findTables(source.session);
  const tables = all.filter(({ name }) => !notMoved.has(name));
  const { session, database, migrations } = source;
  await writeArchive(file, undefined, {
    session,
    tables,
    header: { createdAt: new Date().toISOString(), database, migrations },
    folders: new Map(),
  });
  return new Set(tables.map(({ name }) => name));
}

async function refuseWhileRunning(databaseUrl: string) {
  const { session, close } = await connectPostgres(databaseUrl);
  const count = await countConnectedSites(session).finally(close);
  if (count > 0)
    throw new BackupError(
      'The site is running on this database: stop all its processes, then move it again.',
    );
}
