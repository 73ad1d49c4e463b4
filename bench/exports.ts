import { setTimeout as delay } from 'node:timers/promises';
import { type BenchServer, round, startBenchServer } from './load.ts';

const rows = { appointments: 20_000, leads: 50, products: 50 };
const rounds = 3;
const pauseMs = 5;
const headers = { 'x-bench-staff': 'bench' };
const paths = { health: '/healthz', products: '/api/products' };

/** How long another visitor waits while a member of staff has 20,000 appointments written to a file. */
export async function benchExports(print: (line: string) => void) {
  const site = await startBenchServer('site', '', { BENCH_ROWS: JSON.stringify(rows) });
  // The first answers of a process are slow for other reasons.
  await exportAll(site);
  for (const path of Object.values(paths)) await (await fetch(site.origin + path)).text();
  for (let turn = 0; turn < rounds; turn += 1) {
    let over = false;
    const exporting = exportAll(site).finally(() => {
      over = true;
    });
    const waits = Object.entries(paths).map(async ([name, path]) => {
      const times: number[] = [];
      while (!over) {
        times.push(await time(async () => (await fetch(site.origin + path)).text()));
        await delay(pauseMs);
      }
      return `${name} at most ${round(Math.max(...times), 0)} ms (${times.length} answers)`;
    });
    const seconds = (await exporting) / 1000;
    print(
      `export of ${rows.appointments}: ${round(seconds, 1)} s; ${(await Promise.all(waits)).join(', ')}`,
    );
  }
  await site.stop();
}

function exportAll(site: BenchServer) {
  return time(async () => {
    const answer = await fetch(`${site.origin}/api/appointments/export.csv`, { headers });
    const lines = (await answer.text()).split('\r\n').length - 2;
    if (lines !== rows.appointments) throw new Error(`${answer.status}: ${lines} rows`);
  });
}

async function time(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
