import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../scripts/browser.mjs';
import { type BenchServer, median, round } from './load.ts';

const turns = 7;

type Step = { name: string; path: string; act?: (page: Page) => Promise<void> };
/** The newest of all, who alone can be searched for by this name. */
const first = 'Zebedee Quill';

const search = (words: string) => async (page: Page) => {
  const field = page.getByRole('searchbox');
  await field.fill(words);
  // Enter settles at once: the pause while somebody types would hide what is measured.
  await field.press('Enter');
};
const choose = (label: string, value: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label }).selectOption(value);
};
const steps: Step[] = ['appointments', 'leads', 'history'].flatMap((tab) => [
  { name: 'open', path: `/admin/${tab}` },
  { name: 'search', path: `/admin/${tab}?sort=oldest`, act: search('zebedee') },
  ...(tab === 'history'
    ? []
    : [{ name: 'sort', path: `/admin/${tab}?sort=oldest`, act: choose('Order', '') }]),
]);

/** The same screens with many rows and with few, in turns, in a browser: until the row is there and painted. */
export async function benchAdminScreens(
  few: BenchServer,
  many: BenchServer,
  print: (line: string) => void,
) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
  });
  const cookie = { name: 'bench_staff', value: 'bench', domain: '127.0.0.1', path: '/' };
  await context.addCookies([cookie]);
  const page = await context.newPage();
  for (const { name, path, act } of steps) {
    const times: [number[], number[]] = [[], []];
    let rows = 0;
    for (let turn = -2; turn < turns; turn += 1)
      for (const [n, { origin }] of [few, many].entries()) {
        if (act) await page.goto(origin + path, { waitUntil: 'networkidle' });
        const from = performance.now();
        if (act) await act(page);
        else await page.goto(origin + path);
        await page.locator('tbody tr').first().filter({ hasText: first }).waitFor();
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
        );
        if (turn >= 0) times[n as 0 | 1].push(performance.now() - from);
        rows = Math.max(rows, await page.locator('tbody tr').count());
      }
    const [fewMs, manyMs] = [median(times[0]), median(times[1])];
    print(
      `browser: ${round(manyMs / fewMs)} (${round(manyMs, 0)} ÷ ${round(fewMs, 0)} ms, at most ${rows} rows in the page) ${name} ${path}`,
    );
  }
  await browser.close();
}
