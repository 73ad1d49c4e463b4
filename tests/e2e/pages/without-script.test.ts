import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';

const shared = siteInBrowser('read-only');
const open = (path: string, width = 1280) =>
  visit(shared.browser, shared.site.origin + path, {
    javaScriptEnabled: false,
    viewport: { width, height: 900 },
  });

describe('with script turned off', () => {
  it.each([
    '/',
    '/carpets',
    '/lvt',
    '/area/bath',
    '/products/bradford-twist-oat',
    '/floor-preparation',
    '/repairs-maintenance',
  ])('%s has its content, its telephone number and its footer', async (path) => {
    const { page, close } = await open(path);
    await expect.poll(async () => (await page.locator('h1').innerText()).length).toBeGreaterThan(5);
    await expect.poll(() => page.locator('a[href^="tel:"]').first().isVisible()).toBe(true);
    await expect.poll(() => page.locator('footer a[href="/carpets"]').isVisible()).toBe(true);
    await expect.poll(() => page.locator('main .skeleton').count()).toBe(0);
    await close();
  });

  it('an estimate has its rooms and prices, and no place that stays empty', async () => {
    const { page, close } = await open(await createEstimate(shared.site, 'carpet'));
    await expect.poll(() => page.getByText('Bedroom at the back').first().isVisible()).toBe(true);
    await expect
      .poll(() => page.getByRole('heading', { name: 'Photos and sketches' }).count())
      .toBe(0);
    await expect
      .poll(() => page.locator('main .skeleton').filter({ visible: true }).count())
      .toBe(0);
    await close();
  });

  it('the menus open and lead on', async () => {
    const { page, close } = await open('/area/bath');
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'LVT' }).first().click();
    await page.waitForURL('**/lvt');
    await page.getByRole('button', { name: 'Service Areas' }).click();
    await expect
      .poll(() => page.getByRole('link', { name: 'Malmesbury' }).first().isVisible())
      .toBe(true);
    await close();
  });

  it('the filters of a category page work', async () => {
    const { page, close } = await open('/carpets');
    await page.locator('main form input[name="search"]').first().fill('navy');
    await page.locator('main form input[name="search"]').first().press('Enter');
    await page.waitForURL('**search=navy**');
    await expect
      .poll(() => page.getByText('Moorland Twist in Navy').first().isVisible())
      .toBe(true);
    await page.goto(`${shared.site.origin}/carpets`);
    await expect.poll(() => page.getByText('Kennet Level Loop').first().isVisible()).toBe(true);
    await close();
  });

  it('a filter that nothing passes says so in the specified words', async () => {
    const { page, close } = await open('/lvt?search=axminster');
    await expect
      .poll(() => page.getByText('No products found matching your criteria.').isVisible())
      .toBe(true);
    await expect
      .poll(() => page.getByText('Try adjusting your filters or search terms.').isVisible())
      .toBe(true);
    await close();
  });
});
