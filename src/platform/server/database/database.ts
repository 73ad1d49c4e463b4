import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or a transaction: the first argument of every query. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Database = {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** Resolves when the database answers. @throws the driver's error when it does not. */
  ping(): Promise<void>;
  /**
   * Hears NOTIFY on a channel, from this process and from every other on the same database.
   * `onGap` is called when notifications may have been missed (a lost connection).
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>;
  /** Brings the tables up to date; safe when several processes start at once. */
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
};
