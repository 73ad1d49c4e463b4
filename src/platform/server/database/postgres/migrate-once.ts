import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Db } from '../database.ts';
import { type createSchemaVersion, SchemaMismatch } from '../schema-version.ts';
import { endClient } from './clients.ts';

const migrationLock = 20_040_101;
const lockNotAvailable = '55P03';
const pauseMs = 250;
const sayEveryMs = 10_000;
const maxWaitMs = 5 * 60_000;

/**
 * Applies the migrations on a connection of its own. drizzle's migrator has no lock: processes that start
 * at once would run the same file twice, so the first one takes an advisory lock. A migration that cannot
 * lock a table in time rolls back, so that queries do not queue behind it, and is retried.
 * @param onWait called with one sentence when it has to wait, and again every ten seconds
 * @throws SchemaMismatch after five minutes of retries, or when the database has another version
 */
export async function migrateOnce(
  connection: pg.ClientConfig,
  folder: string,
  version: ReturnType<typeof createSchemaVersion>,
  onWait: (sentence: string) => void,
) {
  const client = new pg.Client(connection);
  // The running query fails with the same error.
  client.on('error', () => {});
  const wait = createWaitNotifier(onWait);
  try {
    await client.connect();
    while (!(await tryLock(client))) await wait('another process is changing the database');
    const db = drizzle(client);
    await version.migrate(db as unknown as Db, folder, async () => {
      while (!(await tryMigrate(db, folder))) await wait('a table that is to be changed is in use');
    });
  } finally {
    await endClient(client);
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [migrationLock]);
  return rows[0].locked;
}

async function tryMigrate(db: NodePgDatabase, folder: string): Promise<boolean> {
  try {
    await migrate(db, { migrationsFolder: folder });
    return true;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code === lockNotAvailable) return false;
    throw error;
  }
}

function createWaitNotifier(onWait: (sentence: string) => void) {
  const begin = performance.now();
  let saidAt = Number.NEGATIVE_INFINITY;
  return async (reason: string) => {
    const now = performance.now();
    if (now - begin > maxWaitMs)
      throw new SchemaMismatch(
        `The database could not be brought up to date for five minutes: ${reason}.`,
      );
    if (now - saidAt >= sayEveryMs) {
      saidAt = now;
      onWait(`Waiting to bring the database up to date: ${reason}.`);
    }
    await delay(pauseMs);
  };
}
