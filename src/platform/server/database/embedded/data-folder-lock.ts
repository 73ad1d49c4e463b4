import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses the data folder; the message is one sentence for the person starting this one. */
export class DataFolderInUse extends Error {}

/**
 * Locks a data folder for this process. PGlite has no lock of its own, and two processes on one folder
 * silently lose rows. The operating system releases SQLite's file lock even after kill -9.
 * @throws DataFolderInUse when another process has the lock; the file system's error when the lock file
 * cannot be created
 */
export function lockDataFolder(folder: string): { release(): void } {
  const name = path.join(folder, 'in-use.lock');
  // Created here first: SQLite's errors for a file that it cannot create or open are vague, and it has no
  // option for the mode.
  fs.closeSync(fs.openSync(name, 'a', 0o600));
  const file = new DatabaseSync(name, { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (!(error instanceof Error) || !/locked|busy/i.test(error.message)) throw error;
    throw new DataFolderInUse(
      `Another process is using the data folder ${folder}: stop it, or give this one its own DATA_DIR.`,
    );
  }
  return { release: () => file.close() };
}
