import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { type EndProcess, startPostgres, wrapEmbedded } from '../database/embedded.ts';
import { openPostgres } from '../database/postgres.ts';
import type { ArchiveHeader } from './archive/archive-lines.ts';
import { BackupError } from './backup-error.ts';
import { emptyDatabase, isEmptyDatabase } from './queries-load.ts';
import { selectMigrations } from './select-migrations.ts';
import { connectPostgres, embeddedSession, type SqlSession } from './sql-session.ts';

/** An empty database that is to be filled. */
export type Target = {
  session: SqlSession;
  /** Brings it to the version of an archive. */
  prepare: (header: Pick<ArchiveHeader, 'migrations'>) => Promise<void>;
  /** Brings it to the version of the code. */
  upgrade: () => Promise<void>;
  /** Removes what was made in it, after a failure. */
  undo: () => Promise<void>;
  close: () => Promise<void>;
};

export type TargetOptions = { migrations: string; workFolder: string; endProcess: EndProcess };

/** Creates an embedded database in an empty folder. */
export async function openEmbeddedTarget(folder: string, options: TargetOptions): Promise<Target> {
  const { pg } = await startPostgres(folder, folder, options.endProcess, false);
  return embeddedTarget(pg, options);
}

/** Makes an open embedded database, which has no tables, the target. */
export function embeddedTarget(pg: PGlite, options: TargetOptions): Target {
  const close = () => pg.close();
  const { migrate } = wrapEmbedded(pg, close);
  return {
    session: embeddedSession(pg),
    prepare: preparing(migrate, options),
    upgrade: () => migrate(options.migrations),
    undo: async () => {},
    close,
  };
}

/**
 * Opens a PostgreSQL database to fill it.
 * @throws BackupError when it has tables already
 */
export async function openPostgresTarget(url: string, options: TargetOptions): Promise<Target> {
  const { session, close } = await connectPostgres(url);
  if (!(await isEmptyDatabase(session))) {
    await close();
    throw new BackupError('The database of DATABASE_URL has tables already: name an empty one.');
  }
  const migrate = async (migrations: string) => {
    const database = await openPostgres(url, () => {});
    try {
      await database.migrate(migrations);
    } finally {
      await database.close();
    }
  };
  return {
    session,
    prepare: preparing(migrate, options),
    upgrade: () => migrate(options.migrations),
    undo: () => emptyDatabase(session),
    close,
  };
}

const preparing =
  (migrate: (folder: string) => Promise<void>, options: TargetOptions): Target['prepare'] =>
  async ({ migrations }) => {
    const selected = path.join(options.workFolder, 'migrations');
    await selectMigrations(options.migrations, migrations, selected);
    await migrate(selected);
  };
