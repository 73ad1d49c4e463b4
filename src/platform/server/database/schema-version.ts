import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { DatabaseNotReady, type Db } from './database.ts';

/** The database's tables are not those that the code expects; the message is one sentence. */
export class SchemaMismatch extends DatabaseNotReady {}

/** A migration file: its name, and the timestamp under which the database records it. */
type Migration = { name: string; when: number };

const undefinedTable = '42P01';

/**
 * Compares the code's migrations with those applied to a database; used for both kinds of database.
 * `check` passes before `migrate` was called: without it there is no expected version.
 */
export function createSchemaVersion() {
  let known: Migration[] | undefined;
  return {
    /**
     * Applies the migrations of a folder that the database lacks.
     * @param apply applies those later than the database's last one
     * @throws SchemaMismatch before any change when the database has another version
     */
    async migrate(db: Db, folder: string, apply: () => Promise<void>) {
      known = await readMigrations(folder);
      const applied = await findApplied(db);
      refuseUnknown(known, applied);
      const newest = Math.max(...applied);
      refuseMissing(known.filter(({ when }) => when < newest && !applied.includes(when)));
      if (known.every(({ when }) => applied.includes(when))) return;
      await apply();
      compare(known, await findApplied(db));
    },
    /**
     * Expects the migrations of a folder without applying any.
     * @throws SchemaMismatch when the database has another version
     */
    async expect(db: Db, folder: string) {
      known = await readMigrations(folder);
      const applied = await findApplied(db);
      refuseUnknown(known, applied);
      const first = known.find(({ when }) => !applied.includes(when));
      if (first)
        throw new SchemaMismatch(
          `The database lacks the migration ${first.name}: run npm run migrate, or set MIGRATE_AT_START to true.`,
        );
    },
    /** @throws SchemaMismatch when the database no longer has the version that `migrate` left */
    async check(db: Db) {
      if (known) compare(known, await findApplied(db));
    },
  };
}

function compare(known: Migration[], applied: number[]) {
  refuseUnknown(known, applied);
  refuseMissing(known.filter(({ when }) => !applied.includes(when)));
}

function refuseUnknown(known: Migration[], applied: number[]) {
  const whens = new Set(known.map(({ when }) => when));
  if (applied.every((when) => whens.has(when))) return;
  throw new SchemaMismatch(
    'The database is of a newer version than this server: run the newer version, or restore a backup made by this one.',
  );
}

function refuseMissing([first]: Migration[]) {
  if (!first) return;
  throw new SchemaMismatch(
    `The database lacks the migration ${first.name}: restore a complete backup, or restart the server if the backup is an older one.`,
  );
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const { entries } = await readJournal(folder);
  return entries.map(({ tag, when }) => ({ name: tag, when }));
}

/** The list of migrations that drizzle-kit keeps beside their files. */
export async function readJournal(
  folder: string,
): Promise<{ entries: { tag: string; when: number }[] }> {
  return JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8'));
}

/** Whether a database has tables, and not yet all migrations of a folder. */
export async function hasPendingMigrations(db: Db, folder: string): Promise<boolean> {
  const applied = await findApplied(db);
  if (applied.length === 0) return false;
  return (await readMigrations(folder)).some(({ when }) => !applied.includes(when));
}

async function findApplied(db: Db): Promise<number[]> {
  try {
    const { rows } = (await db.execute(
      sql`select created_at::float8 as "when" from drizzle.__drizzle_migrations`,
    )) as unknown as { rows: { when: number }[] };
    return rows.map(({ when }) => when);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code === undefinedTable) return [];
    throw error;
  }
}
