import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { AppOptions } from '#app/server/app-options.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { sharedBrowser, startSite } from './browser.ts';

/** The site of all read-only files of a worker: like the browser, it ends with the worker. */
let readOnlySite: Promise<TestApp> | undefined;

/**
 * A site and the browser of the worker; both are there once the tests run.
 * @param parts of a site of the file's own; 'read-only' for a file that changes nothing another could see
 */
export function siteInBrowser(parts: Partial<AppOptions> | 'read-only' = {}): {
  site: TestApp;
  browser: Browser;
} {
  const both = {} as { site: TestApp; browser: Browser };
  beforeAll(async () => {
    const start = () => {
      if (parts !== 'read-only') return startSite(parts);
      readOnlySite ??= startSite();
      return readOnlySite;
    };
    [both.site, both.browser] = await Promise.all([start(), sharedBrowser()]);
  });
  afterAll(async () => {
    if (parts !== 'read-only') await both.site?.close();
  });
  return both;
}
