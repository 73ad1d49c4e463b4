import fs from 'node:fs';
import path from 'node:path';
import { secretsKeyFile } from '../secrets/secrets-key.ts';
import { explainDiskError, readDiskError } from './disk-error.ts';
import { tightenModes } from './tighten-modes.ts';

/** The data folder cannot be used; the message is one sentence for the person starting the server. */
export class DataFolderError extends Error {}

/** The entries that the server creates in its data folder. Everything else there is left alone. */
const ownEntries = [
  'postgres',
  'mail',
  'texts',
  'pictures',
  'in-use.lock',
  'in-use.lock-journal',
  'database.json',
  secretsKeyFile,
];

/**
 * Larger than what file systems store inline or preallocate for small files, and small enough to be
 * written every second.
 */
const probe = Buffer.alloc(64 * 1024);
const stickyBit = 0o1000;

/**
 * Creates the data folder, restricts it and the server's entries in it to the owner, and tests that it
 * can be written to.
 * @throws DataFolderError when it cannot be used, or root would use the database of another account
 */
export function prepareDataFolder(folder: string): Promise<void> {
  return inFolder(folder, () => {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (fs.statSync(folder).mode & stickyBit)
      throw new DataFolderError(
        `DATA_DIR must be a folder of the server's own: ${folder} is shared with other accounts.`,
      );
    refuseRoot(folder);
    closeToOthers(folder);
    for (const entry of ownEntries) tightenModes(path.join(folder, entry));
    writeProbeFile(folder);
  });
}

/** Files that root creates in the database of another account stop that account's next start. */
function refuseRoot(folder: string) {
  if (process.getuid?.() !== 0) return;
  const database = fs.statSync(path.join(folder, 'postgres'), { throwIfNoEntry: false });
  if (database && database.uid !== 0)
    throw new DataFolderError(
      `The database in ${folder} belongs to another account, and root would leave files there that the site cannot use: run this as that account.`,
    );
}

/**
 * Restricts the folder to its owner. A mounted folder may belong to another account; the files created in
 * it have restricted modes of their own.
 */
function closeToOthers(folder: string) {
  try {
    fs.chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/**
 * Writes a small file to the data folder and deletes it.
 * @throws the file system's error when the disk is full or not writable
 */
export function writeProbeFile(folder: string) {
  const file = path.join(folder, `disk-probe-${process.pid}`);
  try {
    fs.writeFileSync(file, probe, { mode: 0o600 });
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** Runs `work`; turns disk errors into sentences. @throws DataFolderError for a disk error */
export async function inFolder<T>(folder: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const diskError = readDiskError(error);
    if (!diskError) throw error;
    throw new DataFolderError(explainDiskError(diskError, folder), { cause: error });
  }
}
