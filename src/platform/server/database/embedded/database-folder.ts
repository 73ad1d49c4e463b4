import fs from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { limitConcurrency } from '../../limits/limit-concurrency.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** The PostgreSQL that PGlite is. */
const version = '18';
const markerName = 'database.json';
const entriesNamed = 5;
/** A database has about a thousand files, and a process may not be allowed to open as many at once. */
const filesSyncedAtOnce = 16;

/**
 * Finds where the database of a data folder lies.
 * @returns its folder, and whether a database must be made there first
 * @throws EmbeddedDatabaseError saying what was found, where there is neither a database nor an empty place for one
 */
export function findDatabaseFolder(dataDir: string): { folder: string; isNew: boolean } {
  const place = path.join(dataDir, 'postgres');
  // A link may lead to a larger disk.
  const folder = fs.existsSync(place) ? fs.realpathSync(place) : place;
  const found = listEntries(folder);
  if (found.length === 0) {
    if (fs.existsSync(path.join(dataDir, markerName)))
      throw new EmbeddedDatabaseError(
        `The database that was made in ${folder} is gone: put it back, from a backup if need be; to begin anew, delete ${markerName} in ${dataDir}.`,
      );
    return { folder, isNew: true };
  }
  if (!found.includes('PG_VERSION'))
    throw new EmbeddedDatabaseError(
      `${folder} is no complete database: it holds ${nameSome(found)} but no PG_VERSION. Nothing was changed; restore that folder from a backup, or choose another DATA_DIR.`,
    );
  const madeBy = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (madeBy !== version)
    throw new EmbeddedDatabaseError(
      `${folder} holds a database of PostgreSQL "${madeBy}", and this server works with ${version}: restore the right folder from a backup, or choose another DATA_DIR.`,
    );
  return { folder, isNew: false };
}

/**
 * Makes a new database beside its place and moves it there when it is complete and on disk, so that an
 * interrupted start leaves no half of one: the next start begins again.
 * @param create makes a database in the folder it is given, and lets go of it
 * @throws EmbeddedDatabaseError when the place cannot be taken by a move
 */
export async function createDatabaseFolder(
  folder: string,
  create: (draft: string) => Promise<void>,
) {
  // Nobody has ever worked in a draft: a database has its name only when it is complete.
  const draft = `${folder}.unfinished`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  await create(draft);
  await syncTree(draft);
  try {
    fs.renameSync(draft, folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EBUSY' && code !== 'EXDEV') throw error;
    throw new EmbeddedDatabaseError(
      `${folder} is a mount of its own: mount that disk one folder higher, at DATA_DIR.`,
      { cause: error },
    );
  }
  await syncEntry(path.dirname(folder));
}

/** Notes that a data folder has a database, so that its loss is not taken for a first start. */
export async function markDatabase(dataDir: string) {
  const marker = path.join(dataDir, markerName);
  if (fs.existsSync(marker)) return;
  fs.writeFileSync(marker, `${JSON.stringify({ folder: 'postgres', version })}\n`, {
    mode: 0o600,
    flush: true,
  });
  await syncEntry(dataDir);
}

function listEntries(folder: string): string[] {
  const stats = fs.statSync(folder, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory())
    throw new EmbeddedDatabaseError(
      `${folder} is a file, where the folder of the database should be: move it away, or choose another DATA_DIR.`,
    );
  return fs.readdirSync(folder).sort();
}

function nameSome(entries: string[]): string {
  const rest = entries.length - entriesNamed;
  const named = entries.slice(0, entriesNamed).join(', ');
  return rest > 0 ? `${named} and ${rest} more` : named;
}

async function syncTree(root: string) {
  const inTurn = limitConcurrency(filesSyncedAtOnce);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all([root, ...paths].map((entry) => inTurn(() => syncEntry(entry))));
}

async function syncEntry(entry: string) {
  await using handle = await open(entry, 'r');
  await handle.sync();
}
