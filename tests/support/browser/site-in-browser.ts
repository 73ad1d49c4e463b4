import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { AppOptions } from '#app/server/build-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { launchBrowser, startSite } from './browser.ts';

/** The built site and a browser for all tests of a file; both are there once the tests run. */
export function siteInBrowser(parts: Partial<AppOptions> = {}): {
  site: TestApp;
  browser: Browser;
} {
  const both = {} as { site: TestApp; browser: Browser };
  beforeAll(async () => {
    [both.site, both.browser] = await Promise.all([startSite(parts), launchBrowser()]);
  });
  afterAll(async () => {
    await both.browser?.close();
    await both.site?.close();
  });
  return both;
}
