import { benchAdminScreens } from './admin-screens.ts';
import { onBothDatabases } from './both-databases.ts';
import { type BenchServer, median, round, startBenchServer } from './load.ts';
import type { Rows } from './seed-admin.ts';

const small: Rows = { appointments: 50, leads: 50, products: 50 };
const big: Rows = { appointments: 5_000, leads: 5_000, products: 2_000 };
const turns = 40;
const headers = { 'x-bench-staff': 'bench' };

/** What staff do with a list. Words that few rows have answer as many rows in both. */
const reads: Record<string, string[]> = {
  appointments: [
    '/api/appointments?limit=50',
    '/api/appointments?limit=10&status=pending',
    '/api/appointments?limit=50&sort=oldest',
    '/api/appointments?limit=50&sort=customer',
    '/api/appointments?limit=50&sort=visit',
    '/api/appointments?limit=50&search=example',
    '/api/appointments?limit=50&search=example&sort=customer',
    '/api/appointments?limit=50&search=zebedee+qui',
    '/api/appointments?limit=50&search=888777',
    '/api/appointments?limit=50&search=SN99',
    '/api/appointments?limit=50&search=qu',
    '/api/appointments?limit=50&search=nobody-has-this',
    '/api/admin/stats',
    '/api/admin/dashboard',
  ],
  leads: [
    '/api/contact-submissions?limit=50',
    '/api/contact-submissions?limit=50&sort=oldest',
    '/api/contact-submissions?limit=10&followedUp=false',
    '/api/contact-submissions?limit=50&search=example',
    '/api/contact-submissions?limit=50&search=zebedee+qui',
    '/api/contact-submissions?limit=50&search=888777',
    '/api/contact-submissions?limit=50&search=nobody-has-this',
  ],
  history: [
    '/api/admin/history?limit=50',
    '/api/admin/history?limit=10&by=Ann+Hill',
    '/api/admin/history?limit=50&search=example',
    '/api/admin/history?limit=50&search=zebedee',
    '/api/admin/history/people',
  ],
  products: [
    '/api/products?per_page=50&page=1',
    '/api/products?per_page=50&page=1&orderby=title',
    '/api/products?per_page=50&page=1&search=example',
    '/api/products?per_page=50&page=1&search=zibel',
  ],
};

/** Every list of the admin panel with thousands of rows against itself with 50, in turns. */
export async function benchAdmin(print: (line: string) => void) {
  await onBothDatabases(2, (kind, envs) => compare(kind, envs, print), print);
}

async function compare(
  name: string,
  [forSmall, forBig]: Record<string, string>[],
  print: (line: string) => void,
) {
  const few = await startBenchServer('site', '', {
    ...forSmall,
    BENCH_ROWS: JSON.stringify(small),
  });
  const many = await startBenchServer('site', '', { ...forBig, BENCH_ROWS: JSON.stringify(big) });
  for (const [list, paths] of Object.entries(reads)) {
    const ratios: number[] = [];
    for (const path of paths) {
      const [fewMs, manyMs] = await inTurns(few, many, path);
      ratios.push(manyMs / fewMs);
      print(
        `${name}: ${round(manyMs / fewMs)} (${round(manyMs, 1)} ÷ ${round(fewMs, 1)} ms) ${path}`,
      );
    }
    print(`${name}: ${list}, the worst of ${ratios.length}: ${round(Math.max(...ratios))}`);
  }
  if (name === 'PGlite') await benchAdminScreens(few, many, print);
  await few.stop();
  await many.stop();
}

async function inTurns(few: BenchServer, many: BenchServer, path: string) {
  const times: [number[], number[]] = [[], []];
  for (let turn = -5; turn < turns; turn += 1)
    for (const [n, { origin }] of [few, many].entries()) {
      const from = performance.now();
      const answer = await fetch(origin + path, { headers });
      await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      if (turn >= 0) times[n as 0 | 1].push(performance.now() - from);
    }
  return [median(times[0]), median(times[1])] as const;
}
