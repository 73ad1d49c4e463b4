import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ignoreMissing } from '../../data-folder/ignore-missing.ts';
import { timeOfBackup } from '../create-backup.ts';

const dayMs = 86_400_000;

/**
 * Deletes the backups of a folder that are older than a number of days, but never the newest one, and what a process
 * that was killed left unfinished. Other files stay.
 * @returns the names of those deleted
 */
export async function deleteOldBackups(
  folder: string,
  { now, keepDays }: { now: Date; keepDays: number },
): Promise<string[]> {
  const names = (await readdir(folder)).sort();
  const backups = names.filter((name) => timeOfBackup(name));
  const isOld = (name: string) => {
    const age = now.getTime() - (timeOfBackup(name)?.getTime() ?? now.getTime());
    return age > keepDays * dayMs;
  };
  const old = backups.slice(0, -1).filter(isOld);
  for (const name of names) {
    if (!name.endsWith('.part') || !timeOfBackup(name.slice(0, -'.part'.length))) continue;
    const stats = await stat(path.join(folder, name)).catch(ignoreMissing);
    if (stats && now.getTime() - stats.mtimeMs > dayMs) old.push(name);
  }
  for (const name of old) await rm(path.join(folder, name), { force: true });
  return old;
}
