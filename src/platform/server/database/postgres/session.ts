import { NodePgSession, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDatabase, PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Db } from '../database.ts';
import { allowAfterCommit } from '../transactions/after-commit.ts';
import { timeTransactions } from '../transactions/time-transactions.ts';
import { isConnectionLost } from '../unavailable.ts';

type NoSchema = Record<string, never>;

/** Creates a drizzle database on a pool; `$client` is the pool, as in drizzle's own. */
export function makeDb(pool: pg.Pool): Db {
  const dialect = new PgDialect({ casing: 'snake_case' });
  const db = new PgDatabase(dialect, new GuardedSession(pool, dialect), undefined);
  return allowAfterCommit(timeTransactions(Object.assign(db, { $client: pool }) as unknown as Db));
}

/**
 * drizzle's session with transactions that survive a lost connection: drizzle's own never releases a
 * client whose `begin` failed, releases one that no longer answers, and replaces the error by that of the
 * `rollback`.
 */
class GuardedSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #pool: pg.Pool;
  readonly #dialect: PgDialect;

  constructor(pool: pg.Pool, dialect: PgDialect) {
    super(pool, dialect, undefined);
    this.#pool = pool;
    this.#dialect = dialect;
  }

  override async transaction<T>(
    work: (tx: NodePgTransaction<NoSchema, NoSchema>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = await this.#pool.connect();
    const guarded = new GuardedClient(client);
    const session = new NodePgSession<NoSchema, NoSchema>(
      guarded as unknown as pg.PoolClient,
      this.#dialect,
      undefined,
    );
    let failure: { error: unknown } | undefined;
    try {
      return await session.transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          failure = { error };
          throw error;
        }
      }, config);
    } catch (error) {
      throw failure ? failure.error : error;
    } finally {
      // Destroyed when the connection was lost: the server then rolls back its open transaction.
      client.release(guarded.lost);
    }
  }
}

/** A connection that stays lost: later queries fail at once with the same error. */
class GuardedClient {
  lost: Error | undefined;
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async query(config: pg.QueryConfig, values?: unknown[]) {
    if (this.lost) throw this.lost;
    try {
      return await this.#client.query(config, values);
    } catch (error) {
      if (isConnectionLost(error)) this.lost = error as Error;
      throw error;
    }
  }
}
