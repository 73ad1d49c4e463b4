import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '#features/catalogue/contract.ts';
import {
  isPostgresThere,
  makePostgresDatabase,
} from '#tests/support/database/postgres-database.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { type BenchServer, load, round, startBenchServer } from '../load.ts';
import { hasNginx, startNginx } from '../nginx.ts';

const sharedSeconds = 5;
const seconds = 4;
const changes = 5;
const slug = 'bradford-twist-oat';
const staff = { 'x-bench-staff': 'bench', 'content-type': 'application/json' };

/**
 * A cache in front of two processes, as a CDN is: nginx that keeps pages for as long as they allow. What it saves, and
 * how long after a change of a price the old one is shown.
 */
export async function benchEdge(print: (line: string) => void) {
  if (!(await isPostgresThere())) return print('PostgreSQL does not answer: left out');
  if (!hasNginx()) return print('left out, for nginx is not installed');
  const database = await makePostgresDatabase();
  const env = { DATABASE_URL: database.url, BENCH_SHARED_SECONDS: String(sharedSeconds) };
  const sites = [
    await startBenchServer('site', '', env),
    await startBenchServer('site', '', env),
  ] as const;
  const ports = sites.map(({ origin }) => new URL(origin).port);
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const edge = await startNginx(port, ports, { caches: true });
  const plain = await startNginx(plainPort, ports);
  try {
    await measureLoad(sites, [`http://127.0.0.1:${plainPort}`, `http://127.0.0.1:${port}`], print);
    await measureStaleness(sites, `http://127.0.0.1:${port}`, print);
  } finally {
    await edge.stop();
    await plain.stop();
    for (const site of sites) await site.stop();
    await database.drop();
  }
}

async function measureLoad(
  sites: readonly BenchServer[],
  [plain, edge]: [string, string],
  print: (line: string) => void,
) {
  const used = async () => {
    const times = await Promise.all(sites.map((site) => site.measureProcessor()));
    return times.reduce((sum, time) => sum + time, 0);
  };
  const measure = async (origin: string) => {
    await load(origin, { seconds: 1 });
    const before = await used();
    const { perSecond } = await load(origin, { seconds });
    return { perSecond, cost: ((await used()) - before) / (perSecond * seconds) };
  };
  const [passed, kept] = [await measure(plain), await measure(edge)];
  print(
    `home page through nginx that keeps it ÷ nginx that asks each time, requests/s: ${round(kept.perSecond / passed.perSecond)} (${round(kept.perSecond, 0)} and ${round(passed.perSecond, 0)}); processor of the site ${round(kept.cost, 4)} and ${round(passed.cost, 4)} ms a page`,
  );
}

/** Changes a product in one process and reads its page through the cache until it says so. */
async function measureStaleness(
  [writer, reader]: readonly [BenchServer, BenchServer],
  edge: string,
  print: (line: string) => void,
) {
  const found = await fetch(`${writer.origin}/api/products/by-slug/${slug}`);
  const { id } = (await found.json()) as Product;
  const page = `/products/${slug}`;
  const times: { edge: number; process: number }[] = [];
  for (let turn = 0; turn < changes; turn += 1) {
    const name = `Renamed ${turn} times`;
    // The old page is kept by now, and somewhere in its seconds.
    await (await fetch(edge + page)).text();
    await delay(Math.random() * sharedSeconds * 1_000);
    const answer = await fetch(`${writer.origin}/api/products/${id}`, {
      method: 'PATCH',
      headers: staff,
      body: JSON.stringify({ name }),
    });
    if (!answer.ok) throw new Error(`PATCH: ${answer.status} ${await answer.text()}`);
    const begun = performance.now();
    const process = await untilSays(reader.origin + page, name, begun);
    times.push({ process, edge: await untilSays(edge + page, name, begun) });
  }
  const longest = (of: 'edge' | 'process') => Math.max(...times.map((time) => time[of]));
  print(
    `a product renamed ${changes} times by one process: the other's page says so after ${round(longest('process'), 0)} ms at most, the cache's after ${round(longest('edge') / 1_000, 1)} s (it may keep it for ${sharedSeconds} s)`,
  );
}

/** @returns the milliseconds from `begun` until a page has a text */
async function untilSays(url: string, text: string, begun: number): Promise<number> {
  for (;;) {
    const answer = await fetch(url);
    if ((await answer.text()).includes(text)) return performance.now() - begun;
    await delay(10);
  }
}
