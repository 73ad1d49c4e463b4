import fs from 'node:fs';
import path from 'node:path';
import { explainDiskError, readDiskError } from './disk-error.ts';
import { tightenModes } from './tighten-modes.ts';

/** The data folder cannot be used; the message is a sentence for the person starting the server. */
export class DataFolderError extends Error {}

/** What the server keeps in its data folder. Anything else there belongs to somebody else. */
const ownEntries = [
  'postgres',
  'mail',
  'pictures',
  'in-use.lock',
  'in-use.lock-journal',
  'database.json',
];

/** More than file systems keep in hand for small files, and little enough to be written every second. */
const probe = Buffer.alloc(64 * 1024);
const stickyBit = 0o1000;

/**
 * Makes the data folder, closes it and what the server keeps in it to other accounts, and tries to write.
 * @throws DataFolderError when it cannot be used
 */
export function prepareDataFolder(folder: string): Promise<void> {
  return inFolder(folder, () => {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (fs.statSync(folder).mode & stickyBit)
      throw new DataFolderError(
        `DATA_DIR must be a folder of the server's own: ${folder} is shared with other accounts.`,
      );
    closeToOthers(folder);
    for (const entry of ownEntries) tightenModes(path.join(folder, entry));
    writeProbeFile(folder);
  });
}

/** A mounted folder may belong to another account; what the server makes in it is closed to others by itself. */
function closeToOthers(folder: string) {
  try {
    fs.chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/**
 * Writes a little to the data folder and takes it away again.
 * @throws the error of the file system when there is no room, or nothing may be written
 */
export function writeProbeFile(folder: string) {
  const file = path.join(folder, `disk-probe-${process.pid}`);
  try {
    fs.writeFileSync(file, probe, { mode: 0o600 });
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** Runs work on the data folder. @throws DataFolderError for an error of the disk */
export async function inFolder<T>(folder: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const diskError = readDiskError(error);
    if (!diskError) throw error;
    throw new DataFolderError(explainDiskError(diskError, folder), { cause: error });
  }
}
