import fs from 'node:fs';
import path from 'node:path';
import { ignoreMissing } from '../../data-folder/ignore-missing.ts';
import type { Pause } from '../../database/database.ts';

/** What a copied file looked like just before it was copied; `isYoung`: it may change again at the same time. */
type CopiedFile = { size: bigint; mtimeNs: bigint; isYoung: boolean };

/** File systems note times in steps of milliseconds to two seconds. */
const youngMs = 2_000;

/**
 * Copies the folder of an embedded database that is in use. Most is copied while the site goes on; only what changed
 * meanwhile is copied again during a pause, and of the write-ahead log only what a recovery needs. The copy is like
 * the folder after a power cut. It blocks its own process, which has nothing else to do, because that keeps the pause
 * short.
 * @param pause see `Database.pause`
 * @returns how long the pause was, in milliseconds
 */
export async function copyDatabase(folder: string, copy: string, pause: Pause): Promise<number> {
  const copied = new Map<string, CopiedFile>();
  fs.mkdirSync(copy, { recursive: true, mode: 0o700 });
  // What is written to the disk now need not be written during the pause.
  await pause(async () => {});
  copyChanged(folder, copy, copied, (file) => !isOfLog(file));
  let pauseMs = 0;
  await pause(async ({ first, last }) => {
    const begin = performance.now();
    copyChanged(folder, copy, copied, (file) => {
      const name = path.basename(file);
      return !isOfLog(file) || (name >= first && name <= last);
    });
    pauseMs = performance.now() - begin;
  });
  return pauseMs;
}

/** Copies the folder of an embedded database that is locked. */
export function copyLockedDatabase(folder: string, copy: string) {
  fs.mkdirSync(copy, { recursive: true, mode: 0o700 });
  copyChanged(folder, copy, new Map(), () => true);
}

const isOfLog = (file: string) => /^pg_wal[/\\][0-9A-F]{24}$/.test(file);

function copyChanged(
  folder: string,
  copy: string,
  copied: Map<string, CopiedFile>,
  isNeeded: (file: string) => boolean,
) {
  const found = new Set<string>();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (entry.isDirectory()) fs.mkdirSync(path.join(copy, file), { recursive: true, mode: 0o700 });
    if (!entry.isFile() || !isNeeded(file)) continue;
    found.add(file);
    try {
      copyIfChanged(folder, copy, file, copied);
    } catch (error) {
      // During the first pass files come and go.
      ignoreMissing(error);
    }
  }
  for (const file of copied.keys())
    if (!found.has(file)) {
      fs.rmSync(path.join(copy, file), { force: true });
      copied.delete(file);
    }
}

function copyIfChanged(
  folder: string,
  copy: string,
  file: string,
  copied: Map<string, CopiedFile>,
) {
  const source = path.join(folder, file);
  const now = Date.now();
  const { size, mtimeNs, mtimeMs } = fs.statSync(source, { bigint: true });
  const last = copied.get(file);
  if (last && !last.isYoung && last.size === size && last.mtimeNs === mtimeNs) return;
  copied.set(file, { size, mtimeNs, isYoung: now - Number(mtimeMs) < youngMs });
  fs.copyFileSync(source, path.join(copy, file), fs.constants.COPYFILE_FICLONE);
}
