import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import {
  isPostgresThere,
  makePostgresDatabase,
} from '#tests/support/database/postgres-database.ts';
import { buildBooking } from '#tests/support/fixtures/bookings.ts';
import { startChatLoad } from '../chat/start-chat-load.ts';
import { type BenchServer, load, round, startBenchServer } from '../load.ts';
import { readUse, type Use } from './database-use.ts';

const seconds = 5;
const connections = 8;
const idleSockets = { few: 500, many: 4_000 };
const chat = { visitors: 200, staff: 2, perSecond: 100, seconds: 15 };

/** What one of something takes: milliseconds of processor, transactions and bytes of the database's log. */
type Cost = { name: string; site: number; database: number; commits: number; log: number };
type Work = { name: string; run: (site: BenchServer) => Promise<number> };

/**
 * A firm's busy day on the site, which is the load that the last lines multiply: how many of each, and how many of the
 * day's fall into its busiest hour.
 */
const day = {
  'page from the cache': 2_000,
  'page rendered': 200,
  'list of products': 1_000,
  estimate: 200,
  booking: 20,
  'chat message': 400,
};
const socketsAtOnce = 20;
const shareOfBusiestHour = 0.15;

const post = (address: string, make: () => object) => (site: BenchServer) =>
  count(site, address, {
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify(make()),
        }),
      },
    ],
  });

const works: Work[] = [
  { name: 'page from the cache', run: (site) => count(site, '/') },
  { name: 'page rendered', run: (site) => count(site, '/?postcode=SN15+3HR') },
  { name: 'list of products', run: (site) => count(site, '/api/products?per_page=50') },
  { name: 'estimate', run: post('/api/calculator/estimate', buildEstimate) },
  { name: 'booking', run: post('/api/appointments', () => buildBooking()) },
  { name: 'chat message', run: writeMessages },
];

/**
 * What a page, an estimate, a booking, a message and an open chat take of a processor, of memory and of the database,
 * and what a busy day times 10, 100 and 1,000 takes of them.
 */
export async function benchUnitCosts(print: (line: string) => void) {
  if (await isPostgresThere()) {
    const { url, drop } = await makePostgresDatabase();
    await measure('PostgreSQL', url, print);
    await drop();
  } else print('PostgreSQL does not answer: left out');
  await measure('PGlite', undefined, print);
}

async function measure(kind: string, url: string | undefined, print: (line: string) => void) {
  const site = await startBenchServer('site', '', url ? { DATABASE_URL: url } : {});
  const costs: Cost[] = [];
  for (const { name, run } of works) {
    await run(site);
    const before = await use(site, url);
    const done = await run(site);
    const after = await use(site, url);
    const each = (of: keyof Use) => (after[of] - before[of]) / done;
    const cost = {
      name,
      site: each('site'),
      database: each('database'),
      commits: each('commits'),
      log: each('log'),
    };
    costs.push(cost);
    print(`${kind}: ${name}: ${describe(cost, url !== undefined)}`);
  }
  await site.stop();
  const socket = await measureSockets(url);
  print(`${kind}: open chat: ${round(socket / 1024, 0)} KiB of memory at least`);
  for (const times of [1, 10, 100, 1_000]) print(`${kind}: ${predict(costs, socket, times)}`);
}

function describe({ site, database, commits, log }: Cost, isServer: boolean): string {
  const own = `${round(site)} ms of the site's processor`;
  if (!isServer) return `${own}, the database's included`;
  return `${own}, ${round(database)} ms of the database's, ${round(commits)} transactions with those that only read, ${round(log / 1024, 1)} KiB of log`;
}

/** What the busiest hour of a day so many times as busy takes, in processors, memory and commits. */
function predict(costs: readonly Cost[], socket: number, times: number): string {
  const perSecond = (name: string) =>
    (times * (day[name as keyof typeof day] ?? 0) * shareOfBusiestHour) / 3_600;
  const sum = (of: 'site' | 'database' | 'commits' | 'log') =>
    costs.reduce((total, cost) => total + cost[of] * perSecond(cost.name), 0);
  const share = ({ name, site, database }: Cost) => (site + database) * perSecond(name);
  const largest = costs.toSorted((a, b) => share(b) - share(a))[0];
  return [
    `the busiest hour of a day ${times} × as busy: ${round(sum('site') / 1_000, 3)} processors for the site`,
    `${round(sum('database') / 1_000, 3)} for the database`,
    `${round(sum('commits'), 1)} transactions/s`,
    `${round((socket * socketsAtOnce * times) / 1024 ** 2, 0)} MB for ${socketsAtOnce * times} open chats`,
    `most of it for: ${largest?.name}`,
  ].join(', ');
}

async function use(site: BenchServer, url: string | undefined): Promise<Use> {
  const { database, commits, log } = await readUse(url);
  return { site: await site.measureProcessor(), database, commits, log };
}

async function count(
  site: BenchServer,
  address: string,
  options: Partial<autocannon.Options> = {},
): Promise<number> {
  const { perSecond } = await load(site.origin + address, { ...options, connections, seconds });
  return perSecond * seconds;
}

function buildEstimate() {
  // Rooms that differ, as nobody has the plan of rooms that were never asked for.
  const side = () => Math.round(20 + Math.random() * 40) / 10;
  const rooms = ['Lounge', 'Bedroom', 'Landing'].map((name) => ({
    name,
    length: side(),
    width: side(),
  }));
  return { flooringType: 'carpet', rooms };
}

async function writeMessages({ origin }: BenchServer): Promise<number> {
  const clients = startChatLoad();
  const { visitors, staff, perSecond, seconds } = chat;
  await clients.send({ do: 'connect', origin, visitors, staff });
  await clients.send({ do: 'begin' });
  const { sent } = await clients.measure({ do: 'steady', perSecond, seconds });
  await clients.stop();
  // Each visitor's first message counts as any other.
  return sent + visitors;
}

async function measureSockets(url: string | undefined): Promise<number> {
  const site = await startBenchServer('site', '', url ? { DATABASE_URL: url } : {});
  const clients = startChatLoad();
  const { origin } = site;
  const { few, many } = idleSockets;
  await clients.send({ do: 'connect', origin, visitors: few, staff: 0 });
  const before = await site.measureMemory();
  await clients.send({ do: 'connect', origin, visitors: many, staff: 0 });
  const after = await site.measureMemory();
  await clients.stop();
  await site.stop();
  // Either is a lower bound: there are free pages at the start, and some of it is no JavaScript.
  const grown = Math.max(after.resident - before.resident, after.heap - before.heap);
  return grown / (many - few);
}
