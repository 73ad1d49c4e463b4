import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { addProduct, changeProduct } from '#tests/support/fixtures/products.ts';
import { plainImage } from '#tests/support/fixtures/uploads.ts';

const shared = siteInBrowser();

async function open(path = '/admin/products') {
  return visit(shared.browser, shared.site.origin + path, {
    ...(await signedInProfile(shared.site, 'admin')),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const entries = (page: Page, name: string) =>
  page.getByRole('list', { name }).getByRole('listitem').allInnerTexts();
const find = async (name: string): Promise<Product | undefined> =>
  (await (await fetch(`${shared.site.origin}/api/products?search=${name}`)).json())[0];
const readPage = async (path: string) => (await fetch(shared.site.origin + path)).text();

async function toast(page: Page, title: string, description: string) {
  await page.getByText(title, { exact: true }).first().waitFor();
  await page.getByText(description, { exact: true }).first().waitFor();
}

it('a product is added, seen by visitors, edited and deleted, by keyboard where it is typed', async () => {
  const { page, complaints, close } = await open();
  await tab(page, /^All \(\d+\)$/).waitFor();
  expect(await readPage('/carpets')).not.toContain('Somerset Loop');

  await button(page, 'Add product').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add product' });
  await dialog.getByLabel('Name', { exact: true }).fill('Somerset Loop');
  await dialog.getByLabel('SKU').fill('SL-1');
  await dialog.getByLabel('Page location').selectOption('Carpets');
  await dialog.getByLabel('Price (£)', { exact: true }).fill('30');
  await dialog.getByLabel('Sale price (£)').fill('30');

  await dialog.getByLabel('New feature').fill('Soft');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('New feature').fill('Warm');
  await page.keyboard.press('Enter');
  expect(await dialog.getByLabel('New feature').inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Up: Warm' }).focus();
  await page.keyboard.press('Enter');
  expect((await entries(page, 'Features')).map((text) => text.split('\n')[0])).toEqual([
    'Warm',
    'Soft',
  ]);

  await button(page, 'Add colour').click();
  await dialog.getByText('Please enter a name').waitFor();
  await dialog.getByLabel('Colour name').fill('Cider');
  await dialog.getByLabel('Colour code (optional)').fill('#b5651d');
  await button(page, 'Add colour').click();
  await dialog.getByLabel('Key').fill('Pile');
  await button(page, 'Add specification').click();
  await dialog.getByText('Please enter both a key and a value').waitFor();
  await dialog.getByLabel('Value').fill('Loop');
  await page.keyboard.press('Enter');
  expect((await entries(page, 'Specifications')).join()).toContain('Pile: Loop');

  const file = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await dialog.getByLabel('Upload a picture').setInputFiles(file);
  await dialog.getByText('The file must be a JPEG, PNG, WebP or AVIF picture.').waitFor();
  const buffer = await plainImage(900, 600).jpeg().toBuffer();
  await dialog.getByLabel('Upload a picture').setInputFiles({ ...file, buffer });
  await dialog.getByAltText('What the product will show').waitFor();

  await dialog.getByRole('button', { name: 'Add product' }).click();
  await dialog.getByText('Must be lower than the price.').waitFor();
  await dialog.getByLabel('Sale price (£)').fill('24.50');
  await dialog.getByLabel('New feature').fill('Forgotten');
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await dialog.getByText('"Forgotten" was entered but not added.').waitFor();
  await dialog.getByLabel('New feature').fill('');
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await toast(page, 'Product Created', 'New product has been added successfully.');
  await expect.poll(() => dialog.count()).toBe(0);

  const made = await find('Somerset');
  expect(made).toMatchObject({
    name: 'Somerset Loop',
    price: 30,
    salePrice: 24.5,
    features: ['Warm', 'Soft'],
    specifications: { Pile: 'Loop' },
    colorOptions: [{ name: 'Cider', hex: '#b5651d' }],
    imageUrl: expect.stringMatching(/^\/images\/upload-/),
  });
  await page.getByLabel('Search').fill('somerset');
  await expect.poll(() => row(page, 'Somerset Loop').innerText()).toContain('SKU SL-1');
  expect(await row(page, 'Somerset Loop').locator('s').innerText()).toContain('£30.00');
  await tab(page, /^Catalog \(1\)$/).waitFor();
  await expect.poll(() => readPage('/carpets')).toContain('Somerset Loop');
  const shop = await visit(shared.browser, `${shared.site.origin}/products/${made?.slug}`);
  const picture = shop.page.getByAltText(/Somerset Loop/).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/upload-.*-\d+\.avif$/);
  await shop.close();

  await button(page, 'Edit Somerset Loop').click();
  await page.getByLabel('Stock').selectOption('Out of Stock');
  await button(page, 'Save product').click();
  await toast(page, 'Product Updated', 'Product has been updated successfully.');
  await row(page, 'Somerset Loop').getByText('Out of Stock').waitFor();

  await button(page, 'Delete Somerset Loop').click();
  await page
    .getByText('Are you sure you want to delete "Somerset Loop"? This action cannot be undone.')
    .waitFor();
  await button(page, 'Delete').click();
  await toast(page, 'Product Deleted', 'Product has been deleted successfully.');
  await page.getByText('No products found').waitFor();
  await expect.poll(() => readPage('/carpets')).not.toContain('Somerset Loop');
  const refusals = complaints.filter((text) => !text.includes('400 (Bad Request)'));
  expect(refusals).toEqual([]);
  await close();
});

it('the filters stand in the address, and a closed dialog has forgotten everything', async () => {
  const { page, close } = await open();
  await tab(page, /^Banner/).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?type=banner');
  await expect.poll(() => page.getByRole('row').count()).toBe(6);
  await page.getByLabel('Page location').selectOption('Vinyl');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByLabel('Category').selectOption('Carpet');
  await page.getByText('No products found').waitFor();
  await page.goBack();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  expect(await page.getByLabel('Product type').first().inputValue()).toBe('banner');

  await button(page, 'Add product').click();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await name.fill('Never Saved');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await button(page, 'Add product').click();
  expect(await name.inputValue()).toBe('');
  await close();
});

it('of two who edit one product the second sees what the first changed, and loses nothing', async () => {
  const { site } = shared;
  const { id } = await addProduct(site, { name: 'Contested Carpet', price: 10, brand: 'House' });
  const { page, close } = await open('/admin/products?search=contested');
  await button(page, 'Edit Contested Carpet').click();
  const dialog = page.getByRole('dialog', { name: 'Edit product' });
  await dialog.getByLabel('Price (£)', { exact: true }).fill('11');
  await dialog.getByLabel('SKU').fill('MINE');
  await changeProduct(site, id, { price: 12, brand: 'Theirs', name: 'Contested Twist' });
  // The list behind the dialog has heard of it; the form keeps what was typed.
  await row(page, 'Contested Twist').waitFor({ state: 'attached' });
  await button(page, 'Save product').click();
  await toast(page, 'Update Failed', 'Failed to update product.');
  await dialog.getByText('Test admin changed this product after you opened it.').waitFor();
  await dialog.getByText('theirs stand in the form now: Name, Brand.').waitFor();
  expect(await dialog.getByLabel('Brand').inputValue()).toBe('Theirs');
  expect(await dialog.getByLabel('SKU').inputValue()).toBe('MINE');
  expect(await dialog.getByLabel('Keep mine: 11').isChecked()).toBe(true);
  await dialog.getByLabel('Take theirs: 12.00').check();
  expect(await dialog.getByLabel('Price (£)', { exact: true }).inputValue()).toBe('12.00');
  await dialog.getByLabel('Keep mine: 11').check();
  await button(page, 'Save product').click();
  await toast(page, 'Product Updated', 'Product has been updated successfully.');
  expect(await find('Contested')).toMatchObject({
    name: 'Contested Twist',
    brand: 'Theirs',
    sku: 'MINE',
    price: 11,
    version: 3,
  });

  await button(page, 'Delete Contested Twist').click();
  await changeProduct(site, id, { featured: true });
  await button(page, 'Delete').click();
  await toast(page, 'Delete Failed', 'Failed to delete product.');
  await page.getByRole('dialog').getByRole('alert').getByText('Test admin changed').waitFor();
  await button(page, 'Delete').click();
  await toast(page, 'Product Deleted', 'Product has been deleted successfully.');
  await close();
});
