import { expect, it } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';

const shared = siteInBrowser();

const priceOf = async (id: string) => {
  const product: Product = await (await fetch(`${shared.site.origin}/api/products/${id}`)).json();
  return product.price;
};

it('all carpets rise by 4% in six presses, and fall back by one', async () => {
  const { page, close } = await visit(shared.browser, `${shared.site.origin}/admin/products`, {
    ...(await signedInProfile(shared.site, 'admin')),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Change prices/ }).waitFor();
  // Opening the choice and choosing are two presses.
  await page.getByLabel('Category').selectOption('Carpet');
  await page.getByRole('button', { name: 'Change prices (all 13)' }).click();
  await dialog.getByLabel('Per cent (%)').fill('4');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('9 prices change. 4 can’t, and stay as they are.').waitFor();
  await dialog.getByText(/The website says “Carpet supply and fit from £4.50\/m²”/).waitFor();
  await dialog.getByRole('row', { name: /Bradford Twist in Oat £25.99 £27.03/ }).waitFor();
  await dialog
    .getByText(/^£27\.03 can’t be crossed out yet/)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Change 9 prices' }).click();
  await page.getByText('9 prices. 4 stayed as they were.', { exact: true }).waitFor();
  await expect.poll(() => priceOf('bradford-twist-oat')).toBe(27.03);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Prices put back', { exact: true }).waitFor();
  await expect.poll(() => priceOf('bradford-twist-oat')).toBe(25.99);
  await close();
});

it('ticked products change later, and the change can be withdrawn', async () => {
  const { page, close } = await visit(
    shared.browser,
    `${shared.site.origin}/admin/products?search=moorland`,
    {
      ...(await signedInProfile(shared.site, 'admin')),
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    },
  );
  const dialog = page.getByRole('dialog');
  await page.getByLabel('Tick Moorland Twist in Navy').check();
  await page.getByRole('button', { name: 'Change prices (1 ticked)' }).click();
  await dialog.getByLabel('Then add (£)').fill('1');
  await dialog.getByLabel('Starts').selectOption('On a day and time');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('Choose a day.').waitFor();
  const nextYear = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Day').fill(nextYear);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Plan to change one price' }).click();
  await page.getByText('Change planned', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Past and planned' }).click();
  await dialog.getByRole('button', { name: 'Withdraw +£1.00' }).click();
  await dialog.getByText('Withdrawn', { exact: true }).waitFor();
  expect(await priceOf('moorland-twist-navy')).toBe(13.99);
  await close();
});

it('a product is copied, and a file of products is checked before it is imported', async () => {
  const { page, close } = await visit(
    shared.browser,
    `${shared.site.origin}/admin/products?search=Bradford`,
    {
      ...(await signedInProfile(shared.site, 'admin')),
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    },
  );
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Copy Bradford Twist in Silver Birch' }).click();
  const name = dialog.getByLabel('Name', { exact: true });
  await expect.poll(() => name.inputValue()).toBe('Copy of Bradford Twist in Silver Birch');
  await name.fill('Bradford Twist in Bronze');
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await page.getByText('Product Created', { exact: true }).waitFor();

  const file = (text: string) => ({
    name: 'products.csv',
    mimeType: 'text/csv',
    // As Excel saves it: Windows-1252.
    buffer: Buffer.from(text, 'latin1'),
  });
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const input = dialog.getByLabel('CSV file');
  await input.setInputFiles(file('Name;Price (\u00a3)\nCaf\u00e9 Carpet;-1\n'));
  await dialog.getByText('Line 2').waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: 'Import' }).isDisabled()).toBe(true);
  await input.setInputFiles(file('Name;Price (\u00a3)\nCaf\u00e9 Carpet;12.50\n'));
  await dialog.getByText('Ready: 1 added, 0 changed, 0 the same.').waitFor();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await page.getByText('Products imported', { exact: true }).waitFor();
  const found = await fetch(`${shared.site.origin}/api/products?search=café`);
  expect(await found.json()).toMatchObject([{ name: 'Café Carpet', price: 12.5 }]);
  await close();
});

it('one price is changed in its row, by keyboard, and Escape leaves it as it was', async () => {
  const { site, browser } = shared;
  const { name } = await addProduct(site, { name: 'Row Priced Twist', price: 20 });
  const { page, complaints, close } = await visit(browser, `${site.origin}/admin/products`, {
    ...(await signedInProfile(site, 'admin')),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.getByLabel('Search', { exact: true }).fill(name);
  const price = page.getByRole('button', { name: `Change the price of ${name}` });
  const field = page.getByLabel(`Price of ${name} (£)`);
  await price.press('Enter');
  await field.fill('1');
  await field.press('Escape');
  await expect.poll(() => price.textContent()).toContain('£20.00');
  await price.press('Enter');
  await field.fill('21.50');
  await field.press('Enter');
  await page.getByText('Product Updated', { exact: true }).first().waitFor();
  await expect.poll(() => price.textContent()).toContain('£21.50');
  await expect.poll(() => price.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
