import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWindow, visit } from '#tests/support/browser/browser.ts';
import { goTo, reload } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

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
    await page.getByRole('status').getByText('2 products').waitFor();
    await page.getByLabel('Sort by').selectOption('price');
    await at(page, '/lvt?search=tile&orderby=price');
    await page.goBack();
    await at(page, '/lvt?search=tile');
    expect(await page.getByLabel('Sort by').inputValue()).toBe('date');
    await page.goBack();
    await at(page, '/lvt');
    expect(await page.getByLabel('Search').inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await close();
  });

  it('take prices from the keyboard, by slider and by figures', async () => {
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/lvt`, { viewport });
    await page.getByRole('slider', { name: 'Lowest price' }).press('ArrowRight');
    await at(page, '/lvt?min_price=10');
    await page.getByLabel('To (£)').fill('20');
    await at(page, '/lvt?min_price=10&max_price=20');
    await page.getByRole('status').getByText('2 products').waitFor();
    await close();
  });

  it('work without script, and so do the pages of the list', async () => {
    const options = { viewport, javaScriptEnabled: false };
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/carpets`, options);
    await page.getByLabel('Search', { exact: true }).fill('wool');
    await page.getByLabel('On sale only').check();
    await page.getByRole('button', { name: 'Show products' }).click();
    await page.getByRole('status').getByText('2 products').waitFor();
    await page.goto(`${shared.site.origin}/carpets`);
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await page.getByText('13 to 13 of 13 products').waitFor();
    await close();
  });

  it('a page beyond the list is its last one, with and without script', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const options = { viewport, javaScriptEnabled };
      const address = `${shared.site.origin}/carpets?page=99`;
      const { page, complaints, close } = await visit(shared.browser, address, options);
      await page.getByText('13 to 13 of 13 products').waitFor();
      expect(await page.locator('a[aria-current=page]').innerText()).toMatch(/2$/);
      const canonical = page.locator('link[rel=canonical]');
      expect(await canonical.getAttribute('href')).toMatch(/\/carpets\?page=2$/);
      expect(complaints).toEqual([]);
      await close();
    }
  });

  it('on a phone the number of products stays beside the open filters', async () => {
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/carpets`, {
      viewport: { width: 390, height: 844 },
    });
    await page.getByText('Filter and sort').click();
    const search = page.getByLabel('Search', { exact: true });
    await search.fill('no such floor');
    await at(page, '/carpets?search=no+such+floor');
    const count = page.locator('summary').getByText('0 products');
    await count.waitFor();
    for (const field of [search, page.getByLabel('Availability')]) {
      await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const top = await count.evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(844);
    }
    await close();
  });
});

it('the quote basket survives a reload and is the same in every tab', async () => {
  const { page, complaints, close } = await visit(shared.browser, `${shared.site.origin}/carpets`, {
    viewport,
  });
  const other = await page.context().newPage();
  await goTo(other, `${shared.site.origin}/products/bradford-twist-oat`);
  await page.getByRole('button', { name: 'Add to Quote Bradford Twist in Oat' }).click();
  await page.getByText('Added to your quote').first().waitFor();
  await other.getByRole('button', { name: 'In your quote Bradford Twist in Oat' }).waitFor();
  await reload(page);
  await page.getByRole('button', { name: 'Your quote basket, 1 product' }).click();
  await page.getByRole('button', { name: 'Remove Bradford Twist in Oat' }).click();
  await page.getByText('Nothing in it yet.').waitFor();
  await other.getByRole('button', { name: 'Add to Quote Bradford Twist in Oat' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('the dialog of the price list gives the focus back', async () => {
  const { page, close } = await visit(shared.browser, `${shared.site.origin}/carpets`, {
    viewport,
  });
  await page.getByLabel('Sort the list').selectOption('Price low to high');
  const first = page.locator('#price-list li:first-child a', { hasText: 'Kennet Level Loop' });
  await first.click();
  const dialog = page.getByRole('dialog', { name: 'Kennet Level Loop' });
  await dialog.getByRole('link', { name: 'Get Quote' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  await close();
});

it('an order chosen while the price list is being hydrated is kept', async () => {
  const { page, close } = await openWindow(shared.browser, { viewport });
  // The choice is made so many tasks after the code has arrived: before, during and after hydration.
  for (const tasks of [0, 1, 2, 3, 4, 5, 6]) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/price-list.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${shared.site.origin}/carpets`);
    const chosen = page.getByLabel('Sort the list').evaluate(chooseAfterCode, tasks);
    await page.getByLabel('Sort the list').scrollIntoViewIfNeeded();
    release();
    await chosen;
    await page.locator('#price-list li:first-child', { hasText: 'Kennet Level Loop' }).waitFor();
    expect(await page.getByLabel('Sort the list').inputValue()).toBe('price-up');
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
      .some(({ name }) => name.includes('price-list') && name.endsWith('.js'));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let left = tasks;
    port1.onmessage = () => {
      if (!hasCode() || left-- > 0) {
        port2.postMessage(0);
        return;
      }
      select.value = 'price-up';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      resolve();
    };
    port2.postMessage(0);
  });
}

it('a product is estimated at its own price', async () => {
  const address = `${shared.site.origin}/products/cavendish-saxony-dove#calculator`;
  const { page, close } = await visit(shared.browser, address, { viewport });
  await page.getByLabel('Length (m)').fill('5.9');
  await page.getByLabel('Width (m)').fill('3.7');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByText('£22.50/m²').waitFor();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByRole('button', { name: 'Calculate Estimate' }).click();
  // 6.0 m off a 4 m roll at 22.50 instead of 25.99: 540.00 of material.
  await page.getByText('£540.00').waitFor();
  await close();
});
