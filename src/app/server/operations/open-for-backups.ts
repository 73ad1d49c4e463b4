import path from 'node:path';
import { spawnBackup } from '#platform/server/backup/schedule/spawn-backup.ts';
import { openPauseChannel } from '#platform/server/backup/snapshot/pause-channel.ts';
import { deleteLeftWork } from '#platform/server/backup/work-folder.ts';
import type { Database } from '#platform/server/database/database.ts';

const script = path.resolve(import.meta.dirname, '../../../../scripts/operations/backup.mjs');

/**
 * Deletes what killed backups left, and lets commands back up the embedded database while this process uses it.
 * @param warn called with a sentence and an error when that does not work; the site runs on
 * @returns a function that ends it
 */
export async function openForBackups(
  { pause }: Pick<Database, 'pause'>,
  dataDir: string,
  warn: (error: unknown, sentence: string) => void,
): Promise<() => Promise<void>> {
  try {
    deleteLeftWork(dataDir);
  } catch (error) {
    warn(error, 'What a killed backup left in DATA_DIR could not be deleted.');
  }
  if (!pause) return async () => {};
  try {
    return await openPauseChannel(dataDir, pause, (error) => warn(error, 'pause for a backup'));
  } catch (error) {
    warn(error, 'Backups can be made only while the site is stopped: no socket in DATA_DIR.');
    return async () => {};
  }
}

/** Makes backups in a folder by the command, in a process of its own; undefined where no folder is set. */
export const makeBackupsIn = (folder: string | undefined, signal?: AbortSignal) =>
  folder === undefined ? undefined : () => spawnBackup(script, folder, signal);
