import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { hydrated } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser('read-only');
const phone = { viewport: { width: 390, height: 844 } };

/** Half of what it was, in CSS pixels. */
const maxHomeHeight = 7_450;

describe('the home page on a phone', () => {
  it('is at most 7,450 px high, with every section', async () => {
    const { page, close } = await visit(shared.browser, shared.site.origin, phone);
    const heights = await page.evaluate(() =>
      ['hero-title', 'offers-title', 'products', 'calculator', 'areas', 'contact'].map(
        (id) =>
          document.getElementById(id)?.closest('section')?.getBoundingClientRect().height ?? 0,
      ),
    );
    for (const height of heights) expect(height).toBeGreaterThan(100);
    await expect.poll(() => page.locator('footer').isVisible()).toBe(true);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(maxHomeHeight);
    await close();
  });

  it('begins with a few floors and shows all of them on request, the focus on the first new one', async () => {
    const { page, close } = await visit(shared.browser, shared.site.origin, phone);
    const cards = page.locator('#products-panel li:visible');
    const shownFirst = await cards.count();
    expect(shownFirst).toBeGreaterThanOrEqual(4);
    expect(shownFirst).toBeLessThan(12);
    await page.locator('#products').scrollIntoViewIfNeeded();
    await hydrated(page, '#products-panel a');
    await page.getByRole('link', { name: 'Show all 37 floors and accessories' }).click();
    await expect.poll(() => cards.count()).toBe(37);
    const firstNew = cards.nth(shownFirst);
    await expect
      .poll(() => firstNew.evaluate((card) => card === document.activeElement))
      .toBe(true);
    await page.getByRole('tab', { name: 'Accessories' }).click();
    await page.getByRole('link', { name: 'Show all 12 accessories' }).click();
    await expect.poll(() => cards.count()).toBe(12);
    await close();
  });

  it('leads to every product and area without script', async () => {
    const { page, close } = await visit(shared.browser, shared.site.origin, {
      ...phone,
      javaScriptEnabled: false,
    });
    await expect.poll(() => page.locator('#areas li a:visible').count()).toBe(10);
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
    await page.getByRole('link', { name: 'Show all 37 floors and accessories' }).click();
    await page.waitForURL('**/?products=all#products');
    await expect.poll(() => page.locator('#products-panel li:visible').count()).toBe(37);
    await close();
  });
});
