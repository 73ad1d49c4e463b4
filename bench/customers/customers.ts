import { onBothDatabases } from '../both-databases.ts';
import { type BenchServer, round, startBenchServer } from '../load.ts';

const few = 50;
const many = 20_000;
const turns = 60;
const warmUp = 5;
const target = 1.5;
const headers = { 'x-bench-staff': 'bench' };

/** What staff do with customers; `:id` is the one with words that no other has. */
const paths = [
  '/api/customers?limit=50',
  '/api/customers?limit=50&sort=name',
  '/api/customers?limit=50&steps=open',
  '/api/customers?limit=50&search=zebedee+qui',
  '/api/customers?limit=50&search=01632888777',
  '/api/customers?limit=50&search=SN99',
  '/api/customers?limit=50&search=quagga',
  '/api/customers?limit=50&search=example',
  '/api/customers?limit=50&search=example&sort=name',
  '/api/customers?limit=50&search=nobody-has-this',
  '/api/customers/:id',
  '/api/customers/:id/timeline?limit=50',
  '/api/appointments?limit=50',
  '/api/contact-submissions?limit=50',
];

/** 20,000 customers with 60,000 entries of timelines against 50 customers, in turns: the ratio of the 95th percentiles. */
export async function benchCustomers(print: (line: string) => void) {
  await onBothDatabases(2, (kind, envs) => compare(kind, envs, print), print);
}

async function compare(
  name: string,
  [forFew, forMany]: Record<string, string>[],
  print: (line: string) => void,
) {
  const small = await startBenchServer('site', '', { ...forFew, BENCH_CUSTOMERS: String(few) });
  const big = await startBenchServer('site', '', { ...forMany, BENCH_CUSTOMERS: String(many) });
  const ids = [await findId(small), await findId(big)] as const;
  let worst = 0;
  for (const path of paths) {
    const times: [number[], number[]] = [[], []];
    for (let turn = -warmUp; turn < turns; turn += 1)
      for (const [n, { origin }] of [small, big].entries()) {
        const from = performance.now();
        const answer = await fetch(origin + path.replace(':id', ids[n as 0 | 1]), { headers });
        await answer.text();
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        if (turn >= 0) times[n as 0 | 1].push(performance.now() - from);
      }
    const [fewMs, manyMs] = [p95(times[0]), p95(times[1])];
    worst = Math.max(worst, manyMs / fewMs);
    print(
      `${name}: ${round(manyMs / fewMs)} (p95 ${round(manyMs, 1)} ÷ ${round(fewMs, 1)} ms) ${path}`,
    );
  }
  print(`${name}: the worst of ${paths.length}: ${round(worst)}, at most ${target}`);
  await small.stop();
  await big.stop();
}

async function findId({ origin }: BenchServer): Promise<string> {
  const answer = await fetch(`${origin}/api/customers?search=zebedee`, { headers });
  const [customer] = (await answer.json()) as { id: string }[];
  return customer?.id ?? '';
}

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
