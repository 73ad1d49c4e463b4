import fs from 'node:fs';
import path from 'node:path';

const prefix = 'backup-work-';
const leftAfterMs = 24 * 3_600_000;

/**
 * Creates a folder that is deleted at the end of the process at the latest, however that ends, except by SIGKILL:
 * what such a process left is deleted by one of the next day. It holds what the database holds, so it lies in the
 * data folder and not where backups go.
 */
export function makeWorkFolder(dataDir: string): { folder: string; remove: () => void } {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  deleteLeftOver(dataDir);
  const folder = fs.mkdtempSync(path.join(dataDir, prefix));
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    folder,
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
}

function deleteLeftOver(dataDir: string) {
  for (const name of fs.readdirSync(dataDir)) {
    if (!name.startsWith(prefix)) continue;
    const folder = path.join(dataDir, name);
    const changed = fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changed > leftAfterMs) fs.rmSync(folder, { recursive: true, force: true });
  }
}
