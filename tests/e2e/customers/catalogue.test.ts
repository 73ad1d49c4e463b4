import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { startSite, visit } from '#tests/support/browser/browser.ts';
import { goTo, hydrated, reload, settled } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { callProducts } from '#tests/support/fixtures/products.ts';
import { longIt } from '#tests/support/long-run.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const shared = siteInBrowser();

const oat = 'Bradford Twist in Oat';
const viewport = { width: 1440, height: 900 };
const at = (page: Page, address: string) => page.waitForURL(shared.site.origin + address);

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

const readProducts = async (site: TestApp): Promise<Product[]> =>
  (await fetch(`${site.origin}/api/products`)).json();

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

it('the home page loads its other floors on request, says when it cannot, and tries again', async () => {
  const { page, close } = await visit(shared.browser, `${shared.site.origin}/`, {
    viewport,
    isFirstVisit: true,
  });
  const cards = page.getByRole('tabpanel').getByRole('article');
  const all = page.getByRole('link', { name: 'Show all 37 floors and accessories' });
  const choose = (name: string) =>
    expect
      .poll(async () => {
        // Until the list has come to life a press does nothing.
        await page.getByRole('tab', { name }).click();
        return page.getByRole('tab', { name }).getAttribute('aria-selected');
      })
      .toBe('true');
  await choose('Laminate');
  await choose('All');
  await expect.poll(() => cards.count()).toBe(12);
  await page.context().setOffline(true);
  await all.click();
  await page.getByText('We couldn’t load the rest.').waitFor();
  await page.context().setOffline(false);
  await all.click();
  await expect.poll(() => cards.count()).toBe(37);
  await close();
});
