import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { inFolder, prepareDataFolder, writeProbeFile } from '../data-folder/data-folder.ts';
import { type Database, DatabaseNotReady, type Db, type LogFiles } from './database.ts';
import { endAtCrash, explainBreakdown, explainFailedOpening } from './embedded/breakdown.ts';
import { closeInTime } from './embedded/close-in-time.ts';
import { lockDataFolder } from './embedded/data-folder-lock.ts';
import {
  createDatabaseFolder,
  findDatabaseFolder,
  markDatabase,
} from './embedded/database-folder.ts';
import { DurableNodeFS } from './embedded/durable-file-system.ts';
import { EmbeddedDatabaseError } from './embedded/embedded-error.ts';
import { passJsonAsBytes } from './embedded/json-parameters.ts';
import { keepTidy } from './embedded/maintenance.ts';
import { shareParsers } from './embedded/shared-parsers.ts';
import { yieldBetweenQueries } from './embedded/yield-between-queries.ts';
import { createReadinessCheck, writeProbe } from './readiness.ts';
import { createSchemaVersion } from './schema-version.ts';
import { allowAfterCommit } from './transactions/after-commit.ts';
import { timeTransactions } from './transactions/time-transactions.ts';

/** PostgreSQL extensions that migrations may create; PGlite bundles only those named when it is opened. */
export const embeddedExtensions = { pg_trgm };

/** Older files of the write-ahead log are not needed any more, and later ones are prepared for reuse. */
const neededLogFiles = `select redo_wal_file as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last
  from pg_control_checkpoint()`;

const postgresSettings = ['wal_sync_method=fsync', 'shared_buffers=32MB'];

/** Ends the process after logging one sentence for the administrator. */
export type EndProcess = (sentence: string) => never;

/**
 * Opens the embedded PostgreSQL in a folder, durable against kill -9 and power cuts; creates the database
 * if the folder has none.
 * @param endProcess called when the database cannot continue; it must not return
 * @throws DataFolderInUse when another process has locked the folder; DataFolderError when the folder
 * cannot be used; EmbeddedDatabaseError when the database does not open or the self-check fails
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  endProcess: EndProcess = endWithSentence,
): Promise<Database> {
  await prepareDataFolder(dataDir);
  const lock = await inFolder(dataDir, () => lockDataFolder(dataDir));
  try {
    const folder = await inFolder(dataDir, () => provideDatabaseFolder(dataDir, endProcess));
    const { pg, files } = await startPostgres(folder, dataDir, endProcess);
    await checkDurability(pg, files);
    const maintenance = keepTidy(pg);
    const close = async () => {
      maintenance.stop();
      await closeInTime(pg);
      lock.release();
    };
    return wrapEmbedded(pg, close, () => probeDisk(dataDir));
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function provideDatabaseFolder(dataDir: string, endProcess: EndProcess) {
  const { folder, isNew } = findDatabaseFolder(dataDir);
  if (isNew)
    await createDatabaseFolder(folder, async (draft) => {
      const { pg } = await startPostgres(draft, dataDir, endProcess);
      await pg.close();
    });
  await markDatabase(dataDir);
  return folder;
}

/** Ends a process that has no log. */
export const endWithSentence: EndProcess = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/**
 * Starts the embedded PostgreSQL on a folder, which gets a database if it is empty.
 * @param dataDir the folder that sentences name
 * @param isDurable whether commits are synced to the disk; a draft or a copy needs not be
 */
export async function startPostgres(
  folder: string,
  dataDir: string,
  endProcess: EndProcess,
  isDurable = true,
) {
  let isOpen = false;
  const files = new DurableNodeFS(folder, (breakdown) =>
    endProcess(
      isOpen ? explainBreakdown(breakdown, dataDir) : explainFailedOpening(breakdown.disk, dataDir),
    ),
  );
  try {
    const pg = await PGlite.create({
      fs: files,
      extensions: embeddedExtensions,
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => !isDurable || parameter !== '-F'),
        ...postgresSettings.flatMap((setting) => ['-c', setting]),
      ],
    });
    endAtCrash(pg, files);
    isOpen = true;
    return { pg, files };
  } catch (error) {
    throw new EmbeddedDatabaseError(explainFailedOpening(files.recentDiskError, dataDir), {
      cause: error,
    });
  }
}

/**
 * Tests that the disk takes new data by writing a file: a full disk often still allows a row to be
 * overwritten.
 * @throws DatabaseNotReady when the disk takes no more data
 */
function probeDisk(dataDir: string) {
  try {
    writeProbeFile(dataDir);
  } catch (error) {
    throw new DatabaseNotReady('The disk takes no more data.', { cause: error });
  }
}

/**
 * Wraps an open PGlite as a `Database` (tests, in-memory databases).
 * @param probeDisk throws DatabaseNotReady when the disk takes no more data
 */
export function wrapEmbedded(
  pg: PGlite,
  close: () => Promise<void>,
  probeDisk?: () => void,
): Database {
  yieldBetweenQueries(pg);
  passJsonAsBytes(pg);
  const driver = drizzle({ client: shareParsers(pg), casing: 'snake_case' });
  const db = allowAfterCommit(timeTransactions(driver as unknown as Db));
  const version = createSchemaVersion();
  return {
    kind: 'embedded',
    db,
    checkReady: createReadinessCheck(async () => {
      probeDisk?.();
      await version.check(db);
      await pg.query(writeProbe);
    }),
    listen: (channel, onMessage) => pg.listen(channel, onMessage),
    migrate: (folder) =>
      version.migrate(db, folder, () => migrate(driver, { migrationsFolder: folder })),
    expectMigrated: (folder) => version.expect(db, folder),
    pause: (work) =>
      // A transaction keeps every other statement waiting.
      pg.transaction(async (tx) => {
        await tx.exec('checkpoint');
        const { rows } = await tx.query<LogFiles>(neededLogFiles);
        if (rows[0]) await work(rows[0]);
      }),
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
