import { randomUUID } from 'node:crypto';
import { beginChat } from '#tests/support/chat/chat-client.ts';
import { buildBooking } from '#tests/support/fixtures/bookings.ts';
import { onBothDatabases } from '../both-databases.ts';
import { isShort, length } from '../lengths.ts';
import { type BenchServer, median, round, startBenchServer } from '../load.ts';

const sizes = isShort ? [1, 2] : [1, 10, 100];
const turns = length(30);
const warmUp = length(5);
/** Above this power of the amount of data, time grows as if every row were read. */
const steep = 0.5;
/** Up to this slope nothing is said: 100 times the data takes up to a quarter longer. */
const flat = 0.05;
const staff = { 'x-bench-staff': 'bench' };

type Operation = { name: string; run: (site: BenchServer) => Promise<void> };

/** What visitors and staff wait for. Searches are for words that one row has, and for a word that all have. */
const paths = [
  '/',
  '/carpets',
  '/api/products?per_page=50&page=1',
  '/api/admin/dashboard',
  '/api/admin/stats',
  '/api/admin/assistant',
  '/api/admin/retention',
  '/api/admin/history?limit=50',
  '/api/admin/history?limit=50&search=zebedee',
  '/api/admin/history/people',
  '/api/admin/person?email=example.0%40example.com',
  '/api/appointments?limit=50',
  '/api/appointments?limit=50&sort=customer',
  '/api/appointments?limit=50&search=zebedee',
  '/api/appointments?limit=50&search=example',
  '/api/appointments/visits?from=:today&to=:week',
  '/api/appointments/slots?from=:today&to=:week',
  '/api/appointments/day?date=:today',
  '/api/today',
  '/api/customers?limit=50',
  '/api/customers?limit=50&search=zebedee',
  '/api/customers?limit=50&search=quagga',
  '/api/customers?limit=50&steps=open',
  '/api/contact-submissions?limit=50',
  '/api/contact-submissions?limit=50&search=888777',
  '/api/chat/conversations?limit=50',
  '/api/chat/conversations?limit=50&search=quagga',
  '/api/chat/conversations?limit=50&status=active',
  '/api/chat/conversations/chat-0/messages',
  '/api/mails?state=failed',
];

const dayFrom = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const isPage = (path: string) => !path.startsWith('/api/');

const operations: Operation[] = [
  ...paths.map((path) => ({
    name: path,
    run: (site: BenchServer) =>
      ask(site, path.replace(':today', dayFrom(0)).replace(':week', dayFrom(6)), {
        headers: isPage(path) ? {} : staff,
      }),
  })),
  {
    name: 'POST /api/appointments',
    run: (site) =>
      ask(site, '/api/appointments', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(buildBooking()),
      }),
  },
  {
    name: 'a chat: connection and first message',
    run: async (site) => (await beginChat(site)).visitor.close(),
  },
];

/**
 * What people wait for with the data of one year, of 10 and of 100, in turns, and the slope: the power of the
 * amount of data with which the time grows, 0 where it does not and 1 where every row is read.
 */
export async function benchGrowth(print: (line: string) => void) {
  await onBothDatabases(sizes.length, (kind, envs) => measure(kind, envs, print), print);
}

async function measure(
  name: string,
  envs: readonly Record<string, string>[],
  print: (line: string) => void,
) {
  const sites: BenchServer[] = [];
  for (const [n, size] of sizes.entries())
    sites.push(await startBenchServer('site', '', { BENCH_YEARS: String(size), ...envs[n] }));
  const slopes: number[] = [];
  const report = (what: string, times: readonly number[], unit: string) => {
    const [first = Number.NaN, , last = Number.NaN] = times;
    const slope = Math.log10(last / first) / Math.log10((sizes.at(-1) ?? 1) / (sizes[0] ?? 1));
    const values = times.map((time) => round(time, 1)).join(', ');
    if (slope > flat)
      print(
        `${name}: ${what}, 100 ÷ 1 times the data: ${round(last / first)}, slope ${round(slope)} (${values} ${unit})`,
      );
    return slope;
  };
  for (const operation of operations)
    slopes.push(report(operation.name, await inTurns(sites, operation), 'ms'));
  const jobs = [];
  for (const site of sites) jobs.push(await site.measureJobs());
  for (const job of Object.keys(jobs[0] ?? {}))
    slopes.push(
      report(
        `job to ${job}`,
        jobs.map((times) => times[job] ?? Number.NaN),
        'ms',
      ),
    );
  const memories = [];
  for (const site of sites) memories.push(await site.measureMemory());
  report(
    'resident memory',
    memories.map(({ resident }) => resident / 1024 ** 2),
    'MB',
  );
  const grow = slopes.filter((slope) => slope > steep).length;
  print(
    `${name}: slopes above ${steep}: ${grow} of ${slopes.length}, the median is ${round(median(slopes))}`,
  );
  for (const site of sites) await site.stop();
}

async function inTurns(sites: readonly BenchServer[], { run }: Operation): Promise<number[]> {
  const times: number[][] = sites.map(() => []);
  for (let turn = -warmUp; turn < turns; turn += 1)
    for (const [n, site] of sites.entries()) {
      const from = performance.now();
      await run(site);
      if (turn >= 0) times[n]?.push(performance.now() - from);
    }
  return times.map(median);
}

async function ask({ origin }: BenchServer, path: string, request: RequestInit) {
  const answer = await fetch(origin + path, request);
  await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}
