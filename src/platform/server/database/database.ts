import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Queries = Omit<PgDatabase<PgQueryResultHKT, Record<string, never>>, 'transaction'>;
declare const kind: unique symbol;

/**
 * An open transaction. Functions that lock, notify or write in several steps take only this type. While a
 * transaction is open, a query on the outer `Db` deadlocks on the embedded database, which has a single
 * session.
 */
export type Tx = Queries & { readonly [kind]: 'transaction' };

/** The database outside a transaction. */
export type Db = Queries & {
  readonly [kind]: 'database';
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
};

/**
 * What runs a single statement: the first argument of every query that may run inside or outside a
 * transaction.
 */
export type DbOrTx = Db | Tx;

/** The database cannot serve requests; the message is one sentence for the administrator. */
export class DatabaseNotReady extends Error {}

/** The first and the last file of the write-ahead log that a recovery needs, by their names in `pg_wal`. */
export type LogFiles = { first: string; last: string };

/** Runs its argument while a database is paused. */
export type Pause = (work: (log: LogFiles) => Promise<void>) => Promise<void>;

/** The connections of a process to PostgreSQL. */
export type Connections = {
  open: number;
  idle: number;
  /** Callers that wait for one. */
  waiting: number;
  /** Time since a notification last arrived; undefined before the first. */
  listenerAgeMs: number | undefined;
};

export type Database = {
  kind: 'embedded' | 'postgres';
  db: Db;
  /**
   * Resolves when the database can serve.
   * @throws DatabaseNotReady when it does not answer in time, its schema version differs from the code's,
   * or it takes no writes
   */
  checkReady(): Promise<void>;
  /**
   * Receives the NOTIFY events of a channel, from this process and every other on the same database.
   * `onGap` is called when notifications may have been missed (a lost connection).
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>;
  /**
   * Applies the migrations; safe when several processes start at once.
   * @param onWait called with one sentence when it has to wait
   * @throws SchemaMismatch when the database has a version that the code does not know
   */
  migrate(folder: string, onWait?: (sentence: string) => void): Promise<void>;
  /**
   * Instead of `migrate`: expects every migration to be applied already.
   * @throws SchemaMismatch when the database has another version
   */
  expectMigrated(folder: string): Promise<void>;
  /**
   * Runs `work` while everything is on the disk and no statement runs; those that come wait. On the embedded database only.
   */
  pause?: Pause;
  /** On PostgreSQL only. */
  readConnections?: () => Connections;
  close(): Promise<void>;
};
