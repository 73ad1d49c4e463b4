import type { PGlite } from '@electric-sql/pglite';

const minutes = 60_000;

/** Runs periodic checkpoints and vacuums: PGlite has neither a checkpointer nor autovacuum. */
export function keepTidy(pg: PGlite) {
  const run = (name: string, work: () => Promise<unknown>) => () => {
    work().catch((error: unknown) => {
      process.emitWarning(`The embedded database could not run ${name}: ${String(error)}`);
    });
  };
  const timers = [
    setInterval(
      run('checkpoint', () => pg.exec('checkpoint')),
      5 * minutes,
    ),
    setInterval(
      run('vacuum', () => vacuum(pg)),
      6 * 60 * minutes,
    ),
  ];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach(clearInterval) };
}

/** Vacuums table by table: a statement blocks everything else in the process. */
async function vacuum(pg: PGlite) {
  const { rows } = await pg.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname <> 'information_schema'`,
  );
  for (const { name } of rows) await pg.exec(`vacuum (analyze) ${name}`);
}
