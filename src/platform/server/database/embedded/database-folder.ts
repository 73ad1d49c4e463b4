import fs from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { limitConcurrency } from '../../limits/limit-concurrency.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** The PostgreSQL major version of PGlite. */
const version = '18';
const markerName = 'database.json';
const entriesNamed = 5;
/** Files synced at once: a database has about a thousand, more than a process may be allowed to open. */
const filesSyncedAtOnce = 16;

/**
 * Locates the database of a data folder.
 * @returns its folder, and whether a database must be created there first
 * @throws EmbeddedDatabaseError describing what was found, when the folder holds neither a database nor
 * nothing
 */
export function findDatabaseFolder(dataDir: string): { folder: string; isNew: boolean } {
  const place = path.join(dataDir, 'postgres');
  // A symbolic link may point to a larger disk.
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
 * Creates a new database in a temporary folder and renames it once it is complete and on disk, so that an
 * interrupted start leaves no partial database and the next start begins again.
 * @param create creates a database in the given folder and closes it
 * @throws EmbeddedDatabaseError when the folder cannot be renamed into place
 */
export async function createDatabaseFolder(
  folder: string,
  create: (draft: string) => Promise<void>,
) {
  // An unfinished draft holds no user data: a database gets its final name only when it is complete.
  const draft = `${folder}.unfinished`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  try {
    await create(draft);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    throw error;
  }
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

/** Marks a data folder as having a database, so that losing it is not taken for a first start. */
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
