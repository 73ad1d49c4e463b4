import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { loadBuiltRenderer } from '#app/server/pages/built-assets.ts';
import { shiftDate } from '#tests/support/clock/shift-date.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findBrowser } from '../../../scripts/browser.mjs';
import { browserFlags } from './flags.ts';
import { ReusableWindow } from './reusable-window.ts';
import { goTo } from './settled.ts';

const root = path.resolve(import.meta.dirname, '../../..');
export const screensFolder = path.join(root, '.test/screens');

/** How long a page may take for what a test waits for: on a busy machine it can be a minute. */
const patienceMs = 120_000;

let running: Promise<Browser> | undefined;

/** The real browser, without a window. One for all files of a worker: it ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  running ??= launchBrowser();
  return running;
}

/** A browser of one's own. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no browser: node scripts/set-up.mjs test');
  const browser = await chromium.launch({
    executablePath,
    args: browserFlags,
    timeout: patienceMs,
  });
  return browser.on('context', (context) => {
    context.setDefaultTimeout(patienceMs);
    const ahead = process.env.TEST_CLOCK_AHEAD_MS;
    if (ahead) void context.addInitScript(shiftDate, Number(ahead));
  });
}

/** The built site on a free port, with data of its own. */
export async function startSite(
  overrides: Parameters<typeof startTestApp>[0] = {},
): Promise<TestApp> {
  return startTestApp({
    renderer: await loadBuiltRenderer(path.join(root, 'dist')),
    clientFolder: path.join(root, 'dist/client'),
    publicFolder: path.join(root, 'public'),
    ...overrides,
  });
}

export type Visit = {
  page: Page;
  /** What the browser complained about: console errors and warnings, failed scripts. */
  complaints: string[];
  close: () => Promise<void>;
};

type WindowOptions = BrowserContextOptions & {
  /** Whether nothing may be cached: for tests that cut the connection. */
  isFirstVisit?: boolean;
};

/** Windows of this worker that no test uses, by the options that cannot be changed. */
const idle = new Map<string, ReusableWindow[]>();

/** A window with nothing in it, in a browser profile that nobody else uses until `close`. */
export async function openWindow(
  browser: Browser,
  { isFirstVisit, viewport, reducedMotion, storageState, ...options }: WindowOptions = {},
): Promise<Visit> {
  const kind = JSON.stringify(options);
  const windows = idle.get(kind) ?? [];
  idle.set(kind, windows);
  const reused = isFirstVisit ? undefined : windows.pop();
  const window = reused ?? (await ReusableWindow.create(browser, { locale: 'en-GB', ...options }));
  await window.prepare({ viewport, reducedMotion, storageState });
  const { page, complaints } = window;
  return {
    page,
    complaints,
    close: async () => {
      if (await window.reset()) windows.push(window);
      else await window.close();
    },
  };
}

/** Opens a window at an address and waits until the page is at rest. */
export async function visit(
  browser: Browser,
  address: string,
  options: WindowOptions = {},
): Promise<Visit> {
  const opened = await openWindow(browser, options);
  if (options.javaScriptEnabled === false) await opened.page.goto(address);
  else await goTo(opened.page, address);
  return opened;
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Every accessibility rule of WCAG 2.2 AA and axe's best practices; only violations are worked out. @returns a line a violation */
export async function findViolations(
  page: Page,
  { isWithoutContrast = false } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (isWithoutContrast) => {
    type Results = {
      violations: { id: string; help: string; nodes: { target: unknown[]; html: string }[] }[];
      incomplete: {
        id: string;
        nodes: { html: string; any: { data: { messageKey?: string } | null }[] }[];
      }[];
    };
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<Results> } };
    const { violations, incomplete } = await axe.run({
      resultTypes: ['violations', 'incomplete'],
      rules: { 'color-contrast': { enabled: !isWithoutContrast } },
    });
    // Text in the colour of its ground is no violation to axe, which takes it for hidden on purpose.
    const unseen = incomplete
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes)
      .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
      .map(({ html }) => `text in the colour of its ground: ${html.slice(0, 160)}`);
    return [
      ...unseen,
      ...violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, html }) => `${id}: ${help} (${target.join(' ')}) ${html.slice(0, 160)}`,
        ),
      ),
    ];
  }, isWithoutContrast);
}
