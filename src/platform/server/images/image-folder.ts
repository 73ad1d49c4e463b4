import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Finds the master of an image by its name and the first 8 hex digits of its SHA-256. */
export type FindMaster = (name: string, hash: string) => Promise<Buffer | undefined>;

/** Indexes the master images of a folder by name and content hash, so that their URLs never go stale. */
export async function indexImageFolder(folder: string): Promise<FindMaster> {
  const files = new Map<string, string>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.webp')) continue;
    const hash = createHash('sha256')
      .update(await readFile(path.join(folder, file)))
      .digest('hex')
      .slice(0, 8);
    files.set(`${path.basename(file, '.webp')}-${hash}`, path.join(folder, file));
  }
  return async (name, hash) => {
    const file = files.get(`${name}-${hash}`);
    return file === undefined ? undefined : readFile(file);
  };
}
