import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { hydrated } from '#tests/support/browser/settled.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { measureTransfer } from '#tests/support/browser/transferred-bytes.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';

const KB = 1024;
const assets = path.resolve(import.meta.dirname, '../../../dist/client/assets');

const shared = siteInBrowser({ adam: {} });

describe('before any interaction', () => {
  it.each([
    ['/', 75],
    ['/carpets', 81],
    ['/products/bradford-twist-oat', 80],
    ['/area/bath', 80],
    ['/floor-preparation', 78],
    ['/terms', 75],
  ])('%s keeps to its budget of bytes', async (address, scriptBudget) => {
    const bytes = await measureTransfer(shared.browser, shared.site.origin + address);
    expect(bytes.script).toBeGreaterThan(40 * KB);
    expect(bytes.script).toBeLessThanOrEqual(scriptBudget * KB);
    expect(bytes.style).toBeGreaterThan(4 * KB);
    expect(bytes.style).toBeLessThanOrEqual(12 * KB);
    expect(bytes.font).toBeLessThanOrEqual(55 * KB);
  });
});

/** The bytes of the assets that a page has loaded since it was last asked. */
async function takeAssetBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const assets = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'));
    performance.clearResourceTimings();
    return assets.reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize,
      0,
    );
  });
}

it('the open chat brings at most 25 KB beyond the page, and its first card at most 24 KB more', async () => {
  const { page, close } = await visit(shared.browser, `${shared.site.origin}/terms`);
  await hydrated(page);
  await takeAssetBytes(page);
  const chat = chatIn(page);
  await chat.open();
  const opened = await takeAssetBytes(page);
  expect(opened).toBeGreaterThan(2 * KB);
  expect(opened).toBeLessThanOrEqual(25 * KB);
  // Typing would load the toaster.
  await chat.replies.filter({ hasText: 'Price my room' }).click();
  await chat.foot.getByRole('button', { name: 'Add a room' }).waitFor();
  const cards = await takeAssetBytes(page);
  expect(cards).toBeGreaterThan(2 * KB);
  expect(cards).toBeLessThanOrEqual(24 * KB);
  await close();
});

it('the admin panel keeps to its budget for whoever is signed in', async () => {
  const profile = await signedInProfile(shared.site, 'admin');
  const { script } = await measureTransfer(shared.browser, `${shared.site.origin}/admin`, profile);
  expect(script).toBeGreaterThan(40 * KB);
  expect(script).toBeLessThanOrEqual(145 * KB);
});

it('the sheet in every page has none of the utilities that only staff screens use', async () => {
  const sheets = readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(assets, file), 'utf8'));
  const page = await (await fetch(shared.site.origin)).text();
  // The rows of staff tables become blocks on narrow screens.
  const staffUtility = '.max-xl\\:block';
  expect(sheets.filter((sheet) => sheet.includes(staffUtility))).toHaveLength(1);
  expect(page).toContain('<style');
  expect(page).not.toContain(staffUtility);
});

it('no part of a page loads the style sheet again that every document has inside', async () => {
  const page = await (await fetch(shared.site.origin)).text();
  const inDocument = readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .filter((file) => page.includes(readFileSync(path.join(assets, file), 'utf8').trim()));
  expect(inDocument).toHaveLength(1);
  const naming = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(path.join(assets, file), 'utf8').includes(inDocument[0] ?? ''));
  expect(naming).toEqual([]);
});

it('every script and style has its brotli form, so that none is sent as it is', () => {
  const files = readdirSync(assets);
  const plain = files.filter((file) => /\.(js|css)$/.test(file));
  const bare = plain.filter((file) => !files.includes(`${file}.br`));
  expect(bare).toEqual([]);
  for (const file of plain)
    expect(statSync(path.join(assets, `${file}.br`)).size).toBeGreaterThan(0);
});
