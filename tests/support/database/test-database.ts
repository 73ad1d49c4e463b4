import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#platform/server/database/database.ts';
import { yieldBetweenQueries } from '#platform/server/database/embedded/yield-between-queries.ts';
import { embeddedExtensions, wrapEmbedded } from '#platform/server/database/embedded.ts';
import { openPostgres } from '#platform/server/database/postgres.ts';
import { recordStatement } from './recorded-statements.ts';
import { ReusableDatabase } from './reusable-database.ts';

export const postgresServer = 'postgres://postgres@127.0.0.1:5432';

declare module 'vitest' {
  interface ProvidedContext {
    /** Two PGlite dumps, `empty` without tables, or the name of a PostgreSQL template database. */
    template:
      | { kind: 'embedded'; empty: string; file: string }
      | { kind: 'postgres'; name: string };
  }
}

/** `url` is set where other processes can open it too. */
export type TestDatabase = Database & { url?: string };

/** Something that opens a database again and again, each time with the content of the template. */
type Source = {
  open: () => Promise<TestDatabase>;
  /** @returns whether it can be opened again */
  reset: () => Promise<boolean>;
};

/** Sources of this worker that no test uses. Starting a database takes ten times as long as a reset. */
const idle: Source[] = [];

/**
 * A database with tables and reference content that nobody else uses until `close`. It is one that
 * an earlier test of the same worker used, reset, unless that test changed its schema.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const source = idle.pop() ?? (await createSource());
  const database = await source.open();
  return {
    ...database,
    close: async () => {
      await database.close();
      if (await source.reset()) idle.push(source);
    },
  };
}

/** A PGlite without tables and of the test's own. */
export function openEmptyEmbedded(): Promise<PGlite> {
  const template = inject('template');
  if (template.kind !== 'embedded') throw new Error('These tests run on PostgreSQL.');
  return loadEmbedded(template.empty);
}

function createSource(): Promise<Source> {
  const template = inject('template');
  return template.kind === 'embedded'
    ? createEmbedded(template.file)
    : createOnPostgres(template.name);
}

async function loadEmbedded(file: string): Promise<PGlite> {
  const dump = new Blob([new Uint8Array(await readFile(file))]);
  return PGlite.create({ loadDataDir: dump, extensions: embeddedExtensions });
}

async function createEmbedded(file: string): Promise<Source> {
  const embedded = await loadEmbedded(file);
  yieldBetweenQueries(embedded);
  const reusable = await ReusableDatabase.create(async (statement) => {
    const results = await embedded.exec(statement);
    return results.at(-1)?.rows ?? [];
  });
  return {
    open: async () => {
      const { client, revoke } = lend(embedded);
      const database = wrapEmbedded(recorded(client), revoke);
      const stops = new Set<() => Promise<void>>();
      return {
        ...database,
        listen: async (...args) => {
          const stop = await database.listen(...args);
          stops.add(stop);
          return stop;
        },
        close: async () => {
          for (const stop of stops) await stop();
          await database.close();
        },
      };
    },
    reset: async () => {
      const isClean = await reusable.reset();
      if (!isClean) await embedded.close();
      return isClean;
    },
  };
}

/** The same database for one user: after `revoke` it rejects what a closed database would. */
function lend(embedded: PGlite): { client: PGlite; revoke: () => Promise<void> } {
  let isOpen = true;
  const client = new Proxy(embedded, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function' || name === 'constructor') return value;
      if (!isOpen) throw new Error('The database of this test is closed.');
      return value.bind(target);
    },
    // Yields between queries already.
    set: () => true,
  });
  const revoke = async () => {
    isOpen = false;
  };
  return { client, revoke };
}

/** The same client, with the statements recorded that it is asked to run, where `RECORD_STATEMENTS` is set. */
function recorded(client: PGlite): PGlite {
  if (!process.env.RECORD_STATEMENTS) return client;
  const recordedQuery = <T extends PGlite | Transaction>(target: T): T => ({
    ...target,
    query: (text: string, values?: unknown[], options?: QueryOptions) => {
      recordStatement(text);
      return target.query(text, values, options);
    },
  });
  return new Proxy(client, {
    get: (_, name) => {
      if (name === 'query') return recordedQuery(client).query;
      if (name === 'transaction')
        return (work: (tx: Transaction) => Promise<unknown>) =>
          client.transaction((tx) => work(recordedQuery(tx)));
      return Reflect.get(client, name);
    },
  });
}

async function createOnPostgres(template: string): Promise<Source> {
  // Named after the template, so that the end of the run drops it.
  const name = `${template}_${randomUUID().slice(0, 18).replaceAll('-', '')}`;
  await onPostgresServer(`create database ${name} template ${template}`);
  const url = `${postgresServer}/${name}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const reusable = await ReusableDatabase.create(async (statement) => {
    // Several statements give several results, which the types of the driver do not say.
    const results = [await client.query(statement)].flat();
    return results.at(-1)?.rows ?? [];
  });
  return {
    open: async () => {
      const database = await openPostgres(url, (error) => {
        throw error;
      });
      return { ...database, url };
    },
    reset: async () => {
      const isClean = await reusable.reset();
      if (!isClean) {
        await client.end();
        await dropWhenLeft(name);
      }
      return isClean;
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
export async function onPostgresServer(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: `${postgresServer}/postgres` });
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows;
  } finally {
    await client.end();
  }
}
