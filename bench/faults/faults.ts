import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { appointments } from '#features/booking/server/schema.ts';
import { messages } from '#features/chat/server/schema.ts';
import { openPostgres } from '#platform/server/database/postgres.ts';
import {
  isPostgresThere,
  makePostgresDatabase,
} from '#tests/support/database/postgres-database.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import {
  makeFolder,
  type ServerProcess,
  spawnServer,
  untilReady,
} from '#tests/support/servers/server-process.ts';
import { length } from '../lengths.ts';
import { round } from '../load.ts';
import { Chats } from './chats.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { CustomerRequests } from './requests.ts';

const customers = 12;
const visitors = 12;
const restartRounds = length(Number(process.env.FAULTS_ROUNDS ?? 3));
const kills = length(Number(process.env.FAULTS_KILLS ?? 18));
const killEveryMs = length(10_000, 1_000);

type Print = (line: string) => void;
type Site = { origin: string; databaseUrl: string; processes: SiteProcess[] };

/** Two processes on PostgreSQL behind nginx: restarted one after the other under load, then killed in turns. */
export async function benchFaults(print: Print) {
  if (!(await isPostgresThere()))
    return print('skipped, for no PostgreSQL answers on 127.0.0.1:5432');
  if (!hasNginx()) return print('skipped, for nginx is not installed');
  const database = await makePostgresDatabase();
  const data = await makeFolder();
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const shared = {
    PUBLIC_URL: origin,
    DATABASE_URL: database.url,
    DATA_DIR: data.folder,
    TRUST_PROXY: '127.0.0.1',
    FORM_LIMIT_PER_HOUR: '1000000',
    ESTIMATE_LIMIT_PER_MINUTE: '1000000',
    CHAT_LIMIT_PER_MINUTE: '1000000',
    PAGE_LIMIT_PER_MINUTE: '1000000',
  };
  const processes = [
    new SiteProcess({ ...shared, PORT: await findFreePort() }),
    new SiteProcess({ ...shared, PORT: await findFreePort() }),
  ];
  for (const one of processes) await one.start();
  const nginx = await startNginx(
    port,
    processes.map((one) => one.port),
  );
  const site = { origin, databaseUrl: database.url, processes };
  try {
    await underLoad(site, print, 'rolling restart', restartInTurn);
    await underLoad(site, print, 'one killed every 10 s', killInTurn);
  } finally {
    for (const one of processes) await one.kill();
    await nginx.stop();
    await database.drop();
    await data.remove();
  }
}

class SiteProcess {
  readonly #settings: Record<string, string>;
  #server: ServerProcess | undefined;

  constructor(settings: Record<string, string>) {
    this.#settings = settings;
  }

  get port() {
    return this.#settings.PORT ?? '';
  }

  async start() {
    this.#server = spawnServer(this.#settings);
    await untilReady(this.#server);
  }

  /** As a service manager does it at an upgrade. @throws when the process did not end as it should */
  async restart() {
    this.#server?.process.kill('SIGTERM');
    const end = await this.#server?.ended;
    if (end?.code !== 0) throw new Error(`A process ended with ${end?.code}: ${end?.errors}`);
    await this.start();
  }

  async kill() {
    this.#server?.process.kill('SIGKILL');
    await this.#server?.ended;
  }
}

async function restartInTurn({ processes }: Site): Promise<number> {
  for (let round = 0; round < restartRounds; round += 1)
    for (const one of processes) {
      await one.restart();
      // nginx leaves a process out for two seconds after a failure.
      await delay(3_000);
    }
  return restartRounds * processes.length;
}

async function killInTurn({ processes }: Site): Promise<number> {
  for (let count = 0; count < kills; count += 1) {
    const next = delay(killEveryMs);
    const one = processes[count % processes.length];
    await one?.kill();
    await one?.start();
    await next;
  }
  return kills;
}

async function underLoad(
  site: Site,
  print: Print,
  name: string,
  fault: (site: Site) => Promise<number>,
) {
  const requests = new CustomerRequests(site.origin, customers);
  const chats = new Chats(site.origin, visitors);
  await delay(3_000);
  const begun = Date.now();
  const faults = await fault(site);
  const seconds = (Date.now() - begun) / 1_000;
  await delay(3_000);
  await requests.stop();
  const unsent = await chats.stop();
  const { sent, failedOnce, failedTwice } = requests;
  const share = (failed: string[]) =>
    `${failed.length} (${round((100 * failed.length) / sent, 3)} %)`;
  const lost = await findLost(site, requests, chats);
  print(
    `${name}: ${faults} in ${round(seconds, 0)} s, ${sent} requests, ${countSaid(chats)} chat messages`,
  );
  print(`  failed at once: ${share(failedOnce)}${summarise(failedOnce)}`);
  print(`  failed after one retry: ${share(failedTwice)}${summarise(failedTwice)}`);
  print(
    `  acknowledged: ${requests.estimates.size} estimates, ${requests.bookings.size} bookings; lost: ${lost.estimates}, ${lost.bookings}`,
  );
  print(
    `  chats: ${chats.reconnects} connections; not acknowledged: ${unsent}; stored not once or not in order: ${lost.chats}; not shown so: ${lost.screens}`,
  );
}

const countSaid = (chats: Chats) =>
  [...chats.said.values()].reduce((sum, said) => sum + said.length, 0);

function summarise(failures: string[]): string {
  const counts = new Map<string, number>();
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  return [...counts].map(([failure, count]) => `; ${count} × ${failure}`).join('');
}

/** Compares what was acknowledged with the database. */
async function findLost(site: Site, requests: CustomerRequests, chats: Chats) {
  const database = await openPostgres(site.databaseUrl, (error) => {
    throw error;
  });
  const stored = await database.db.select({ id: appointments.id }).from(appointments);
  const bookings = new Set(stored.map(({ id }) => id));
  const texts = new Map<string, string[]>();
  const rows = await database.db
    .select()
    .from(messages)
    .where(eq(messages.senderType, 'customer'))
    .orderBy(messages.sequence);
  for (const { conversationId, content } of rows)
    texts.set(conversationId, [...(texts.get(conversationId) ?? []), content]);
  await database.close();
  let estimates = 0;
  for (const [id, total] of requests.estimates) {
    const response = await fetch(`${site.origin}/api/estimates/${id}`);
    if (!response.ok || (await response.json()).breakdown.total !== total) estimates += 1;
  }
  const listed = chats.list();
  return {
    estimates,
    bookings: [...requests.bookings.values()].filter((id) => !bookings.has(id)).length,
    chats: listed.filter(
      ({ conversationId, said }) => !isSame(texts.get(conversationId ?? ''), said),
    ).length,
    screens: listed.filter(({ said, shown }) => !isSame(shown, said)).length,
  };
}

const isSame = (some: readonly string[] | undefined, others: readonly string[]) =>
  JSON.stringify(some) === JSON.stringify(others);
