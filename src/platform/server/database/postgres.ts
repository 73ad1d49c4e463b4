import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { listenOnPostgres } from './postgres-listener.ts';

const int8 = 20;
const migrationLock = 20_040_101;

/**
 * Opens a PostgreSQL database.
 * @param url connection string
 * @param onError hears errors of idle connections, which must not end the process
 * @throws the driver's error when the server cannot be reached
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    types: { getTypeParser: readNumbers as typeof pg.types.getTypeParser },
  });
  pool.on('error', onError);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const stops = new Set<() => Promise<void>>();
  return {
    kind: 'postgres',
    db: drizzle(pool, { casing: 'snake_case' }) as unknown as Db,
    ping: async () => void (await pool.query('select 1')),
    listen: async (channel, onMessage, onGap) => {
      const stop = await listenOnPostgres(url, channel, { onMessage, onGap, onError });
      stops.add(stop);
      return async () => {
        stops.delete(stop);
        await stop();
      };
    },
    migrate: (folder) => migrateOnce(pool, folder),
    close: async () => {
      await Promise.all([...stops].map((stop) => stop()));
      await pool.end();
    },
  };
}

/** bigint and count() come as numbers, as they do on the embedded database. */
function readNumbers(type: number, format?: 'text' | 'binary') {
  return type === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(type, format);
}

/** drizzle's migrator has no lock: processes that start at once would run the same file twice. */
async function migrateOnce(pool: pg.Pool, folder: string) {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    // Destroyed, not returned: that frees the lock and the changed time limit with it.
    client.release(true);
  }
}
