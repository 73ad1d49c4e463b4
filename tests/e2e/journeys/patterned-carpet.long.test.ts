import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { countSheets } from '#tests/support/browser/on-paper.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';

const shared = siteInBrowser();
const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

it('an admin gives a carpet its pattern repeat; customers see it, and the fitter’s list is cut to it', async () => {
  const { id, slug } = await addProduct(shared.site, {
    name: 'Lacock Damask',
    category: 'carpet',
    pageLocation: 'carpets',
    price: 32,
    rollWidths: [4],
    specifications: { Pile: '80% wool, 20% nylon' },
  });
  await enterPattern();
  const product = await visit(shared.browser, `${shared.site.origin}/products/${slug}`, phone);
  const facts = product.page.getByRole('region', { name: 'Specifications' });
  await expect.poll(() => facts.innerText()).toContain('64\u00a0cm (half-drop match)');
  await product.close();

  const rooms = [
    { name: 'Lounge', length: 6, width: 5.4 },
    { name: 'Box room', length: 2.4, width: 1.7 },
  ];
  const answer = await shared.site.app.inject({
    method: 'POST',
    url: '/api/calculator/estimate',
    payload: { flooringType: 'carpet', rooms, productId: id },
  });
  const path = `${shared.site.origin}/estimate/${answer.json().id}`;
  for (const screen of [phone, desktop]) {
    const { page, complaints, close } = await visit(shared.browser, path, screen);
    await page.getByText('Cut to the pattern: repeat 64 cm, half-drop match.').first().waitFor();
    await page.getByText('What makes up the price').click();
    await page.getByText('off a 4 m roll, in repeats of 64 cm = ').waitFor();
    const drawing = page.getByRole('img', { name: /repeat 64\scm, half-drop match/ });
    await expect.poll(() => drawing.filter({ visible: true }).count()).toBe(1);
    expect(await countSheets(page)).toBeLessThanOrEqual(2);
    expect(complaints).toEqual([]);
    await close();
  }
  const list = await visit(shared.browser, `${path}?view=cutting-list`, phone);
  await list.page.getByText('Cut to the pattern: repeat 64 cm, half-drop match').waitFor();
  await list.page.getByText('10 repeats, the first 32 cm trimmed off to match').waitFor();
  await list.close();

  async function enterPattern() {
    const profile = await signedInProfile(shared.site, 'admin');
    const admin = await visit(shared.browser, `${shared.site.origin}/admin/products`, {
      ...profile,
      ...desktop,
    });
    await openForm(admin.page);
    const dialog = admin.page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Save product' });
    await dialog.getByLabel('Pattern repeat (cm)').fill('640');
    await dialog.getByLabel('Pattern match').selectOption('Half-drop match');
    await save.click();
    await dialog.getByText('Must be from 1 to 200 cm, to the millimetre.').waitFor();
    await dialog.getByLabel('Pattern repeat (cm)').fill('64');
    await save.click();
    await admin.page.getByText('Product Updated').first().waitFor();
    expect(admin.complaints).toEqual([]);
    await admin.close();
  }
  async function openForm(page: Page) {
    await page.getByLabel('Search').fill('lacock');
    await page.getByRole('button', { name: /Edit.*Lacock Damask/ }).click();
  }
});
