import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { addProduct, changeProduct } from '#tests/support/fixtures/products.ts';
import { plainImage } from '#tests/support/fixtures/uploads.ts';
import { longIt } from '#tests/support/long-run.ts';

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
/** Opens a tab of the form. */
const part = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('tab', { name }).click();
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
  await expect.poll(() => tab(page, /^All/).getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => readPage('/carpets')).not.toContain('Somerset Loop');

  await button(page, 'Add product').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add product' });
  await dialog.getByLabel('Name', { exact: true }).fill('Somerset Loop');
  await dialog.getByLabel('SKU').fill('SL-1');
  await dialog.getByText('On the homepage, it is on its category’s page too.').waitFor();
  await dialog.getByRole('tab', { name: 'Basics' }).press('ArrowLeft');
  await dialog.getByLabel('Upload a picture').waitFor();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByLabel('Price (£)', { exact: true }).fill('30');
  await dialog.getByLabel('Sale price (£)').fill('30');

  await part(page, 'Details');
  await dialog.getByLabel('New feature').fill('Soft');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('New feature').fill('Warm');
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.getByLabel('New feature').inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Move: Warm' }).press('ArrowUp');
  await expect
    .poll(async () => (await entries(page, 'Features')).map((text) => text.split('\n')[0]))
    .toEqual(['Warm', 'Soft']);

  await part(page, 'Colours');
  await button(page, 'Add colour').click();
  await dialog.getByText('Please enter a name').waitFor();
  await dialog.getByLabel('Colour name').fill('Cider');
  await dialog.getByLabel('Colour code (optional)').fill('#b5651d');
  await button(page, 'Add colour').click();
  await part(page, 'Details');
  await dialog.getByLabel('Key').fill('Pile');
  await button(page, 'Add specification').click();
  await dialog.getByText('Please enter both a key and a value').waitFor();
  await dialog.getByLabel('Value').fill('Loop');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await entries(page, 'Specifications')).join())
    .toContain('Pile: Loop');

  await part(page, 'Pictures');
  const file = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await dialog.getByLabel('Upload a picture').setInputFiles(file);
  await dialog.getByText('The file must be a JPEG, PNG, WebP or AVIF picture.').waitFor();
  const buffer = await plainImage(900, 600).jpeg().toBuffer();
  await dialog.getByLabel('Upload a picture').setInputFiles({ ...file, buffer });
  await dialog.getByAltText('What the product will show').waitFor();

  await dialog.getByRole('button', { name: 'Add product' }).click();
  await dialog.getByText('Must be lower than the price.').waitFor();
  await dialog.getByRole('tab', { name: 'Price and offers has an error' }).waitFor();
  await dialog.getByLabel('Sale price (£)').fill('24.50');
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await dialog.getByText(/^£30\.00 can’t be crossed out yet/).waitFor();
  await dialog.getByLabel('Sale price (£)').fill('');
  await part(page, 'Details');
  await dialog.getByLabel('New feature').fill('Forgotten');
  await part(page, 'Basics');
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
    salePrice: null,
    features: ['Warm', 'Soft'],
    specifications: { Pile: 'Loop' },
    colorOptions: [{ name: 'Cider', hex: '#b5651d' }],
    imageUrl: expect.stringMatching(/^\/images\/upload-/),
  });
  await page.getByLabel('Search').fill('somerset');
  await expect.poll(() => row(page, 'Somerset Loop').innerText()).toContain('SKU SL-1');
  await tab(page, /^Catalog \(1\)$/).waitFor();
  await expect.poll(() => readPage('/carpets')).toContain('Somerset Loop');
  const onCarpets = await visit(shared.browser, `${shared.site.origin}/carpets`);
  await onCarpets.page
    .getByRole('link', { name: /Somerset Loop/ })
    .first()
    .waitFor();
  await onCarpets.close();
  const shop = await visit(shared.browser, `${shared.site.origin}/products/${made?.slug}`);
  const picture = shop.page.getByAltText(/Somerset Loop/).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/upload-.*-\d+\.avif$/);
  await shop.close();

  await button(page, 'Edit Somerset Loop').click();
  await part(page, 'Price and offers');
  await page.getByLabel('Stock', { exact: true }).selectOption('Out of Stock');
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
  await expect.poll(() => page.getByLabel('Product type').first().inputValue()).toBe('banner');

  await button(page, 'Add product').click();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await name.fill('Never Saved');
  await page.keyboard.press('Escape');
  await button(page, 'Discard changes').click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await button(page, 'Add product').click();
  await expect.poll(() => name.inputValue()).toBe('');
  await close();
});

