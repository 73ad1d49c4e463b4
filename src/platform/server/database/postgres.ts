import pg from 'pg';
import type { Database } from './database.ts';
import { endSilentClients, handleErrorOnce } from './postgres/clients.ts';
import { PostgresListener } from './postgres/listener.ts';
import { migrateOnce } from './postgres/migrate-once.ts';
import { makeDb } from './postgres/session.ts';
import { createReadinessCheck, writeProbe } from './readiness.ts';
import { createSchemaVersion } from './schema-version.ts';

const int8 = 20;

/** With one connection for readiness and one that listens, a process has eleven at most. */
const maxQueryClients = 9;
/** A network that drops a connection tells nobody: the system asks after ten seconds of silence. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
const queryLimits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 30_000,
  // The server ends a statement first; this one is for a server that says nothing.
  query_timeout: 33_000,
  lock_timeout: 3_000,
  // A transaction whose process vanished would hold its locks until the system notices, hours later.
  idle_in_transaction_session_timeout: 15_000,
};
/** Whoever asks for readiness waits for a few seconds only. */
const readinessLimits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 2_000,
  query_timeout: 2_000,
};
/** A migration takes as long as it takes, but what waits for it must not wait for its locks too. */
const migrationLimits = { connectionTimeoutMillis: 10_000, lock_timeout: 3_000 };
const silenceMs = 2_000;

export type PostgresOptions = {
  /** How often the connection that listens is asked for a sign of life, and how long that may take. */
  probeEveryMs?: number;
  deadlineMs?: number;
};

/**
 * Opens a PostgreSQL database.
 * @param url connection string
 * @param onError hears of a lost connection, once, unless the query that failed with it tells its caller
 * @throws the driver's error when the server cannot be reached
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  options: PostgresOptions = {},
): Promise<Database> {
  const connect = (role: string) => ({
    connectionString: url,
    application_name: `wyvern-vale ${role}`,
    ...keepAlive,
  });
  const types = { getTypeParser: readNumbers as typeof pg.types.getTypeParser };
  const pool = openPool({ ...connect('queries'), ...queryLimits, max: maxQueryClients, types });
  // Of its own, so that a busy process is still told from one without a database.
  const reserved = openPool({ ...connect('readiness'), ...readinessLimits, max: 1, types });
  const reservedDb = makeDb(reserved);
  const clients = new Set<pg.PoolClient>();
  for (const each of [pool, reserved])
    each.on('connect', (client) => {
      handleErrorOnce(client, onError);
      if (each !== pool) return;
      clients.add(client);
      client.once('end', () => clients.delete(client));
    });
  const version = createSchemaVersion();
  const listener = new PostgresListener({
    connection: connect('listen'),
    onError,
    onSilence: () => void endSilentClients(clients, silenceMs),
    ...options,
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await Promise.all([pool.end(), reserved.end()]);
    throw error;
  }
  return {
    kind: 'postgres',
    db: makeDb(pool),
    checkReady: createReadinessCheck(async () => {
      await version.check(reservedDb);
      await reserved.query(writeProbe);
    }),
    listen: (channel, onMessage, onGap) => listener.listen(channel, { onMessage, onGap }),
    migrate: (folder, onWait = () => {}) =>
      migrateOnce({ ...connect('migrations'), ...migrationLimits }, folder, version, onWait),
    close: async () => {
      await Promise.all([listener.close(), pool.end(), reserved.end()]);
    },
  };
}

function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // What happens to idle clients is heard by the listener that each client has.
  pool.on('error', () => {});
  return pool;
}

/** bigint and count() come as numbers, as they do on the embedded database. */
function readNumbers(type: number, format?: 'text' | 'binary') {
  return type === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(type, format);
}
