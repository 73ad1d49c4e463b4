import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#platform/server/database/database.ts';
import { wrapEmbedded } from '#platform/server/database/embedded.ts';
import { openPostgres } from '#platform/server/database/postgres.ts';

export const postgresServer = 'postgres://postgres@127.0.0.1:5432';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PGlite dump, or the name of a PostgreSQL template database. */
    template: { kind: 'embedded'; file: string } | { kind: 'postgres'; name: string };
  }
}

/** A database of the test's own with tables and reference content in it, gone after `close`. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('template');
  if (template.kind === 'embedded') {
    const dump = new Blob([new Uint8Array(await readFile(template.file))]);
    const embedded = await PGlite.create({ loadDataDir: dump });
    return wrapEmbedded(embedded, () => embedded.close());
  }
  const name = `wyvern_test_${randomUUID().replaceAll('-', '')}`;
  await onPostgresServer(`create database ${name} template ${template.name}`);
  const database = await openPostgres(`${postgresServer}/${name}`, (error) => {
    throw error;
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onPostgresServer(`drop database ${name} with (force)`);
    },
  };
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
