import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { median, round, startBenchServer } from './load.ts';
import { installNpmPackages } from './peers/npm-packages.ts';

const pages = ['/', '/carpets', '/area/bath', '/products/bradford-twist-oat'];
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** With what it needs a sixth of all packages by size, and only this bench uses it. */
const lighthousePackage = 'lighthouse@13.5.0';

type Audit = { id: string; score: number | null; numericValue?: number; errorMessage?: string };
type Category = {
  id: string;
  score: number | null;
  auditRefs: { id: string; weight: number }[];
};
/** What is used of its default export. */
type Lighthouse = (
  url: string,
  options: { port: number; onlyCategories: string[] },
) => Promise<
  { lhr: { audits: Record<string, Audit>; categories: Record<string, Category> } } | undefined
>;

/**
 * The lab run on a phone: slow 4G and a processor slowed down four times, as Lighthouse has them by
 * default. Every figure is the median of five runs on a server whose pictures were made before.
 */
export async function benchVitals(print: (line: string) => void) {
  const packages = await installNpmPackages([lighthousePackage]);
  if (!packages) return print('left out, for npm could not install Lighthouse');
  try {
    await measurePages(await loadLighthouse(packages.folder), print);
  } finally {
    await packages.remove();
  }
}

async function loadLighthouse(folder: string): Promise<Lighthouse> {
  const file = path.join(folder, 'node_modules/lighthouse/core/index.js');
  return (await import(pathToFileURL(file).href)).default;
}

async function measurePages(lighthouse: Lighthouse, print: (line: string) => void) {
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
    const run = () => measure(lighthouse, site.origin + page, port);
    await run();
    const results: Measured[] = [];
    while (results.length < runs) results.push(await run());
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

async function measure(lighthouse: Lighthouse, url: string, port: number) {
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
