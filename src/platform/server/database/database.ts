import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Queries = Omit<PgDatabase<PgQueryResultHKT, Record<string, never>>, 'transaction'>;
declare const kind: unique symbol;

/**
 * An open transaction. What locks, notifies or writes in several steps takes this and nothing else.
 * While it is open, a query by the `Db` around it waits for ever on the embedded database, which has
 * one session.
 */
export type Tx = Queries & { readonly [kind]: 'transaction' };

/** The database outside a transaction. */
export type Db = Queries & {
  readonly [kind]: 'database';
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
};

/** What a single statement needs: the first argument of every query that may run in either. */
export type DbOrTx = Db | Tx;

/** The database cannot serve; the message is a sentence for whoever looks after the server. */
export class DatabaseNotReady extends Error {}

export type Database = {
  kind: 'embedded' | 'postgres';
  db: Db;
  /**
   * Resolves while the database can serve.
   * @throws DatabaseNotReady when it does not answer in time, its schema is another one than the
   * code's, or nothing can be written to it
   */
  checkReady(): Promise<void>;
  /**
   * Hears NOTIFY on a channel, from this process and from every other on the same database.
   * `onGap` is called when notifications may have been missed (a lost connection).
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>;
  /**
   * Brings the tables up to date; safe when several processes start at once.
   * @param onWait hears why it has to wait, in a sentence
   * @throws SchemaMismatch when the database is of another version than the code
   */
  migrate(folder: string, onWait?: (sentence: string) => void): Promise<void>;
  close(): Promise<void>;
};
