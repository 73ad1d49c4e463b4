import { statfs } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { findLastBackup } from '../backup/schedule/queries-runs.ts';
import type { Database } from '../database/database.ts';
import { readMailBacklog } from '../mail/queries-outage.ts';
import { createScrapedGauges, registry } from '../metrics/metrics.ts';
import { SettingError } from '../setting-values.ts';
import { createScrape, type Reading } from './scrape.ts';

export type MetricsOptions = {
  /** TCP port; 0 takes any free one. */
  port: number;
  host: string;
  database: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  dataDir: string;
  /** How long each reading of a scrape may take. */
  timeoutMs?: number;
};

/** Prometheus, and somebody who looks; more would only load the database. */
const maxConnections = 20;

/**
 * Serves the metrics of this process at `/metrics` of a port of their own, and nothing else there.
 * @returns the URL, and a function that closes the port
 * @throws SettingError when the port is taken
 */
export async function serveMetrics(
  options: MetricsOptions,
): Promise<{ url: string; close: () => Promise<void> }> {
  const processMetrics = new Registry();
  collectDefaultMetrics({ register: processMetrics, prefix: 'wyvern_' });
  const { scraped, ...gauges } = createScrapedGauges();
  const scrape = createScrape(listReadings(options, gauges), options);
  const all = Registry.merge([registry, processMetrics, scraped]);
  const server = createServer(
    answerOnly('/metrics', {
      contentType: registry.contentType,
      write: async () => {
        await scrape();
        return all.metrics();
      },
      onError: (error) => options.log.error({ err: error }, 'metrics not written'),
    }),
  );
  server.maxConnections = maxConnections;
  const { port } = await listen(server, options);
  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Gauges = Omit<ReturnType<typeof createScrapedGauges>, 'scraped'>;

function listReadings({ database, clock, dataDir }: MetricsOptions, gauges: Gauges): Reading[] {
  const { db, readConnections } = database;
  const readings: Reading[] = [
    {
      name: 'mail',
      gauges: [gauges.oldestDueMail, gauges.failedMails],
      read: async () => {
        const { oldestDueAt, failed } = await readMailBacklog(db, clock());
        return [oldestDueAt ? (clock().getTime() - oldestDueAt.getTime()) / 1_000 : 0, failed];
      },
    },
    {
      name: 'backup',
      gauges: [gauges.lastBackup],
      read: async () => {
        const succeededAt = (await findLastBackup(db))?.succeededAt;
        return [succeededAt ? succeededAt.getTime() / 1_000 : undefined];
      },
    },
    {
      name: 'disk',
      gauges: [gauges.freeDisk, gauges.diskSize],
      read: async () => {
        const { bavail, blocks, bsize } = await statfs(dataDir);
        return [bavail * bsize, blocks * bsize];
      },
    },
  ];
  const { openConnections, idleConnections, poolQueue, listenerAge } = gauges;
  return readings.concat({
    name: 'connections',
    gauges: [openConnections, idleConnections, poolQueue, listenerAge],
    read: async () => {
      const connections = readConnections?.();
      if (!connections) return [];
      const { open, idle, waiting, listenerAgeMs } = connections;
      return [open, idle, waiting, listenerAgeMs === undefined ? undefined : listenerAgeMs / 1_000];
    },
  });
}

/** Handles reads of one path; everything else is 404 or 405. */
function answerOnly(
  path: string,
  {
    contentType,
    write,
    onError,
  }: { contentType: string; write: () => Promise<string>; onError: (error: unknown) => void },
): RequestListener {
  return async (request, response) => {
    const end = (status: number, text: string, type = 'text/plain; charset=utf-8') => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : text);
    };
    if (request.url?.split('?', 1)[0] !== path) return end(404, 'Metrics are at /metrics.\n');
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, 'Only GET.\n');
    try {
      end(200, await write(), contentType);
    } catch (error) {
      onError(error);
      end(500, 'The metrics could not be written.\n');
    }
  };
}

async function listen(
  server: ReturnType<typeof createServer>,
  { port, host }: Pick<MetricsOptions, 'port' | 'host'>,
): Promise<AddressInfo> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE') throw error;
    throw new SettingError(
      'METRICS_PORT is already in use by another program: choose another METRICS_PORT.',
    );
  }
  return server.address() as AddressInfo;
}
