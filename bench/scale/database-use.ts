import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** What was used since the start: milliseconds of processor of the site and the database, commits, bytes of log. */
export type Use = { site: number; database: number; commits: number; log: number };

/** Clock ticks of `/proc` on Linux. */
const ticksPerSecond = 100;
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
    pg_current_wal_lsn() - '0/0' as log,
    (select array_agg(pid) from pg_stat_activity where datname = current_database() or backend_type in ('walwriter', 'checkpointer')) as pids`);
  await client.end();
  const [{ commits, log, pids }] = rows;
  const times = await Promise.all(pids.map(readProcessor));
  return {
    database: times.reduce((sum, time) => sum + time, 0),
    commits: Number(commits),
    log: Number(log),
  };
}

/** User and system time of a process in milliseconds; 0 when it has ended. */
async function readProcessor(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name, which may have spaces, come state, …, utime and stime as 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1_000) / ticksPerSecond;
}
