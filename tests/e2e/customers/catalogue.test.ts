import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { openWindow, startSite, visit } from '#tests/support/browser/browser.ts';
import { goTo, hydrated, reload, settled } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { addProduct, callProducts } from '#tests/support/fixtures/products.ts';
import { longIt } from '#tests/support/long-run.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const shared = siteInBrowser();

const oat = 'Bradford Twist in Oat';
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
    await page.getByLabel('Colour', { exact: true }).selectOption('Grey');
    await page.getByLabel('Room', { exact: true }).selectOption('Hall and stairs');
    await page.getByLabel('Fibre').selectOption('Wool');
    await page.getByLabel('On sale only').uncheck();
    await page.getByRole('button', { name: 'Show products' }).click();
    await page.getByRole('status').getByText('2 ranges').waitFor();
    await expect
      .poll(() => new URL(page.url()).search)
      .toContain('colour=grey&room=stairs&fibre=wool');
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
    await page.getByLabel('Colour', { exact: true }).selectOption('Grey');
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

  it('on a phone the number of products stays beside the open filters', async () => {
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/carpets`, {
      viewport: { width: 390, height: 844 },
    });
    await page.getByText('Filter and sort').click();
    const search = page.getByLabel('Search', { exact: true });
    await search.fill('no such floor');
    await at(page, '/carpets?search=no+such+floor');
    const count = page.locator('summary').getByText('0 ranges');
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
  await settled(page);
  await page.getByRole('button', { name: 'Remove Bradford Twist in Oat' }).click();
  await page.getByText('Nothing in it yet.').waitFor();
  await other.getByRole('button', { name: 'Add to Quote Bradford Twist in Oat' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

describe('the list of carpets', () => {
  it('has each carpet once: a card for its range, with a link to every colour', async () => {
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/carpets`, {
      viewport,
    });
    await expect
      .poll(() =>
        page
          .locator('main')
          .getByRole('heading', { name: /Bradford Twist/ })
          .count(),
      )
      .toBe(1);
    const card = page.locator('#products li', { has: page.getByRole('heading', { name: oat }) });
    const colours = card.getByRole('list', { name: 'Colours' }).getByRole('link');
    await expect
      .poll(() => colours.allInnerTexts())
      .toEqual(['Oat', 'Silver Birch, 15% off', 'Slate']);
    // The badge is on a picture of Oat, which is not reduced.
    await card.getByText('Some colours reduced').waitFor();
    await colours.getByText('Slate').click();
    await at(page, '/products/bradford-twist-slate');
    await close();
  });

  it('shows the details of a carpet in a dialog, which gives the focus back', async () => {
    const { page, complaints, close } = await visit(
      shared.browser,
      `${shared.site.origin}/carpets?orderby=price`,
      { viewport },
    );
    await page.locator('#products').scrollIntoViewIfNeeded();
    await hydrated(page, '#products li a');
    const details = page.getByRole('link', { name: 'Details of Kennet Level Loop' });
    await details.click();
    const dialog = page.getByRole('dialog', { name: 'Kennet Level Loop' });
    await dialog.getByRole('link', { name: 'Get Quote' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => details.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  longIt('offers the sort orders of the specification', async () => {
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/carpets`, {
      viewport,
      javaScriptEnabled: false,
    });
    const orders = page.getByLabel('Sort by').getByRole('option');
    await expect
      .poll(() => orders.allInnerTexts())
      .toEqual([
        'Newest',
        'Featured',
        'Price low to high',
        'Price high to low',
        'Popularity',
        'Rating',
        'Name A to Z',
      ]);
    await close();
  });

  longIt('says what to do when the firm sells none', async () => {
    const site = await startSite();
    for (const { id } of await readProducts(site)) await callProducts(site, 'DELETE', `/${id}`);
    const { page, close } = await visit(shared.browser, `${site.origin}/carpets`, { viewport });
    await page
      .getByText('No products found. Please check back later or contact us for more information.')
      .waitFor();
    await close();
    await site.close();
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

const readProducts = async (site: TestApp): Promise<Product[]> =>
  (await fetch(`${site.origin}/api/products`)).json();

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

it('a product is estimated at its own price', async () => {
  const address = `${shared.site.origin}/products/cavendish-saxony-dove#calculator`;
  const { page, close } = await visit(shared.browser, address, { viewport });
  await hydrated(page, '#calculator input');
  await page.getByLabel('Length (m)').fill('5.9');
  await page.getByLabel('Width (m)').fill('3.7');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByText('£22.50/m²').waitFor();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByRole('button', { name: 'Calculate Estimate' }).click();
  await page.getByText('What makes up the price').click();
  // 6.0 m off a 4 m roll at 22.50 instead of 25.99: 540.00 of material.
  await page.getByText('£540.00').waitFor();
  await close();
});
