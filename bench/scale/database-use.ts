import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findParent, measureTree } from '../measure-tree.ts';

/** What was used since the start: milliseconds of processor of the site and the database, committed transactions, bytes of log. */
export type Use = { site: number; database: number; commits: number; log: number };

/** PostgreSQL's processes report what they did once a second, and when they are idle. */
const statisticsDelayMs = 1_500;

/** What a PostgreSQL server on this machine has used. Without one there is nothing: the embedded database is part of the site. */
export async function readUse(url: string | undefined): Promise<Omit<Use, 'site'>> {
  if (!url) return { database: 0, commits: 0, log: 0 };
  await delay(statisticsDelayMs);
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(`select
    (select xact_commit from pg_stat_database where datname = current_database()) as commits,
    pg_current_wal_lsn() - '0/0' as log, pg_backend_pid() as pid`);
  const [{ commits, log, pid }] = rows;
  // All of PostgreSQL's processes are children of one.
  const database = await measureTree(await findParent(pid));
  await client.end();
  return { database, commits: Number(commits), log: Number(log) };
}
