import fs from 'node:fs';
import path from 'node:path';
import { ignoreMissing } from './ignore-missing.ts';

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
    if (!entry.isDirectory() && !entry.isFile()) continue;
    const inside = path.join(folder, entry.name);
    try {
      tighten(inside, fs.lstatSync(inside).mode);
      if (entry.isDirectory()) tightenFolder(inside);
    } catch (error) {
      // Another process of the site may have renamed or deleted it since the folder was listed.
      ignoreMissing(error);
    }
  }
}

function tighten(entry: string, mode: number) {
  if (mode & others) fs.chmodSync(entry, mode & 0o700);
}
