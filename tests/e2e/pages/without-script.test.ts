import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';

const shared = siteInBrowser();
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
    expect((await page.locator('h1').innerText()).length).toBeGreaterThan(5);
    expect(await page.locator('a[href^="tel:"]').first().isVisible()).toBe(true);
    expect(await page.locator('footer a[href="/carpets"]').isVisible()).toBe(true);
    expect(await page.locator('main .skeleton').count()).toBe(0);
    await close();
  });

  it('an estimate has its rooms and prices, and no place that stays empty', async () => {
    const { page, close } = await open(await createEstimate(shared.site, 'carpet'));
    expect(await page.getByText('Bedroom at the back').first().isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Photos and sketches' }).count()).toBe(0);
    expect(await page.locator('main .skeleton').filter({ visible: true }).count()).toBe(0);
    await close();
  });

  it('the menus open and lead on', async () => {
    const { page, close } = await open('/area/bath');
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'LVT' }).first().click();
    await page.waitForURL('**/lvt');
    await page.getByRole('button', { name: 'Service Areas' }).click();
    expect(await page.getByRole('link', { name: 'Malmesbury' }).first().isVisible()).toBe(true);
    await close();
  });

  it('the filters of a category page work', async () => {
    const { page, close } = await open('/carpets');
    await page.locator('main form input[name="search"]').first().fill('navy');
    await page.locator('main form input[name="search"]').first().press('Enter');
    await page.waitForURL('**search=navy**');
    expect(await page.getByText('Moorland Twist in Navy').first().isVisible()).toBe(true);
    await page.goto(`${shared.site.origin}/carpets`);
    expect(await page.getByText('Kennet Level Loop').first().isVisible()).toBe(true);
    await close();
  });

  it('a filter that nothing passes says so in the specified words', async () => {
    const { page, close } = await open('/lvt?search=axminster');
    expect(await page.getByText('No products found matching your criteria.').isVisible()).toBe(
      true,
    );
    expect(await page.getByText('Try adjusting your filters or search terms.').isVisible()).toBe(
      true,
    );
    await close();
  });
});
