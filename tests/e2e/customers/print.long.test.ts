import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { countSheets, listPrintedControls } from '#tests/support/browser/on-paper.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';

const shared = siteInBrowser('read-only');

describe('on paper', () => {
  it('an estimate is its figures and drawing on two pages, below the name and phone number', async () => {
    const path = await createEstimate(shared.site, 'carpet');
    const { page, close } = await visit(shared.browser, shared.site.origin + path);
    expect(await countSheets(page)).toBeLessThanOrEqual(2);
    expect(await listPrintedControls(page)).toEqual([]);
    for (const words of ['Wyvern Vale', '01632 960 147'])
      await expect.poll(() => page.locator('header').innerText()).toContain(words);
    await expect.poll(() => page.getByText('Total', { exact: true }).isVisible()).toBe(true);
    await expect.poll(() => page.locator('main svg[role=img]:visible').count()).toBeGreaterThan(0);
    await close();
  });

  it('the calculator with a result is that result alone', async () => {
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/#calculator`);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#calculator form') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    );
    await page.getByLabel('Length (m)').fill('5.9');
    await page.getByLabel('Width (m)').fill('3.7');
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByLabel('Premium carpet').check();
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByRole('button', { name: 'Calculate Estimate' }).click();
    await page.getByRole('heading', { name: 'How we would cut it' }).waitFor();
    expect(await countSheets(page)).toBeLessThanOrEqual(2);
    expect(await listPrintedControls(page)).toEqual([]);
    await expect.poll(() => page.locator('h1').isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('cell', { name: '£1,081.99' }).isVisible()).toBe(true);
    await close();
  });
});
