import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { endClient } from '../database/postgres/clients.ts';

/** One connection, on which statements run one after the other. */
export type SqlSession = {
  query<T = unknown>(text: string, values?: unknown[]): Promise<T[]>;
};

export const embeddedSession = (embedded: PGlite): SqlSession => ({
  query: async <T>(text: string, values?: unknown[]) =>
    (await embedded.query<T>(text, values)).rows,
});

/**
 * Opens a connection without the time limits of the site's own: a large table is sorted, or gets its foreign keys
 * back, in one statement.
 * @throws the driver's error when the server cannot be reached
 */
export async function connectPostgres(
  url: string,
): Promise<{ session: SqlSession; close: () => Promise<void> }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'wyvern-vale backup',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
  });
  // The running query fails with the same error.
  client.on('error', () => {});
  await client.connect();
  return {
    session: { query: async (text, values) => (await client.query(text, values)).rows },
    close: () => endClient(client),
  };
}
