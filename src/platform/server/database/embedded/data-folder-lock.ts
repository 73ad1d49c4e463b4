import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder is in use by another process; the message is a sentence for the person starting this one. */
export class DataFolderInUse extends Error {}

/**
 * Holds a data folder for this process. PGlite has no lock of its own, and two processes on one
 * folder silently lose rows. SQLite's file lock is freed by the system even after kill -9.
 * @throws DataFolderInUse when another process holds it; the error of the file system where the lock cannot be made
 */
export function lockDataFolder(folder: string): { release(): void } {
  const name = path.join(folder, 'in-use.lock');
  // SQLite says little about a file that it cannot make or open, and nothing about its mode.
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
