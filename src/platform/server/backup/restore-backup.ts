import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { prepareDataFolder } from '../data-folder/data-folder.ts';
import { lockDataFolder } from '../database/embedded/data-folder-lock.ts';
import {
  createDatabaseFolder,
  findDatabaseFolder,
  markDatabase,
} from '../database/embedded/database-folder.ts';
import type { ArchiveHeader } from './archive/archive-lines.ts';
import { readArchive } from './archive/read-archive.ts';
import { BackupError } from './backup-error.ts';
import { type BackupSettings, dataFolders } from './create-backup.ts';
import { type LoadedCounts, loadArchive } from './load-archive.ts';
import {
  openEmbeddedTarget,
  openPostgresTarget,
  type Target,
  type TargetOptions,
} from './open-target.ts';
import { selectMigrations } from './select-migrations.ts';
import type { DatabaseSettings } from './snapshot/open-source.ts';
import { makeWorkFolder } from './work-folder.ts';

/**
 * Restores a backup into an empty database and data folder, then brings it to the version of the code. The whole
 * backup is checked before anything is written; after a failure nothing is left.
 * @throws BackupError when the backup or the target cannot be used
 */
export async function restoreBackup(
  settings: Omit<BackupSettings, 'leftOut'>,
  file: string,
): Promise<LoadedCounts> {
  const folders = dataFolders(settings.dataDir, settings.folders);
  for (const folder of folders.values()) requireEmptyFolder(folder);
  const work = makeWorkFolder(settings.dataDir);
  const options = { ...settings, workFolder: work.folder };
  let hasBegun = false;
  try {
    await checkArchive(file, options);
    return await fillDatabase(settings, options, async (target) => {
      hasBegun = true;
      const items = readArchive(file, settings.key);
      const counts = await loadArchive(items, { ...target, folders });
      await target.upgrade();
      return counts;
    });
  } catch (error) {
    // Before that, a site may use the folders.
    if (hasBegun)
      for (const folder of folders.values()) await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    work.remove();
  }
}

/** Reads a backup to its end. */
async function checkArchive(file: string, options: BackupSettingsForCheck) {
  for await (const item of readArchive(file, options.key))
    if (item.type === 'header') await checkVersion(item, options);
}

type BackupSettingsForCheck = TargetOptions & { key: string | undefined };

const checkVersion = ({ migrations }: ArchiveHeader, options: BackupSettingsForCheck) =>
  selectMigrations(options.migrations, migrations, path.join(options.workFolder, 'check'));

function requireEmptyFolder(folder: string) {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0)
    throw new BackupError(`${folder} holds files already: restore into an empty DATA_DIR.`);
}

/**
 * Opens the empty database that settings name, has it filled, and puts it in its place.
 * @throws BackupError when it is not empty
 */
export async function fillDatabase<T>(
  { databaseUrl, dataDir }: DatabaseSettings,
  options: TargetOptions,
  fill: (target: Target) => Promise<T>,
): Promise<T> {
  if (databaseUrl) {
    const target = await openPostgresTarget(databaseUrl, options);
    try {
      return await fill(target);
    } catch (error) {
      await target.undo();
      throw error;
    } finally {
      await target.close();
    }
  }
  await prepareDataFolder(dataDir);
  const lock = lockDataFolder(dataDir);
  try {
    const { folder, isNew } = findDatabaseFolder(dataDir);
    if (!isNew)
      throw new BackupError(
        `${dataDir} has a database already: name another DATA_DIR, or move ${folder} away.`,
      );
    let result: { value: T } | undefined;
    await createDatabaseFolder(folder, async (draft) => {
      const target = await openEmbeddedTarget(draft, options);
      try {
        result = { value: await fill(target) };
      } finally {
        await target.close();
      }
    });
    await markDatabase(dataDir);
    return (result as unknown as { value: T }).value;
  } finally {
    lock.release();
  }
}
