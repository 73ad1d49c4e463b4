import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findFreePort } from '#tests/support/servers/server-process.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { median, round, startBenchServer } from './load.ts';

const pages = ['/', '/carpets', '/area/bath', '/products/bradford-twist-oat'];
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * The lab run on a phone: slow 4G and a processor slowed down four times, as Lighthouse has them by
 * default. Every figure is the median of five runs on a server whose pictures were made before.
 */
export async function benchVitals(print: (line: string) => void) {
  const site = await startBenchServer('site');
  const port = Number(await findFreePort());
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  for (const page of pages) {
    await measure(site.origin + page, port);
    const results: Measured[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(site.origin + page, port));
    const middle = (pick: (result: Measured) => number) =>
      median(results.map(pick).filter(Number.isFinite));
    const scores = categories.map(
      (name) => `${name} ${Math.round(middle((result) => (result.scores[name] ?? 0) * 100))}`,
    );
    print(
      `${page}: LCP ${round(middle((r) => r.lcp) / 1000)} s, CLS ${round(
        middle((r) => r.cls),
        3,
      )}, TBT ${round(
        middle((r) => r.tbt),
        0,
      )} ms; ${scores.join(', ')}`,
    );
    const failed = new Set(results.flatMap((result) => result.failed));
    if (failed.size > 0) print(`  below full marks: ${[...failed].join(', ')}`);
    for (const reason of results.flatMap((result) => result.notMeasured))
      print(`  a run without a figure: ${reason}`);
  }
  await browser.close();
  await site.stop();
}

type Measured = Awaited<ReturnType<typeof measure>>;

async function measure(url: string, port: number) {
  const result = await lighthouse(url, { port, onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories: given } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const counted = Object.values(given)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id]);
  const notMeasured = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time']
    .filter((id) => !Number.isFinite(value(id)))
    .map((id) => `${id}: ${audits[id]?.errorMessage ?? 'no reason given'}`);
  return {
    notMeasured,
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scores: Object.fromEntries(categories.map((name) => [name, given[name]?.score ?? 0])),
    failed: counted.flatMap((audit) => (audit?.score === 0 ? [audit.id] : [])),
  };
}
