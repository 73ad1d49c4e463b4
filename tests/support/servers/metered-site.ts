import type { AppOptions } from '#app/server/app-options.ts';
import type { PageRenderer } from '#app/server/pages/serve-pages.ts';
import {
  type MetricsOptions,
  serveMetrics,
} from '#platform/server/metrics-server/serve-metrics.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { scrape } from './scrape.ts';

/** A renderer of two pages that read the API: `/` is shared by all visitors, any other is personal. */
export const twoPages: PageRenderer = {
  classifyPage: (path) => ({
    kind: path === '/' ? 'shared' : path.startsWith('/estimate/') ? 'personal' : 'missing',
    search: '',
    keep: true,
  }),
  fixedPaths: ['/'],
  style: '',
  findAssets: () => ({ start: '', entry: '', styles: [], preloads: [], font: '' }),
  renderPage: async ({ path, readPath }) => {
    await readPath('/api/products');
    return { status: path === '/404' ? 404 : 200, html: '<p>Floors</p>' };
  },
};

/** The real app with its metrics on a port of their own. */
export async function startMeteredSite(
  options: Pick<AppOptions, 'clock' | 'logger'> & Partial<AppOptions>,
) {
  const site = await startTestApp({ renderer: twoPages, ...options });
  /** Serves the same metrics on one more port. */
  const serve = (overrides: Partial<MetricsOptions> = {}) =>
    serveMetrics({
      port: 0,
      host: '127.0.0.1',
      database: site.database,
      clock: options.clock,
      log: options.logger,
      dataDir: '/',
      // A machine that is shared may be slow.
      timeoutMs: 20_000,
      ...overrides,
    });
  const { url, close } = await serve();
  return {
    ...site,
    metricsUrl: url,
    serve,
    scrape: () => scrape(url),
    /** How much series grew while something happened; one that was absent counts as 0. */
    growthOf: async (series: readonly string[], act: () => Promise<unknown>) => {
      const before = await scrape(url);
      await act();
      const after = await scrape(url);
      return series.map((one) => (after.value(one) ?? 0) - (before.value(one) ?? 0));
    },
    close: async () => {
      await close();
      await site.close();
    },
  };
}

/** The series of requests to a route. */
export const countOf = (route: string, method: string, status: string) =>
  `wyvern_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`;
