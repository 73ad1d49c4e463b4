import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { DataFolderError } from '../../data-folder/data-folder.ts';
import { DataFolderInUse, lockDataFolder } from '../../database/embedded/data-folder-lock.ts';
import { findDatabaseFolder } from '../../database/embedded/database-folder.ts';
import { type EndProcess, startPostgres } from '../../database/embedded.ts';
import type { ArchiveHeader } from '../archive/archive-lines.ts';
import { BackupError } from '../backup-error.ts';
import { findAppliedMigrations } from '../queries-catalog.ts';
import { beginSnapshot, endSnapshot } from '../queries-rows.ts';
import { connectPostgres, embeddedSession, type SqlSession } from '../sql-session.ts';
import { copyDatabase, copyLockedDatabase } from './copy-database.ts';
import { whilePaused } from './pause-channel.ts';

/** Which database: PostgreSQL where a URL is given, otherwise the embedded one of the data folder. */
export type DatabaseSettings = { databaseUrl: string | undefined; dataDir: string };

/** One state of a database, to be read as long as it is open. */
export type Source = {
  session: SqlSession;
  database: ArchiveHeader['database'];
  migrations: number[];
  /** For how long the site had to wait, in milliseconds; 0 where it did not. */
  pauseMs: number;
  /** The copy of the embedded database, of which only this process knows. */
  copy?: PGlite;
  close: () => Promise<void>;
};

export type SourceOptions = {
  workFolder: string;
  endProcess: EndProcess;
  /** Whether the caller has locked the data folder. */
  isLocked?: boolean;
};

/**
 * Opens one state of a database while the site may run: a snapshot of PostgreSQL, a copy of the embedded database.
 * @throws BackupError when there is no database or it has no tables
 */
export async function openSource(
  settings: DatabaseSettings,
  options: SourceOptions,
): Promise<Source> {
  const source = settings.databaseUrl
    ? {
        ...(await connectPostgres(settings.databaseUrl)),
        database: 'postgres' as const,
        pauseMs: 0,
      }
    : await openCopy(settings.dataDir, options);
  const { session } = source;
  const close = async () => {
    await endSnapshot(session);
    await source.close();
  };
  try {
    await beginSnapshot(session);
    const migrations = await findAppliedMigrations(session);
    if (migrations.length === 0)
      throw new BackupError('The database has no tables yet: there is nothing to back up.');
    return { ...source, migrations, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openCopy(dataDir: string, { workFolder, endProcess, isLocked }: SourceOptions) {
  if (!fs.existsSync(dataDir)) throw new BackupError(`There is no data folder ${dataDir}.`);
  const { folder, isNew } = findDatabaseFolder(dataDir);
  if (isNew) throw new BackupError(`There is no database in ${dataDir}: there is nothing to read.`);
  requireSpace(folder, workFolder);
  const copy = path.join(workFolder, 'copy');
  const pauseMs = isLocked ? 0 : await copyInUseOrNot(dataDir, folder, copy);
  if (isLocked) copyLockedDatabase(folder, copy);
  const { pg } = await startPostgres(copy, copy, endProcess, false);
  const close = () => pg.close();
  return { session: embeddedSession(pg), copy: pg, database: 'embedded' as const, pauseMs, close };
}

/** Locks the folder where no site runs on it; otherwise asks the site to pause. */
async function copyInUseOrNot(dataDir: string, folder: string, copy: string): Promise<number> {
  try {
    const lock = lockDataFolder(dataDir);
    try {
      copyLockedDatabase(folder, copy);
      return 0;
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return copyDatabase(folder, copy, (work) => whilePaused(dataDir, work));
  }
}

/** The copy, the scratch database and the archive must not fill the disk of the site. */
const copiesMade = 3;

function requireSpace(folder: string, workFolder: string) {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      fs.statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false }),
    );
  const needed = copiesMade * sizes.reduce((sum, stats) => sum + (stats?.size ?? 0), 0);
  const { bavail, bsize } = fs.statfsSync(workFolder);
  if (bavail * bsize >= needed) return;
  const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
  throw new DataFolderError(
    `The disk of ${path.dirname(workFolder)} has ${megabytes(bavail * bsize)} MB left, and a backup needs ${megabytes(needed)} MB for a while: free some space first.`,
  );
}
