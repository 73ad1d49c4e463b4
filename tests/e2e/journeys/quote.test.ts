import type { Locator } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { bookWithEstimate, readQuotePath, sendQuote } from '#tests/support/fixtures/quotes.ts';

const shared = siteInBrowser();

const isFocused = (control: Locator) => control.evaluate((it) => it === document.activeElement);

beforeEach(() => shared.site.database.db.execute('truncate appointments, mails cascade'));

it('the office writes and sends a quote, and the customer accepts it on a phone', async () => {
  const { site, browser } = shared;
  const id = await bookWithEstimate(site);
  const office = await visit(browser, `${site.origin}/admin/appointments?appointment=${id}`, {
    ...(await signedInProfile(site, 'support')),
    viewport: { width: 1440, height: 900 },
  });
  const panel = office.page;
  await panel.getByRole('button', { name: 'Write the quote' }).click();
  const dialog = panel.getByRole('dialog', { name: 'Quote for Ann Price, version 1' });
  await dialog.getByRole('button', { name: 'Add a line' }).click();
  await dialog.getByLabel('What for').last().fill('Discount for two rooms');
  await dialog.getByLabel('Price (£)').last().fill('-50');
  await dialog.getByRole('button', { name: 'Add another choice' }).click();
  await dialog.getByLabel('Name of this choice').first().fill('Our standard carpet');
  await dialog.getByLabel('Name of this choice').last().fill('A wool twist');
  await dialog.getByLabel('Price (£)').nth(5).fill('2,000');
  const total = (await dialog.locator('dd').nth(2).textContent()) ?? '';
  expect(total).toMatch(/^£[\d,]+\.\d\d$/);
  await dialog.getByRole('button', { name: 'Send quote' }).click();
  await panel.getByText(/Version 1, sent .* to ann@example.com, not opened yet/).waitFor();

  const customer = await visit(browser, site.origin + (await readQuotePath(site)), {
    viewport: { width: 390, height: 844 },
  });
  const { page } = customer;
  await page.getByRole('heading', { name: 'Ann, here’s your quote' }).waitFor();
  await page.getByRole('rowheader', { name: 'Discount for two rooms' }).first().waitFor();
  await page.getByLabel('Your full name').fill('Ann Price');
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Please choose one').waitFor();
  await page.getByLabel(`A wool twist, ${total}`).check();
  await page.getByRole('button', { name: `Accept for ${total}` }).click();
  const thanks = page.getByRole('heading', { name: 'Ann, thank you for choosing us' });
  await thanks.waitFor();
  await expect.poll(() => thanks.evaluate((it) => it === document.activeElement)).toBe(true);

  // The open sheet shows it by itself.
  await panel.getByText(/Version 1, A wool twist, sent .*, accepted .* by Ann Price/).waitFor();
  await panel.getByText('Quote accepted').first().waitFor();
  await expect
    .poll(() => panel.getByRole('button', { name: 'Write a new version' }).count())
    .toBe(0);
  for (const { complaints, close } of [office, customer]) {
    expect(complaints).toEqual([]);
    await close();
  }
});

it('the keyboard stays in the form as lines and choices come and go, which are not dropped unasked', async () => {
  const { site, browser } = shared;
  const id = await bookWithEstimate(site);
  const { page, complaints, close } = await visit(
    browser,
    `${site.origin}/admin/appointments?appointment=${id}`,
    { ...(await signedInProfile(site, 'support')), viewport: { width: 1440, height: 900 } },
  );
  await page.getByRole('button', { name: 'Write the quote' }).click();
  const dialog = page.getByRole('dialog', { name: /^Quote for/ });
  const lines = dialog.getByLabel('What for');
  const count = await lines.count();
  await dialog.getByRole('button', { name: 'Remove line 2' }).press('Enter');
  await expect.poll(() => lines.count()).toBe(count - 1);
  expect(await isFocused(dialog.getByRole('button', { name: 'Add a line' }))).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Add a line' }).press('Enter');
  await expect.poll(() => lines.count()).toBe(count);
  expect(await isFocused(lines.last())).toBe(true);
  const more = dialog.getByRole('button', { name: 'Add another choice' });
  await more.press('Enter');
  const names = dialog.getByLabel('Name of this choice');
  await expect.poll(() => names.count()).toBe(2);
  expect(await isFocused(names.last())).toBe(true);
  await dialog
    .getByRole('button', { name: /^Remove the choice/ })
    .last()
    .press('Enter');
  await expect.poll(() => names.count()).toBe(0);
  expect(await isFocused(more)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

it('who thinks twice about declining goes on where they were', async () => {
  const { site, browser } = shared;
  await sendQuote(site, await bookWithEstimate(site));
  const { page, close } = await visit(browser, site.origin + (await readQuotePath(site)));
  const decline = page.getByRole('button', { name: 'No, thank you' });
  await decline.press('Enter');
  const reason = page.getByLabel('Would you tell us why?');
  await reason.waitFor();
  expect(await isFocused(reason)).toBe(true);
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await decline.waitFor();
  expect(await isFocused(decline)).toBe(true);
  await close();
});
