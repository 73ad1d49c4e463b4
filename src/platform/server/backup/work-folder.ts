import fs from 'node:fs';
import path from 'node:path';
import { DataFolderInUse, lockDataFolder } from '../database/embedded/data-folder-lock.ts';

const prefix = 'backup-work-';
/** One without a lock is being made, or was left by an earlier release. */
const leftAfterMs = 24 * 3_600_000;

/**
 * Creates a folder that is deleted at the end of the process at the latest, however that ends, except by SIGKILL:
 * what such a process left is deleted by the next one and at the next start. It holds what the database holds, so it
 * lies in the data folder and not where backups go.
 */
export function makeWorkFolder(dataDir: string): { folder: string; remove: () => void } {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  deleteLeftWork(dataDir);
  const folder = fs.mkdtempSync(path.join(dataDir, prefix));
  const lock = lockDataFolder(folder);
  let isLocked = true;
  const remove = () => {
    fs.rmSync(folder, { recursive: true, force: true });
    if (isLocked) lock.release();
    isLocked = false;
  };
  process.once('exit', remove);
  return {
    folder,
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
}

/** Deletes the folders of processes that have ended: whoever works in one holds its lock. */
export function deleteLeftWork(dataDir: string) {
  if (!fs.existsSync(dataDir)) return;
  for (const name of fs.readdirSync(dataDir)) {
    const folder = path.join(dataDir, name);
    if (name.startsWith(prefix) && isLeft(folder))
      fs.rmSync(folder, { recursive: true, force: true });
  }
}

function isLeft(folder: string): boolean {
  const changed = fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (!fs.existsSync(path.join(folder, 'in-use.lock'))) return Date.now() - changed > leftAfterMs;
  try {
    lockDataFolder(folder).release();
    return true;
  } catch (error) {
    if (error instanceof DataFolderInUse) return false;
    throw error;
  }
}