it('of two who edit one product the second sees what the first changed, and loses nothing', async () => {
  const { site } = shared;
  const { id } = await addProduct(site, { name: 'Contested Carpet', price: 10, brand: 'House' });
  const { page, close } = await open('/admin/products?search=contested');
  await button(page, 'Edit Contested Carpet').click();
  const dialog = page.getByRole('dialog', { name: 'Edit product' });
  await dialog.getByLabel('SKU').fill('MINE');
  await part(page, 'Price and offers');
  await dialog.getByLabel('Price (£)', { exact: true }).fill('11');
  await changeProduct(site, id, { price: 12, brand: 'Theirs', name: 'Contested Twist' });
  // The list behind the dialog has heard of it; the form keeps what was typed.
  await row(page, 'Contested Twist').waitFor({ state: 'attached' });
  await button(page, 'Save product').click();
  await toast(page, 'Update Failed', 'Failed to update product.');
  await dialog.getByText('Test admin changed this product after you opened it.').waitFor();
  await dialog.getByText('the form now shows theirs: Name, Brand.').waitFor();
  await expect.poll(() => dialog.getByLabel('Brand').inputValue()).toBe('Theirs');
  await expect.poll(() => dialog.getByLabel('SKU').inputValue()).toBe('MINE');
  await expect.poll(() => dialog.getByLabel('Keep mine: 11').isChecked()).toBe(true);
  await dialog.getByLabel('Take theirs: 12.00').check();
  await expect
    .poll(() => dialog.getByLabel('Price (£)', { exact: true }).inputValue())
    .toBe('12.00');
  await dialog.getByLabel('Keep mine: 11').check();
  await button(page, 'Save product').click();
  await toast(page, 'Product Updated', 'Product has been updated successfully.');
  await expect
    .poll(() => find('Contested'))
    .toMatchObject({
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

it('the dialog asks once before it drops changes, and not when nothing was changed', async () => {
  const { site } = shared;
  await addProduct(site, { name: 'Guarded Carpet', price: 10, features: ['Soft'] });
  const { page, complaints, close } = await open('/admin/products?search=guarded');
  const dialog = page.getByRole('dialog', { name: 'Edit product' });
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  const edit = async () => {
    await button(page, 'Edit Guarded Carpet').click();
    await dialog.getByLabel('Brand').waitFor();
  };
  await edit();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await edit();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await edit();
  await dialog.getByLabel('Brand').fill('House');
  for (const ask of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel', exact: true }).click(),
  ]) {
    await ask();
    await question.waitFor();
    await button(page, 'Keep editing').click();
    await expect.poll(() => question.count()).toBe(0);
    await expect.poll(() => dialog.getByLabel('Brand').inputValue()).toBe('House');
  }
  await dialog.getByLabel('Brand').fill('');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await edit();
  await part(page, 'Details');
  await dialog.getByLabel('New feature').fill('Warm');
  await page.keyboard.press('Escape');
  await question.getByText('Your changes haven’t been saved.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => question.count()).toBe(0);
  await dialog.getByLabel('New feature').press('Enter');
  await page.keyboard.press('Escape');
  await button(page, 'Discard changes').click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(async () => (await find('Guarded'))?.features).toEqual(['Soft']);
  expect(complaints).toEqual([]);
  await close();
});

longIt('specifications and features are edited in their place, by keyboard', async () => {
  await addProduct(shared.site, {
    name: 'Worded Carpet',
    specifications: { Pile: 'Wool', Weight: '40 oz' },
    features: ['Soft', 'Warm'],
  });
  const { page, complaints, close } = await open('/admin/products?search=worded');
  await button(page, 'Edit Worded Carpet').click();
  const dialog = page.getByRole('dialog', { name: 'Edit product' });
  await part(page, 'Details');
  await dialog.getByRole('button', { name: 'Edit: Pile' }).focus();
  await page.keyboard.press('Enter');
  const key = dialog.getByLabel('Key of Pile');
  await expect.poll(() => key.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type('Weight');
  await page.keyboard.press('Enter');
  await dialog.getByText('This key is already in the list').waitFor();
  await key.fill('Fibre');
  await dialog.getByLabel('Value of Pile').fill('Undyed wool');
  await button(page, 'Save product').click();
  await dialog.getByText('One entry is still being edited.').waitFor();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await entries(page, 'Specifications')).map((text) => text.split('\n')[0]))
    .toEqual(['Fibre: Undyed wool', 'Weight: 40 oz']);
  const focusedName = () => page.evaluate(() => document.activeElement?.ariaLabel);
  await expect.poll(focusedName).toBe('Edit: Fibre');
  await dialog.getByRole('button', { name: 'Edit: Warm' }).click();
  await dialog.getByLabel('Text of Warm').fill('Cool');
  await page.keyboard.press('Escape');
  await expect.poll(focusedName).toBe('Edit: Warm');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Text of Warm').fill('Warm underfoot');
  await button(page, 'Done with Warm').click();
  await button(page, 'Save product').click();
  await toast(page, 'Product Updated', 'Product has been updated successfully.');
  await expect
    .poll(() => find('Worded'))
    .toMatchObject({
      specifications: { Fibre: 'Undyed wool', Weight: '40 oz' },
      features: ['Soft', 'Warm underfoot'],
    });
  expect(complaints).toEqual([]);
  await close();
});

longIt('a banner has neither price nor stock, in its form and in its tab', async () => {
  const { page, complaints, close } = await open('/admin/banners');
  const headings = page.getByRole('columnheader');
  await row(page, 'We bring the samples to you').waitFor();
  await expect
    .poll(() => headings.allInnerTexts())
    .toEqual(['Product', 'Category', 'Type', 'Page', 'Actions']);
  await button(page, 'Add banner').click();
  const dialog = page.getByRole('dialog', { name: 'Add banner' });
  await dialog.getByLabel('Name', { exact: true }).fill('Spring Offer');
  const sold = ['Price (£)', 'Sale price (£)', 'Stock', 'Unit', 'SKU', 'New feature', 'Key'];
  for (const label of sold)
    await expect
      .poll(() => dialog.getByLabel(label, { exact: true }).count(), { message: label })
      .toBe(0);
  await dialog.getByLabel('Product type').selectOption('Catalog');
  for (const label of sold)
    await expect
      .poll(() => dialog.getByLabel(label, { exact: true }).count(), { message: label })
      .toBe(1);
  await part(page, 'Price and offers');
  await dialog.getByLabel('Sale price (£)').fill('-1');
  await part(page, 'Basics');
  await dialog.getByLabel('Product type').selectOption('Banner');
  await dialog.getByLabel('Page location').selectOption('Carpets');
  await dialog.getByRole('button', { name: 'Add banner' }).click();
  await toast(page, 'Product Created', 'New product has been added successfully.');
  await row(page, 'Spring Offer').waitFor();
  await expect
    .poll(() => find('Spring'))
    .toMatchObject({ productType: 'banner', price: 0, salePrice: null });
  await expect.poll(() => readPage('/carpets')).toContain('Spring Offer');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await tab(page, /^Catalog/).click();
  await expect.poll(() => row(page, 'Spring Offer').count()).toBe(0);
  await tab(page, /^All/).click();
  await expect.poll(() => row(page, 'Spring Offer').innerText()).not.toContain('£');
  expect(complaints).toEqual([]);
  await close();
});

it('a colour is edited in its place, by keyboard, with its code and its picture', async () => {
  await addProduct(shared.site, {
    name: 'Coloured Carpet',
    colorOptions: [{ name: 'Cider', hex: '#b5651d' }, { name: 'Slate' }],
  });
  const { page, complaints, close } = await open('/admin/products?search=coloured');
  await button(page, 'Edit Coloured Carpet').click();
  const dialog = page.getByRole('dialog', { name: 'Edit product' });
  const focusedName = () => page.evaluate(() => document.activeElement?.ariaLabel);
  await part(page, 'Colours');
  await dialog.getByRole('button', { name: 'Edit: Cider' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(focusedName).toBe('Colour name of Cider');
  await page.keyboard.type('Slate');
  await page.keyboard.press('Enter');
  await dialog.getByText('This colour is already in the list').waitFor();
  await dialog.getByLabel('Colour name of Cider').fill('Perry');
  await dialog.getByLabel('Colour code of Cider').fill('gold');
  await page.keyboard.press('Enter');
  await dialog.getByText('Must be a colour such as #b5651d').waitFor();
  await dialog.getByLabel('Colour code of Cider').fill('#c9a227');
  await button(page, 'Save product').click();
  await dialog.getByText('One entry is still being edited.').waitFor();
  await dialog.getByLabel('Colour picture of Cider').setInputFiles({
    name: 'perry.jpg',
    mimeType: 'image/jpeg',
    buffer: await plainImage(200, 200).jpeg().toBuffer(),
  });
  await dialog.getByAltText('The picture of Cider').waitFor();
  await button(page, 'Done with Cider').click();
  await expect.poll(focusedName).toBe('Edit: Perry');
  await dialog.getByRole('button', { name: 'Edit: Slate' }).click();
  await dialog.getByLabel('Colour name of Slate').fill('Granite');
  await page.keyboard.press('Escape');
  await expect.poll(focusedName).toBe('Edit: Slate');
  await button(page, 'Save product').click();
  await toast(page, 'Product Updated', 'Product has been updated successfully.');
  await expect
    .poll(async () => (await find('Coloured'))?.colorOptions)
    .toEqual([
      { name: 'Perry', hex: '#c9a227', imageUrl: expect.stringMatching(/^\/images\/upload-/) },
      { name: 'Slate' },
    ]);
  expect(complaints).toEqual([]);
  await close();
});

longIt(
  'the public pages that are opened from the panel show what has changed since they were last open',
  async () => {
    const { id } = await addProduct(shared.site, { name: 'Early Carpet', price: 10 });
    const { page, complaints, close } = await open('/admin/products?search=carpet');
    const website = page.getByRole('banner').getByRole('link', { name: 'Wyvern Vale' });
    const card = (name: string) => page.locator('#products').getByText(name).first();
    await row(page, 'Early Carpet').waitFor();
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await website.click();
    await card('Early Carpet').waitFor();
    await page.goBack();
    await row(page, 'Early Carpet').waitFor();
    await changeProduct(shared.site, id, { name: 'Late Carpet' });
    await row(page, 'Late Carpet').waitFor();
    await website.click();
    await card('Late Carpet').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Service Areas').click();
    await page.locator('#menu-areas').getByRole('link', { name: 'Bath', exact: true }).waitFor();
    await expect.poll(() => page.locator('[data-same-document]').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  },
);

it('entries are dragged into another order, and moved by the menu', async () => {
  await addProduct(shared.site, { name: 'Sorted Carpet', features: ['Soft', 'Warm', 'Quiet'] });
  const { page, complaints, close } = await open('/admin/products?search=sorted');
  await button(page, 'Edit Sorted Carpet').click();
  await page.getByRole('dialog').getByLabel('Brand').waitFor();
  await part(page, 'Details');
  const handle = (name: string) => page.getByRole('button', { name: `Move: ${name}` });
  const order = async () => (await entries(page, 'Features')).map((text) => text.split('\n')[0]);
  const drag = async (name: string, onto: string) => {
    await handle(name).hover();
    await page.mouse.down();
    const box = await handle(onto).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + (box?.height ?? 0), { steps: 4 });
  };
  await drag('Soft', 'Quiet');
  await page.mouse.up();
  await expect.poll(order).toEqual(['Warm', 'Quiet', 'Soft']);
  await drag('Warm', 'Soft');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(order).toEqual(['Warm', 'Quiet', 'Soft']);
  await button(page, 'More actions for Soft').click();
  await page.getByRole('menuitem', { name: 'Move up Soft' }).click();
  await expect.poll(order).toEqual(['Warm', 'Soft', 'Quiet']);
  await button(page, 'More actions for Quiet').click();
  await page.getByRole('menuitem', { name: 'Remove Quiet' }).click();
  await button(page, 'Save product').click();
  await expect.poll(async () => (await find('Sorted'))?.features).toEqual(['Warm', 'Soft']);
  expect(complaints).toEqual([]);
  await close();
});
