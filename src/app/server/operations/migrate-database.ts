import { BackupError } from '#platform/server/backup/backup-error.ts';
import type { Database } from '#platform/server/database/database.ts';
import { hasPendingMigrations } from '#platform/server/database/schema-version.ts';

export type MigrateOptions = {
  /** Folder of the migrations. */
  migrations: string;
  /** Makes a backup. @returns its path; undefined: no backup folder is set */
  makeBackup: (() => Promise<string>) | undefined;
  /** Called with what happens. */
  log: (sentence: string) => void;
};

/**
 * Applies the migrations that a database lacks, after a backup if it holds anything.
 * @throws BackupError when the backup fails: then nothing was changed
 */
export async function migrateDatabase(
  database: Database,
  { migrations, makeBackup, log }: MigrateOptions,
) {
  if (makeBackup && (await hasPendingMigrations(database.db, migrations)))
    log(`Backed up before the migration: ${await backUp(makeBackup)}`);
  await database.migrate(migrations, log);
}

async function backUp(makeBackup: () => Promise<string>): Promise<string> {
  try {
    return await makeBackup();
  } catch (error) {
    throw new BackupError(
      `The database was not migrated, because the backup before it failed: ${(error as Error).message}`,
      { cause: error },
    );
  }
}
