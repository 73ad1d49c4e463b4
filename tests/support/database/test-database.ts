import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#platform/server/database/database.ts';
import { embeddedExtensions, wrapEmbedded } from '#platform/server/database/embedded.ts';
import { openPostgres } from '#platform/server/database/postgres.ts';

export const postgresServer = 'postgres://postgres@127.0.0.1:5432';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PGlite dump, or the name of a PostgreSQL template database. */
    template: { kind: 'embedded'; file: string } | { kind: 'postgres'; name: string };
  }
}

/** `url` is there where other processes can open it too. */
export type TestDatabase = Database & { url?: string };

/** A database of the test's own with tables and reference content in it, gone after `close`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('template');
  if (template.kind === 'embedded') {
    const dump = new Blob([new Uint8Array(await readFile(template.file))]);
    const embedded = await PGlite.create({
      loadDataDir: dump,
      extensions: embeddedExtensions,
    });
    return wrapEmbedded(embedded, () => embedded.close());
  }
  const name = `wyvern_test_${randomUUID().replaceAll('-', '')}`;
  await onPostgresServer(`create database ${name} template ${template.name}`);
  const url = `${postgresServer}/${name}`;
  const database = await openPostgres(url, (error) => {
    throw error;
  });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await dropWhenLeft(name);
    },
  };
}

/**
 * A pool says that it has ended while its connections are still on their way out, and the server
 * would end those with an error that no one hears. So the database is dropped when all have left.
 */
async function dropWhenLeft(name: string) {
  const inUse = '55006';
  for (let turn = 1; ; turn += 1) {
    try {
      return await onPostgresServer(`drop database ${name}`);
    } catch (error) {
      if ((error as { code?: string }).code !== inUse || turn === 200) throw error;
      await delay(25);
    }
  }
}

/** Runs one statement on the PostgreSQL server itself. */
export async function onPostgresServer(statement: string) {
  const client = new pg.Client({ connectionString: `${postgresServer}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
