import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWindow, startSite, visit } from '#tests/support/browser/browser.ts';
import { hydrated } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { longIt } from '#tests/support/long-run.ts';

const shared = siteInBrowser();

const viewport = { width: 1440, height: 900 };
const at = (page: Page, address: string) => page.waitForURL(shared.site.origin + address);

describe('the filters of a category page', () => {
  it('stand in the address, and Back takes them off one by one', async () => {
    const { page, complaints, close } = await visit(shared.browser, `${shared.site.origin}/lvt`, {
      viewport,
    });
    await page.getByLabel('Search').fill('tile');
    await at(page, '/lvt?search=tile');
    await page.getByRole('status').getByText('1 range', { exact: true }).waitFor();
    await page.getByLabel('Sort by').selectOption('price');
    await at(page, '/lvt?search=tile&orderby=price');
    await page.goBack();
    await at(page, '/lvt?search=tile');
    await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('date');
    await page.goBack();
    await at(page, '/lvt');
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await close();
  });

  it('take prices from the keyboard, by slider and by figures', async () => {
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/lvt`, { viewport });
    await page.getByRole('slider', { name: 'Lowest price' }).press('ArrowRight');
    await at(page, '/lvt?min_price=10');
    await page.getByLabel('To (£)').fill('20');
    await at(page, '/lvt?min_price=10&max_price=20');
    await page.getByRole('status').getByText('1 range', { exact: true }).waitFor();
    await close();
  });

  it('work without script', async () => {
    const options = { viewport, javaScriptEnabled: false };
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/carpets`, options);
    await page.getByLabel('Search', { exact: true }).fill('wool');
    await page.getByLabel('On sale only').check();
    await page.getByRole('button', { name: 'Show products' }).click();
    await page.getByRole('status').getByText('2 ranges').waitFor();
    await page.getByRole('radio', { name: 'Grey', exact: true }).check();
    await page.getByLabel('Room', { exact: true }).selectOption('Hall and stairs');
    await page.getByLabel('Fibre').selectOption('Wool');
    await page.getByLabel('On sale only').uncheck();
    await page.getByRole('button', { name: 'Show products' }).click();
    await page.getByRole('status').getByText('2 ranges').waitFor();
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toMatchObject({ search: 'wool', colour: 'grey', room: 'stairs', fibre: 'wool' });
    await expect.poll(() => page.getByLabel('Fibre').inputValue()).toBe('wool');
    await close();
  });

  it('are those that the floors of the page differ in, and read from the address', async () => {
    const { page, complaints, close } = await visit(shared.browser, `${shared.site.origin}/lvt`, {
      viewport,
    });
    await expect.poll(() => page.getByLabel('Fibre').count()).toBe(0);
    await page.getByLabel('Wear layer').selectOption('0.55 mm');
    await at(page, '/lvt?wear_layer=0.55');
    await page.getByRole('status').getByText('2 ranges').waitFor();
    await page.getByRole('radio', { name: 'Grey', exact: true }).check();
    await at(page, '/lvt?colour=grey&wear_layer=0.55');
    await page.getByRole('heading', { name: 'Portland Tile in Honister Slate' }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await at(page, '/lvt');
    expect(complaints).toEqual([]);
    await close();
  });

  longIt(
    'the pages of a long list work without script, and one beyond it is the last',
    async () => {
      const site = await startSite();
      for (const number of [1, 2, 3, 4, 5, 6, 7])
        await addProduct(site, { name: `Example Twist ${number}`, category: 'carpet' });
      const bare = await visit(shared.browser, `${site.origin}/carpets`, {
        viewport,
        javaScriptEnabled: false,
      });
      await bare.page.getByText('1 to 12 of 13 ranges').waitFor();
      await bare.page.getByRole('link', { name: 'Next', exact: true }).click();
      await bare.page.getByText('13 to 13 of 13 ranges').waitFor();
      await bare.close();
      for (const javaScriptEnabled of [true, false]) {
        const options = { viewport, javaScriptEnabled };
        const address = `${site.origin}/carpets?page=99`;
        const { page, complaints, close } = await visit(shared.browser, address, options);
        await page.getByText('13 to 13 of 13 ranges').waitFor();
        await expect.poll(() => page.locator('a[aria-current=page]').innerText()).toMatch(/2$/);
        const canonical = page.locator('link[rel=canonical]');
        await expect.poll(() => canonical.getAttribute('href')).toMatch(/\/carpets\?page=2$/);
        expect(complaints).toEqual([]);
        await close();
      }
      await site.close();
    },
  );

  it('on a phone are colour, room and order, and under More all others with a way to the list', async () => {
    const { page, complaints, close } = await visit(
      shared.browser,
      `${shared.site.origin}/carpets`,
      { viewport: { width: 390, height: 844 } },
    );
    const search = page.getByLabel('Search', { exact: true });
    await page.getByLabel('Room', { exact: true }).waitFor();
    await expect.poll(() => search.isVisible()).toBe(false);
    await page.locator('#products').scrollIntoViewIfNeeded();
    await hydrated(page, '#products li a');
    await page.getByRole('radio', { name: 'Grey', exact: true }).check();
    await at(page, '/carpets?colour=grey');
    await page.getByText('More filters', { exact: true }).click();
    await search.fill('no such floor');
    await at(page, '/carpets?search=no+such+floor&colour=grey');
    const show = page.getByRole('button', { name: /^Show \d+ range/ });
    for (const field of [search, page.getByLabel('Availability')]) {
      await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect.poll(() => show.innerText()).toBe('Show 0 ranges');
      const box = await show.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect(box?.y).toBeLessThan(800);
    }
    await search.fill('twist');
    await expect.poll(() => show.innerText()).toBe('Show 1 range');
    await show.click();
    await expect.poll(() => search.isVisible()).toBe(false);
    const heading = page.getByRole('heading', { name: 'Carpets', exact: true });
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
    expect(complaints).toEqual([]);
    await close();
  });

  it('that are set are listed above the list, and each can be taken off', async () => {
    const address = `${shared.site.origin}/carpets?search=twist&max_price=30&colour=grey&orderby=price`;
    for (const javaScriptEnabled of [true, false]) {
      const options = { viewport, javaScriptEnabled };
      const { page, complaints, close } = await visit(shared.browser, address, options);
      const list = page.getByRole('list', { name: 'Filters that are set' });
      const left = () => list.getByRole('link').allInnerTexts();
      await expect
        .poll(async () => (await left()).map((text) => text.split('×')[0]?.trim()))
        .toEqual(['Grey', '“twist”', 'Up to £30', 'Clear all']);
      if (javaScriptEnabled) await hydrated(page, '#products li a');
      await list.getByRole('link', { name: '“twist”' }).click();
      await at(page, '/carpets?max_price=30&orderby=price&colour=grey');
      await expect.poll(() => page.getByLabel('Search', { exact: true }).inputValue()).toBe('');
      await list.getByRole('link', { name: 'Clear all' }).click();
      await at(page, '/carpets?orderby=price');
      await expect.poll(() => list.count()).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    }
  });
});

it('an order chosen while the list is being hydrated is kept', async () => {
  const { page, close } = await openWindow(shared.browser, { viewport });
  // The choice is made so many tasks after the code has arrived: before, during and after hydration.
  for (const tasks of [0, 1, 2, 3, 4, 5, 6]) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/category-products.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${shared.site.origin}/carpets`);
    const chosen = page.getByLabel('Sort by').evaluate(chooseAfterCode, tasks);
    await page.getByLabel('Sort by').scrollIntoViewIfNeeded();
    release();
    await chosen;
    await page.locator('#products li', { hasText: 'Kennet Level Loop' }).first().waitFor();
    await at(page, '/carpets?orderby=price');
    await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('price');
    await page.unrouteAll();
  }
  await close();
});

/** Chooses 'Price low to high' as a visitor does, `tasks` tasks after the list's code arrived. */
function chooseAfterCode(element: Element, tasks: number): Promise<void> {
  const select = element as HTMLSelectElement;
  const hasCode = () =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('category-products') && name.endsWith('.js'));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let left = tasks;
    port1.onmessage = () => {
      if (!hasCode() || left-- > 0) {
        port2.postMessage(0);
        return;
      }
      select.value = 'price';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      resolve();
    };
    port2.postMessage(0);
  });
}
