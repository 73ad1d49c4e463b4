import fs from 'node:fs';
import path from 'node:path';

const others = 0o077;

/**
 * Takes away what other accounts may do with a file, or with a folder and all that is in it: earlier
 * versions left files that everybody could write. Links inside are left alone, and so is what they lead to.
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
