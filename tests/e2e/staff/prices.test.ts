import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';

const shared = siteInBrowser();

it('an admin changes a price by keyboard: the worked example, the public page, a second admin and the history follow', async () => {
  const { site, browser } = shared;
  const readHome = async () => (await fetch(site.origin)).text();
  await expect.poll(() => readHome()).toContain('25.99');
  const { page, complaints, close } = await visit(browser, `${site.origin}/admin/prices`, {
    ...(await signedInProfile(site, 'admin')),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const carpet = page.getByLabel('Premium carpet');
  const save = page.getByRole('button', { name: 'Save prices' });
  await expect.poll(() => carpet.inputValue()).toBe('25.99');
  await expect.poll(() => save.isDisabled()).toBe(true);

  await carpet.fill('-1');
  await page.getByText('This must be from £0.50 to £500.00, in pounds and pence.').waitFor();
  await carpet.press('Enter');
  await page.getByText('Some prices can’t be saved yet. The reason is next to each one.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => carpet.inputValue()).toBe('25.99');

  await carpet.fill('26.49');
  await page.getByText('(was £1,081.99)').waitFor();
  await carpet.press('Enter');
  await page.getByText('Prices saved').first().waitFor();
  await page.getByText(/^Test admin, /).waitFor();
  await expect.poll(readHome).toContain('26.49');

  // Somebody else saves while a price is being typed.
  const headers = { 'content-type': 'application/json', ...(await staffHeaders(site, 'admin')) };
  const theirs = await fetch(`${site.origin}/api/admin/price-book`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ version: 2, prices: { doorBar: 9.75 } }),
  });
  expect(theirs.status).toBe(200);
  await page.getByLabel('Scotia').fill('2.35');
  await save.click();
  await page
    .getByText(/has changed prices since you opened them: the price of a door bar £9.75/)
    .waitFor();
  await expect.poll(() => page.getByLabel('Door bar', { exact: true }).inputValue()).toBe('9.75');
  await expect.poll(() => page.getByLabel('Scotia').inputValue()).toBe('2.35');
  await save.click();
  await expect.poll(() => page.getByText(/^Test admin, /).count()).toBe(3);

  await page.getByRole('link', { name: 'History' }).click();
  await page
    .getByText('Test admin changed the price of premium carpet from £25.99 to £26.49.')
    .waitFor();
  await page.getByRole('searchbox').fill('scotia');
  await expect.poll(() => page.locator('tbody tr').allInnerTexts()).toHaveLength(1);
  await expect
    .poll(() => page.locator('tbody tr').innerText())
    .toContain('the price of scotia from £2.20 to £2.35');
  // The browser itself notes the refused save.
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
  await close();
});
