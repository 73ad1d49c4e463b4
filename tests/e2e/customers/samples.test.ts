import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products } from '#features/catalogue/server/schema.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';

const shared = siteInBrowser();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const open = (slug: string) =>
  visit(shared.browser, `${shared.site.origin}/products/${slug}`, phone);

it('orders samples of a floor, another colour and a floor of the basket', async () => {
  const basket = await open('whitby-loop-natural');
  const { page, complaints, close } = basket;
  await page.getByRole('button', { name: 'Add to Quote Whitby Loop' }).first().click();
  await page.goto(`${shared.site.origin}/products/bradford-twist-slate`);
  await page.getByRole('button', { name: 'Order free samples' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order free samples' });
  await expect.poll(() => dialog.getByLabel('Bradford Twist in Slate').isChecked()).toBe(true);
  await dialog.getByLabel('Bradford Twist in Oat').check();
  await dialog.getByLabel('Whitby Loop in Natural').check();
  await dialog.getByRole('button', { name: 'Send my samples' }).click();
  await dialog.getByText('Please enter your first name').waitFor();
  await dialog.getByLabel('First name').fill('Ada');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Order free samples' }).click();
  await expect.poll(() => dialog.getByLabel('First name').inputValue()).toBe('Ada');
  await dialog.getByLabel('Whitby Loop in Natural').check();
  await dialog.getByLabel('Last name').fill('Weaver');
  await dialog.getByLabel('Email').fill('ada@example.com');
  await dialog.getByLabel('Address').fill('1 High Street, Chippenham');
  await dialog.getByLabel('Postcode').fill('sn15 3hr');
  await dialog.getByRole('button', { name: 'Send my samples' }).click();
  await dialog
    .getByText('We’ll post your 2 samples to 1 High Street, Chippenham, SN15 3HR.')
    .waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  const leads = await callAs(
    shared.site,
    'support',
    'GET',
    '/api/contact-submissions?kind=samples',
  );
  expect(await leads.json()).toMatchObject([
    { message: 'Free samples: Bradford Twist in Slate; Whitby Loop in Natural' },
  ]);
  expect(complaints).toEqual([]);
  await close();
});

it('offers no sample of a floor that has none left', async () => {
  const id = 'cavendish-saxony-dove';
  const { db } = shared.site.database;
  await db.update(products).set({ samples: 0 }).where(eq(products.id, id));
  const { page, close } = await open(id);
  await page.getByRole('heading', { name: 'Colours' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Order free samples' }).count()).toBe(0);
  await close();
});
