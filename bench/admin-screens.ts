import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../scripts/browser.mjs';
import { type BenchServer, median, round } from './load.ts';

const turns = 7;

type Step = {
  name: string;
  path: string;
  row: string;
  act?: (page: Page) => Promise<void>;
};
/** For every table: what it is called on its first row, who alone is found by these words, and another order. */
const tables = [
  { tab: 'appointments', row: 'Zebedee Quill', words: 'zebedee', order: 'oldest' },
  { tab: 'leads', row: 'Zebedee Quill', words: 'zebedee', order: 'oldest' },
  { tab: 'history', row: 'Zebedee Quill', words: 'zebedee' },
  { tab: 'products', row: 'Zibeline Velvet', words: 'zibeline', order: 'name' },
];

const search = (words: string) => async (page: Page) => {
  const field = page.getByRole('searchbox');
  await field.fill(words);
  // Enter settles at once: the pause while somebody types would hide what is measured.
  await field.press('Enter');
};
const choose = (label: string, value: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label }).selectOption(value);
};
const steps = tables.flatMap(({ tab, row, words, order }): Step[] => {
  const path = `/admin/${tab}`;
  const otherWay = order ? `${path}?sort=${order}` : path;
  return [
    { name: 'open', path, row },
    { name: 'search', path: otherWay, row, act: search(words) },
    ...(order ? [{ name: 'sort', path: otherWay, row, act: choose('Order', '') }] : []),
  ];
});

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
  for (const { name, path, row, act } of steps) {
    const times: [number[], number[]] = [[], []];
    let rows = 0;
    for (let turn = -2; turn < turns; turn += 1)
      for (const [n, { origin }] of [few, many].entries()) {
        if (act) await page.goto(origin + path, { waitUntil: 'networkidle' });
        const from = performance.now();
        if (act) await act(page);
        else await page.goto(origin + path);
        await page.locator('tbody tr').first().filter({ hasText: row }).waitFor();
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
