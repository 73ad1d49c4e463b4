import type { BrowserContext, Locator, Page, Request } from 'playwright-core';

const pending = new WeakMap<Page, Set<Request>>();
/** A page that still waits for something after this long is a defect. */
const maxRestMs = 30_000;

/** Notes what the pages of a profile have asked for and not been given yet, for `settled`. */
export function trackRequests(context: BrowserContext) {
  context.on('page', (page) => {
    const requests = new Set<Request>();
    pending.set(page, requests);
    page.on('request', (request) => {
      // What the page before this one had asked for may never be reported to have ended.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
      // A stream of events never ends.
      else if (request.resourceType() !== 'eventsource') requests.add(request);
    });
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
  });
}

/**
 * Waits until a page that has loaded is at rest: its code has taken it over, everything it asked
 * for has come, and what came is painted without more being asked for.
 */
export async function settled(page: Page) {
  // The API documents have no code.
  if (await page.evaluate(() => document.scripts.length > 0)) await hydrated(page);
  const requests = pending.get(page) ?? new Set();
  const begin = performance.now();
  do {
    if (performance.now() - begin > maxRestMs)
      throw new Error(
        `${page.url()} waits for ${[...requests].map((one) => one.url()).join(', ')}`,
      );
    await twoFrames(page);
  } while (requests.size > 0);
}

/**
 * Waits until React has taken over what the server rendered: the page itself, or a part of it that is hydrated
 * when it comes near the viewport.
 */
export async function hydrated(page: Page, element = 'header a') {
  await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    element,
  );
  await twoFrames(page);
}

/** What a field is described by, as a screen reader says it. */
export const readDescription = (field: Locator) =>
  field.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  });

/** Goes to an address and waits until the page is at rest. */
export async function goTo(page: Page, address: string) {
  await page.goto(address);
  await settled(page);
}

/** Reloads a page and waits until it is at rest. */
export async function reload(page: Page) {
  await page.reload();
  await settled(page);
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
