import fs from 'node:fs';
import path from 'node:path';

const others = 0o077;

/**
 * Removes the permissions of other accounts on a file, or on a folder and everything in it: earlier
 * versions created files that everybody could write. Symbolic links and their targets are left unchanged.
 */
export function tightenModes(entry: string) {
  const stats = fs.statSync(entry, { throwIfNoEntry: false });
  if (!stats) return;
  tighten(entry, stats.mode);
  if (stats.isDirectory()) tightenFolder(entry);
}

function tightenFolder(folder: string) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (!entry.isDirectory() && !entry.isFile()) continue;
    tighten(inside, fs.lstatSync(inside).mode);
    if (entry.isDirectory()) tightenFolder(inside);
  }
}

function tighten(entry: string, mode: number) {
  if (mode & others) fs.chmodSync(entry, mode & 0o700);
}
