import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { getCoverage } from '#features/areas/contract.ts';
import { createAppointment } from '#features/booking/contract.ts';
import { calculateEstimate } from '#features/calculator/contract.ts';
import { addCounts } from '#features/traffic/server/queries.ts';
import type { TrafficCounter } from '#features/traffic/server/traffic-counter.ts';
import type { TrafficKind } from '#features/traffic/traffic-kinds.ts';
import type { Db } from '#platform/server/database/database.ts';
import { runPeriodically } from '#platform/server/run-periodically.ts';
import { readPostcode } from '#platform/uk-postcode.ts';

const acts = new Map<string, Exclude<TrafficKind, 'view'>>([
  [nameOf(getCoverage), 'postcode-check'],
  [nameOf(calculateEstimate), 'estimate'],
  [nameOf(createAppointment), 'booking'],
]);

function nameOf({ method, path }: { method: string; path: string }) {
  return `${method} ${path}`;
}

/** What a process that ends at once loses at most. */
const storeEveryMs = 60_000;

/** Counts pages and what visitors do on them, and stores the sums regularly and at the end.
 * @param everyMs default: a minute */
export function openTraffic(
  app: FastifyInstance,
  {
    db,
    log,
    counter,
    everyMs = storeEveryMs,
  }: { db: Db; log: FastifyBaseLogger; counter: TrafficCounter; everyMs?: number | undefined },
): { stop: () => Promise<void> } {
  app.addHook('onResponse', async ({ method, routeOptions, headers, query }, { statusCode }) => {
    const kind = acts.get(`${method} ${routeOptions.url}`);
    if (kind && statusCode < 300) counter.countAct(kind, headers, readOutcode(query));
  });
  const store = async () => {
    const counts = counter.take();
    try {
      await addCounts(db, counts);
    } catch (error) {
      counter.giveBack(counts);
      throw error;
    }
  };
  const stopStoring = runPeriodically('store traffic counts', everyMs, log, store);
  return {
    stop: async () => {
      await stopStoring();
      await store().catch((err: unknown) => log.error({ err }, 'traffic counts not stored'));
    },
  };
}

const readOutcode = (query: unknown): string => {
  const { postcode } = query as { postcode?: unknown };
  return (typeof postcode === 'string' && readPostcode(postcode)?.outcode) || '';
};
