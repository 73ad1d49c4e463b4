import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { AppOptions } from '#app/server/app-options.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { sharedBrowser, startSite } from './browser.ts';

/** A site of the file's own and the browser of the worker; both are there once the tests run. */
export function siteInBrowser(parts: Partial<AppOptions> = {}): {
  site: TestApp;
  browser: Browser;
} {
  const both = {} as { site: TestApp; browser: Browser };
  beforeAll(async () => {
    [both.site, both.browser] = await Promise.all([startSite(parts), sharedBrowser()]);
  });
  afterAll(() => both.site?.close());
  return both;
}
