import type { FastifyBaseLogger } from 'fastify';
import type { Gauge } from 'prom-client';
import { withinDeadline } from '#platform/within-deadline.ts';
import { scrapeErrors } from '../metrics/metrics.ts';

/** Gauges that are read together. */
export type Reading = {
  name: string;
  gauges: readonly Gauge[];
  /** The gauges' values in their order; undefined for one that is absent. */
  read: () => Promise<readonly (number | undefined)[]>;
};

/** Well below the ten seconds that Prometheus waits for all metrics. */
const defaultTimeoutMs = 2_000;

/**
 * Creates a function that sets gauges from their readings, all at once. A reading that fails or is late is logged and
 * counted, and its gauges are absent; while one is still under way, it is not begun again.
 */
export function createScrape(
  readings: readonly Reading[],
  { log, timeoutMs = defaultTimeoutMs }: { log: FastifyBaseLogger; timeoutMs?: number },
): () => Promise<void> {
  const running = new Set<Reading>();
  const take = async (reading: Reading) => {
    for (const gauge of reading.gauges) gauge.remove();
    try {
      if (running.has(reading)) throw new Error('the reading of an earlier scrape is under way');
      running.add(reading);
      const work = reading.read().finally(() => running.delete(reading));
      const values = await withinDeadline(work, timeoutMs, tooSlow);
      for (const [i, gauge] of reading.gauges.entries()) {
        const value = values[i];
        if (value !== undefined) gauge.set(value);
      }
    } catch (error) {
      scrapeErrors.inc({ reading: reading.name });
      log.warn({ err: error, reading: reading.name }, 'metric not read');
    }
  };
  let current: Promise<unknown> | undefined;
  return async () => {
    // Scrapes at the same time share the readings.
    current ??= Promise.all(readings.map(take)).finally(() => {
      current = undefined;
    });
    await current;
  };
}

const tooSlow = () => new Error('the reading took too long');
