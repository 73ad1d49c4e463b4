import pg from 'pg';
import type { Database } from './database.ts';
import { endSilentClients, handleErrorOnce, timeWaits } from './postgres/clients.ts';
import { PostgresListener } from './postgres/listener.ts';
import { migrateOnce } from './postgres/migrate-once.ts';
import { makeDb } from './postgres/session.ts';
import { createReadinessCheck, writeProbe } from './readiness.ts';
import { createSchemaVersion } from './schema-version.ts';

const int8 = 20;

/** Pool size. With one connection for readiness and one for LISTEN, a process has at most eleven. */
const maxQueryClients = 9;
/**
 * TCP keep-alive finds connections that the network dropped silently: the first probe follows ten seconds
 * of silence.
 */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
const queryLimits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 30_000,
  // Client-side limit for a server that does not answer; the server's own statement timeout comes first.
  query_timeout: 33_000,
  lock_timeout: 3_000,
  // Without this, a transaction whose process vanished keeps its locks until the operating system
  // notices, hours later.
  idle_in_transaction_session_timeout: 15_000,
};
/** Readiness checks wait for a few seconds only. */
const readinessLimits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 2_000,
  query_timeout: 2_000,
};
/** A migration may take any time, but gives up waiting for locks so that queries do not queue behind it. */
const migrationLimits = { connectionTimeoutMillis: 10_000, lock_timeout: 3_000 };
const silenceMs = 2_000;

export type PostgresOptions = {
  /** How often the listening connection is probed, and how long the answer may take. */
  probeEveryMs?: number;
  deadlineMs?: number;
};

/**
 * Opens a PostgreSQL database.
 * @param url connection string
 * @param onError called once per lost connection, unless the failed query's caller receives the error
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
  timeWaits(pool);
  // A separate connection, so that readiness tells a busy process from one without a database.
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
    expectMigrated: (folder) => version.expect(reservedDb, folder),
    readConnections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      listenerAgeMs: listener.ageMs,
    }),
    close: async () => {
      await Promise.all([listener.close(), pool.end(), reserved.end()]);
    },
  };
}

function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // Errors of idle clients are handled by each client's own listener.
  pool.on('error', () => {});
  return pool;
}

/** Parses bigint and count() as numbers, as the embedded database does. */
function readNumbers(type: number, format?: 'text' | 'binary') {
  return type === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(type, format);
}
