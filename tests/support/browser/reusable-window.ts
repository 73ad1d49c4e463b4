import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { trackRequests } from './settled.ts';

/** What can be changed while a window is open; everything else is chosen when its profile is made. */
export type Changeable = Pick<BrowserContextOptions, 'viewport' | 'reducedMotion' | 'storageState'>;

/** Calls that change a window for the rest of its life. */
const lastingCalls = {
  page: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'on',
    'once',
    'route',
    'routeWebSocket',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'on',
    'once',
    'route',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
} as const;

/**
 * A browser window that one test uses after the other. A page takes three times as long in a new one, for which
 * the browser starts a process and compiles all code again.
 */
export class ReusableWindow {
  readonly #context: BrowserContext;
  readonly page: Page;
  /** What the browser complained about to its present user: console errors and warnings, failed scripts. */
  complaints: string[] = [];
  #isChangedForGood = false;
  #isUsedAgain = false;

  static async create(browser: Browser, options: BrowserContextOptions): Promise<ReusableWindow> {
    const context = await browser.newContext(options);
    trackRequests(context);
    return new ReusableWindow(context, await context.newPage());
  }

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.page = page;
    page.on('console', (message) => {
      // The page left for in `deleteVisitor` names no icon: the answer to the browser's own question may come later.
      if (message.location().url.endsWith('/favicon.ico')) return;
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    for (const [target, names] of [
      [page, lastingCalls.page],
      [page.clock, lastingCalls.clock],
      [context, lastingCalls.context],
    ] as const)
      beforeCalls(target, names, (name) => {
        if (name === 'setOffline' && this.#isUsedAgain)
          throw new Error('What cannot be loaded shows on a first visit only: set isFirstVisit.');
        this.#isChangedForGood = true;
      });
  }

  async prepare({ viewport, reducedMotion, storageState }: Changeable) {
    await this.page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await this.page.emulateMedia({ reducedMotion: reducedMotion ?? null, media: null });
    if (typeof storageState === 'object') await this.#context.addCookies(storageState.cookies);
    this.complaints = [];
  }

  close() {
    return this.#context.close();
  }

  /**
   * Leaves the page and deletes what a visitor leaves in a browser, except cached files.
   * @returns whether the window is as good as new
   */
  async reset(): Promise<boolean> {
    if (this.#isChangedForGood || !this.page.url().startsWith('http')) return false;
    for (const page of this.#context.pages()) if (page !== this.page) await page.close();
    await deleteVisitor(this.page);
    this.#isUsedAgain = true;
    return true;
  }
}

/**
 * Leaves a page, and with it everything that a visitor's browser keeps. A page of the same origin without a script
 * takes its place: for another origin the browser would start a new process, which compiles all code again.
 */
export async function deleteVisitor(page: Page) {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  await page.context().clearCookies();
  // Nothing is under the pointer of a new window.
  await page.mouse.move(-1, -1);
}

function beforeCalls(target: object, names: readonly string[], act: (name: string) => void) {
  for (const name of names) {
    const call = Reflect.get(target, name);
    Reflect.set(target, name, (...args: unknown[]) => {
      act(name);
      return call.apply(target, args);
    });
  }
}
