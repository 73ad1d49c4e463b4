// One server for the bench, in a process of its own: `serve.ts site|uncached|bare|bare-chat|bare-bookings <port>`.
import { mkdtempSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import { buildApp } from '#app/server/build-app.ts';
import { loadBuiltRenderer } from '#app/server/pages/built-assets.ts';
import { seedReferenceContent } from '#app/server/seed-reference-content.ts';
import { staleCheck } from '#app/server/stale-check.ts';
import { renderEmail } from '#features/business/server/render-email.ts';
import { openDatabase } from '#platform/server/database/open-database.ts';
import { indexImageFolder } from '#platform/server/images/image-folder.ts';
import { ImageResizer } from '#platform/server/images/image-resizer.ts';
import { writeToFolder } from '#platform/server/mail/transport.ts';
import { startMailWorker } from '#platform/server/mail/worker.ts';
import { serveBareBookings } from './bookings/bare-bookings.ts';
import { readBenchStaff, serveBareChat } from './chat/bare-chat.ts';
import { measureJobs } from './growth/jobs.ts';
import { seedYears } from './growth/seed-years.ts';

process.env.NODE_ENV ??= 'production';
const root = path.resolve(import.meta.dirname, '..');
const [kind, port, source] = process.argv.slice(2);

// The bench that started it has ended, perhaps by an error.
process.on('disconnect', () => process.exit());
let measureOwnJobs = async (): Promise<Record<string, number>> => ({});
process.on('message', async (question) => {
  if (question === 'jobs') return process.send?.(await measureOwnJobs());
  if (question === 'processor') {
    const { user, system } = process.cpuUsage();
    return process.send?.((user + system) / 1_000);
  }
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed, resident: rss });
});
if (kind === 'bare') await serveBare();
else if (kind === 'bare-chat') await serveBareChat(Number(port));
else if (kind === 'bare-bookings') await serveBareBookings(Number(port));
else await serveSite(kind === 'uncached' ? 0 : undefined);
process.send?.('ready');

/** What a page from the cache is measured against: the same bytes, sent by a route that does nothing else. */
async function serveBare() {
  // Not by fetch, which undoes the compression.
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(source ?? '', { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject),
  );
  const bytes = await buffer(answer);
  const { date: _, connection: __, ...headers }: OutgoingHttpHeaders = answer.headers;
  const bare = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  await new Promise<void>((resolve) => bare.listen(Number(port), '127.0.0.1', resolve));
}

async function serveSite(pageCacheBytes: number | undefined) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wyvern-bench-'));
  const database = await openDatabase(
    { databaseUrl: process.env.DATABASE_URL, dataDir },
    (error) => {
      throw error;
    },
  );
  await database.migrate(path.join(root, 'migrations'));
  await seedReferenceContent(database.db, { isReference: true });
  if (process.env.BENCH_YEARS)
    await seedYears(database.db, Number(process.env.BENCH_YEARS), new Date());
  const publicUrl = `http://127.0.0.1:${port}`;
  measureOwnJobs = () => measureJobs(database.db, publicUrl);
  const app = await buildApp({
    database,
    clock: () => new Date(),
    logger: pino({ level: 'info' }, pino.destination('/dev/null')),
    publicUrl,
    factorRule: 'optional',
    // The load comes from one address: what limits a network is not what is measured here.
    trustProxy: ['127.0.0.1'],
    sockets: { maxPerNetwork: 1_000_000, maxSockets: 1_000_000 },
    callsOfNetwork: { maxRunning: 1_000, maxWaiting: 1_000_000 },
    pages: { pagesPerMinute: 100_000_000 },
    estimatesPerMinute: 100_000_000,
    formsPerHour: 100_000_000,
    unsolicitedEmailsPerDay: 100_000_000,
    pageCacheBytes,
    chat: { messagesPerMinute: 100_000_000 },
    authenticate: async ({ headers }) => readBenchStaff(headers),
    images: {
      findMaster: await indexImageFolder(path.join(root, 'public/imagery')),
      resizer: new ImageResizer(path.join(dataDir, 'pictures')),
    },
    renderer: await loadBuiltRenderer(path.join(root, 'dist')),
    clientFolder: path.join(root, 'dist/client'),
    publicFolder: path.join(root, 'public'),
  });
  startMailWorker({
    db: database.db,
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    domain: () => 'wyvernvale.example',
    write: renderEmail,
    staleCheck,
    send: writeToFolder(path.join(dataDir, 'mail'), () => ({ from: 'hello@wyvernvale.example' })),
  });
  await app.listen({ port: Number(port), host: '127.0.0.1' });
}
